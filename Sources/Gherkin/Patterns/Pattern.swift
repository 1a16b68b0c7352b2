/// A regular expression over the UTF-8 bytes of a text.
///
/// It finds the leftmost match, alternatives in order, as backtracking engines do; what is supported stands
/// at `PatternParser`. A match costs time linear in the text for the patterns that people write; one that
/// would cost exponential time ends in an error.
struct Pattern: Sendable {
  /// Group 0, the whole match, and the capturing groups in the order of their `(`.
  let groups: [PatternGroup]
  /// What every matching text begins with, if the pattern is anchored there.
  let prefix: [UInt8]
  /// Whether a match can only begin at the start.
  private let isAnchored: Bool
  private let program: PatternProgram

  init(_ source: String) throws(PatternError) {
    var parser = PatternParser(source)
    let node = try parser.parse()
    groups = parser.groups
    program = try PatternCompiler.compile(node, groupCount: groups.count)
    let parts = node.parts
    isAnchored = parts.first == .assertion(.start)
    if isAnchored, parts.count > 1, case .literal(let bytes) = parts[1] {
      prefix = bytes
    } else {
      prefix = []
    }
  }

  /// The first match in a text, `nil` when there is none.
  func firstMatch(in text: String) throws(PatternError) -> Captures? {
    var text = text
    var result = Result<Captures?, PatternError>.success(nil)
    text.withUTF8 { bytes in
      result = Result { () throws(PatternError) in try firstMatch(in: bytes.span) }
    }
    return try result.get()
  }

  /// The first match in bytes, which should be UTF-8.
  func firstMatch(in text: Span<UInt8>) throws(PatternError) -> Captures? {
    guard text.count < Int32.max else { throw PatternError(.tooManySteps, at: 0) }
    guard starts(text) else { return nil }
    var machine = PatternMachine(program, textLength: text.count)
    var start: Int32 = 0
    while true {
      if let end = try machine.run(from: 0, at: start, in: text) {
        return Captures(slots: machine.slots, whole: (start, end))
      }
      guard !isAnchored, start < text.count else { return nil }
      start += text.scalar(at: start).length
    }
  }

  private func starts(_ text: Span<UInt8>) -> Bool {
    guard text.count >= prefix.count else { return false }
    for offset in prefix.indices where text[offset] != prefix[offset] { return false }
    return true
  }
}
