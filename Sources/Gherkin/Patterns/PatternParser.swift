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

extension PatternParser {
  /// Reads a group whose `(` has been read.
  mutating func parseGroup(from start: Int) throws(PatternError) -> PatternNode {
    guard depth < Self.deepestNesting else { throw PatternError(.nestedTooDeeply, at: start) }
    depth += 1
    defer { depth -= 1 }
    if skip("?:") { return try parseBody(from: start) }
    if skip("?=") { return .look(try parseBody(from: start), stepBack: nil, isNegative: false) }
    if skip("?!") { return .look(try parseBody(from: start), stepBack: nil, isNegative: true) }
    if skip("?<=") { return try parseLookbehind(from: start, isNegative: false) }
    if skip("?<!") { return try parseLookbehind(from: start, isNegative: true) }
    if skip("?i:") { return try parseBody(from: start, ignoringCase: true) }
    if skip("?i)") {
      ignoresCase = true
      return .literal([])
    }
    try skipName(from: start)
    return try parseCapture(from: start)
  }

  private mutating func parseCapture(from start: Int) throws(PatternError) -> PatternNode {
    let index = groups.count
    let outer = enclosing
    groups.append(PatternGroup(parent: outer, inside: offset..<offset))
    enclosing = index
    let begin = offset
    let body = try parseBody(from: start)
    groups[index].inside = begin..<offset - 1
    enclosing = outer
    return .capture(index, body)
  }

  private mutating func parseLookbehind(
    from start: Int, isNegative: Bool
  ) throws(PatternError) -> PatternNode {
    let body = try parseBody(from: start)
    guard let length = body.fixedLength else {
      throw PatternError(.lookbehindWithoutFixedLength, at: start)
    }
    return .look(body, stepBack: length, isNegative: isNegative)
  }

  /// Reads up to and over the `)`; a flag set inside ends there.
  private mutating func parseBody(
    from start: Int, ignoringCase: Bool = false
  ) throws(PatternError) -> PatternNode {
    let outer = ignoresCase
    ignoresCase = outer || ignoringCase
    defer { ignoresCase = outer }
    let body = try parseAlternation()
    guard skip(")") else { throw PatternError(.unfinishedGroup, at: start) }
    return body
  }

  /// Skips `?<name>` or `?P<name>`; any other `?` here is syntax that is not supported.
  private mutating func skipName(from start: Int) throws(PatternError) {
    guard peek == "?" else { return }
    guard skip("?<") || skip("?P<") else {
      offset = min(offset + 2, scalars.count)
      throw PatternError(.unsupported(quote(from: start)), at: start)
    }
    let name = offset
    while let scalar = peek, scalar.properties.isIDContinue { offset += 1 }
    guard offset > name, skip(">") else {
      throw PatternError(.unsupported(quote(from: start)), at: start)
    }
  }
}

extension PatternParser {
  /// The largest bound of a quantifier.
  static let largestBound = 1000

  /// Reads the quantifier that may follow a node.
  mutating func parseQuantifier(
    of node: PatternNode, from start: Int
  ) throws(PatternError) -> PatternNode {
    let place = offset
    guard var bounds = try parseBounds() else { return node }
    if case .assertion = node, scalars[start] != "(" {
      throw PatternError(.nothingToRepeat, at: place)
    }
    bounds.isLazy = skip("?")
    let second = offset
    if skip("+") { throw PatternError(.unsupported(quote(from: place)), at: place) }
    guard try parseBounds() == nil else { throw PatternError(.nothingToRepeat, at: second) }
    return .repetition(node, bounds)
  }

  private mutating func parseBounds() throws(PatternError) -> PatternNode.Bounds? {
    switch peek {
    case "*": offset += 1; return .init(min: 0, max: nil)
    case "+": offset += 1; return .init(min: 1, max: nil)
    case "?": offset += 1; return .init(min: 0, max: 1)
    case "{": return try parseBraces()
    default: return nil
    }
  }

  /// Reads `{2}`, `{2,}` or `{2,3}`; a `{` before anything else stands for itself.
  private mutating func parseBraces() throws(PatternError) -> PatternNode.Bounds? {
    let start = offset
    offset += 1
    guard let min = parseNumber() else { offset = start; return nil }
    var max: Int? = min
    if skip(",") { max = parseNumber() }
    guard skip("}") else { offset = start; return nil }
    guard min <= Self.largestBound, max ?? 0 <= Self.largestBound else {
      throw PatternError(.tooLarge, at: start)
    }
    guard min <= max ?? min else { throw PatternError(.reversedBounds, at: start) }
    return .init(min: min, max: max)
  }

  private mutating func parseNumber() -> Int? {
    var number: Int?
    while let scalar = peek, ("0"..."9").contains(scalar) {
      offset += 1
      number = min((number ?? 0) * 10 + Int(scalar.value - 0x30), Self.largestBound + 1)
    }
    return number
  }
}
