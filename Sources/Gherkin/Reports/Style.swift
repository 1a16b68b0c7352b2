/// How a report looks on a terminal.
public struct Style: Sendable {
  /// Whether texts are coloured.
  public var isColoured: Bool

  /// A style with colours or without.
  public init(isColoured: Bool = false) { self.isColoured = isColoured }

  /// A colour or weight of the terminal.
  enum Ink: Int {
    case bold = 1
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
    case grey = 90
  }

  /// A text in a colour.
  func paint(_ text: String, _ ink: Ink) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A text in the colour of an outcome.
  func paint(_ text: String, as status: Status) -> String { paint(text, status.ink) }
}

extension Status {
  var ink: Style.Ink {
    switch self {
    case .passed: .green
    case .skipped: .cyan
    case .pending, .undefined: .yellow
    case .ambiguous, .failed: .red
    }
  }

  /// A character for it.
  var letter: String {
    switch self {
    case .passed: "."
    case .skipped: "-"
    case .pending: "P"
    case .undefined: "U"
    case .ambiguous: "A"
    case .failed: "F"
    }
  }

  /// A sign for it.
  var sign: String {
    switch self {
    case .passed: "✔"
    case .skipped: "-"
    case .pending: "…"
    case .undefined: "?"
    case .ambiguous: "≠"
    case .failed: "✘"
    }
  }
}

extension Duration {
  /// The seconds with three decimals, such as `1.250 s`.
  var secondsText: String {
    let (seconds, attoseconds) = components
    let thousandths = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.utf8.count))\(rest) s"
  }
}
