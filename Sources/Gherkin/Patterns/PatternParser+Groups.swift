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
