/// Reads a regular expression into its tree.
///
/// The syntax is JavaScript's without back-references, flags other than `i`, and properties; what is not
/// supported is refused with its place rather than misread.
struct PatternParser {
  static let deepestNesting = 100

  let scalars: [Unicode.Scalar]
  var offset = 0
  var groups: [PatternGroup] = []
  var enclosing = 0
  var depth = 0
  var ignoresCase = false

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  mutating func parse() throws(PatternError) -> PatternNode {
    groups = [PatternGroup(parent: 0, inside: 0..<scalars.count)]
    let node = try parseAlternation()
    guard peek == nil else { throw PatternError(.unexpectedGroupEnd, at: offset) }
    return node
  }

  /// Alternatives up to the `)` or the end that closes them.
  mutating func parseAlternation() throws(PatternError) -> PatternNode {
    var alternatives = [try parseSequence()]
    while skip("|") { alternatives.append(try parseSequence()) }
    return PatternNode.alternatives(alternatives)
  }

  private mutating func parseSequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next = peek, next != "|", next != ")" {
      let start = offset
      let node = try parseAtom()
      nodes.append(try parseQuantifier(of: node, from: start))
    }
    return Self.sequence(nodes)
  }

  private mutating func parseAtom() throws(PatternError) -> PatternNode {
    let start = offset
    let scalar = scalars[offset]
    offset += 1
    switch scalar {
    case "(": return try parseGroup(from: start)
    case "[": return .set(try parseClass(from: start))
    case "\\": return try parseEscape(from: start)
    case ".": return .set(.anyInLine)
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case "*", "+", "?": throw PatternError(.nothingToRepeat, at: start)
    default: return literal(scalar)
    }
  }

  /// A scalar that stands for itself.
  func literal(_ scalar: Unicode.Scalar) -> PatternNode {
    let set = ScalarSet(scalar)
    guard ignoresCase, set.ignoringCase != set else {
      return .literal(Array(String(scalar).utf8))
    }
    return .set(set.ignoringCase)
  }

  /// Joins neighbouring literals.
  private static func sequence(_ nodes: [PatternNode]) -> PatternNode {
    var joined: [PatternNode] = []
    var bytes: [UInt8] = []
    for node in nodes {
      if case .literal(let more) = node {
        bytes += more
      } else {
        if !bytes.isEmpty { joined.append(.literal(bytes)) }
        bytes = []
        joined.append(node)
      }
    }
    if !bytes.isEmpty || joined.isEmpty { joined.append(.literal(bytes)) }
    return joined.only ?? .sequence(joined)
  }
}

extension PatternParser {
  var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    offset += 1
    return scalar
  }

  /// Skips a text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    let expected = text.unicodeScalars
    guard scalars[offset...].starts(with: expected) else { return false }
    offset += expected.count
    return true
  }

  /// The source from a place to here, for quoting.
  func quote(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<offset]))
  }
}

/// A capturing group: where it stands.
struct PatternGroup: Hashable, Sendable {
  /// The group around it, 0 for none.
  var parent: Int
  /// What is between its parentheses, in scalars of the source.
  var inside: Range<Int>
}
