extension PatternParser {
  /// Reads a class whose `[` has been read.
  mutating func parseClass(from start: Int) throws(PatternError) -> ScalarSet {
    let isNegated = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    while !skip("]") {
      guard peek != nil else { throw PatternError(.unfinishedClass, at: start) }
      ranges += try parseClassItem()
    }
    let set = ScalarSet(ranges)
    let whole = ignoresCase ? set.ignoringCase : set
    return isNegated ? whole.inverted : whole
  }

  /// Reads one scalar, a shorthand, or a range.
  private mutating func parseClassItem() throws(PatternError) -> [ClosedRange<UInt32>] {
    let start = offset
    if skip("[:") { throw PatternError(.unsupported("[:"), at: start) }
    if skip("\\"), let set = parseShorthand() { return set.ranges }
    offset = start
    let lower = try parseClassScalar()
    guard peek == "-", offset + 1 < scalars.count, scalars[offset + 1] != "]" else {
      return [lower.value...lower.value]
    }
    offset += 1
    let upper = try parseClassScalar()
    guard lower <= upper else { throw PatternError(.reversedRange, at: start) }
    return [lower.value...upper.value]
  }

  private mutating func parseClassScalar() throws(PatternError) -> Unicode.Scalar {
    let start = offset
    guard let scalar = next() else { throw PatternError(.unfinishedClass, at: start) }
    guard scalar == "\\" else { return scalar }
    if skip("b") { return "\u{8}" }
    return try parseEscapedScalar(from: start)
  }
}
