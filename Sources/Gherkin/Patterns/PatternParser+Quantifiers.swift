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
