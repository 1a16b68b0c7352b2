/// One call that a delegate or a fake received, as a comparable value.
public struct RecordedEvent: Hashable, Sendable, CustomStringConvertible {
  /// A dotted name such as `picker.didCancel`.
  public var name: String
  /// The arguments, by name.
  public var details: [String: EventDetail]

  /// An event.
  public init(_ name: String, _ details: [String: EventDetail] = [:]) {
    self.name = name
    self.details = details
  }

  /// The name, and the details in the order of their names: `form.didFinish save=true`.
  public var description: String {
    ([name] + details.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
      .joined(separator: " ")
  }
}

/// A value inside an event; literals may be written for it.
public enum EventDetail: Hashable, Sendable, CustomStringConvertible {
  /// Text.
  case text(String)
  /// A whole number, such as an index.
  case number(Int)
  /// Yes or no.
  case flag(Bool)
  /// There is none, such as the person of a cancelled form.
  case none

  /// The text of an optional; `none` without one.
  public init(_ text: String?) { self = text.map(EventDetail.text) ?? .none }

  /// The value in words.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .none: "none"
    }
  }
}

extension EventDetail: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(value) }
  /// A flag.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// None.
  public init(nilLiteral: ()) { self = .none }
}
