/// A regular expression over the UTF-8 bytes of a text.
///
/// It finds the leftmost match, alternatives in order, as backtracking engines do; `PatternParser` lists
/// what is supported. A match costs time linear in the text for the patterns that people write; one that
/// would cost exponential time ends in an error.
final class Pattern: Sendable {
  /// Group 0, the whole match, and the capturing groups in the order of their `(`.
  let groups: [PatternGroup]
  /// What every matching text begins with, if the pattern is anchored there.
  let prefix: [UInt8]
  /// What every matching text ends with, if the pattern is anchored at both ends.
  let suffix: [UInt8]
  /// Whether a match can only begin at the start.
  let isAnchored: Bool
  /// What the bytes of a match can begin with.
  private let leads: LeadSet
  let program: PatternProgram

  init(_ source: String) throws(PatternError) {
    var parser = PatternParser(source)
    let node = try parser.parse()
    groups = parser.groups
    program = try PatternCompiler.compile(node, groupCount: groups.count)
    let parts = node.parts
    isAnchored = parts.first == .assertion(.start)
    leads = isAnchored ? program.leads(from: 1) : .all
    prefix = isAnchored ? parts.dropFirst().first?.literalBytes ?? [] : []
    let isWhole = isAnchored && parts.count > 3 && parts.last == .assertion(.end)
    suffix = isWhole ? parts.dropLast().last?.literalBytes ?? [] : []
  }

  /// The first match in a text, `nil` when there is none.
  func firstMatch(in text: String) throws(PatternError) -> Captures? {
    try text.withSpan { text throws(PatternError) in
      guard mayMatch(text) else { return nil }
      var machine = try PatternMachine(self, text)
      return try machine.firstMatch(in: text)
    }
  }

  /// The match that begins exactly at a byte, `nil` when there is none.
  func match(in text: String, at start: Int) throws(PatternError) -> Range<Int>? {
    try text.withSpan { text throws(PatternError) in
      var machine = try PatternMachine(self, text)
      return try machine.match(in: text, at: start)
    }
  }

  /// Whether the text has the prefix and the suffix: most texts that do not match fail here, cheaply.
  private func mayMatch(_ text: Span<UInt8>) -> Bool {
    guard text.count >= prefix.count + suffix.count else { return false }
    if !text.isEmpty, !leads.contains(text[0]) { return false }
    for offset in prefix.indices where text[offset] != prefix[offset] { return false }
    let end = text.count - suffix.count
    for offset in suffix.indices where text[end + offset] != suffix[offset] { return false }
    return true
  }
}

extension String {
  /// Calls a body with the UTF-8 bytes.
  fileprivate func withSpan<Value>(
    _ body: (Span<UInt8>) throws(PatternError) -> Value?
  ) throws(PatternError) -> Value? {
    var copy = self
    var value: Value?
    var failure: PatternError?
    copy.withUTF8 { bytes in
      do throws(PatternError) {
        value = try body(bytes.span)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return value
  }
}

/// Where the groups of a match lie, in bytes of the text.
struct Captures: Sendable {
  /// Start and end of each group, -1 for none.
  let slots: [Int]

  /// The range of a group, `nil` when it took no part.
  subscript(group: Int) -> Range<Int>? {
    let start = slots[2 * group]
    let end = slots[2 * group + 1]
    return start < 0 || end < start ? nil : start..<end
  }
}
