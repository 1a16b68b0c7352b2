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

extension PatternParser {
  /// Reads an escape outside a class; the backslash has been read.
  mutating func parseEscape(from start: Int) throws(PatternError) -> PatternNode {
    switch peek {
    case "b": offset += 1; return .assertion(.wordBoundary)
    case "B": offset += 1; return .assertion(.noWordBoundary)
    case "A": offset += 1; return .assertion(.start)
    case "z": offset += 1; return .assertion(.end)
    default: break
    }
    if let set = parseShorthand() { return .set(set) }
    return literal(try parseEscapedScalar(from: start))
  }

  /// Reads the letter of `\d`, `\w`, `\s` or one of their complements.
  mutating func parseShorthand() -> ScalarSet? {
    let set: ScalarSet
    switch peek {
    case "d": set = .digit
    case "D": set = .digit.inverted
    case "w": set = .word
    case "W": set = .word.inverted
    case "s": set = .space
    case "S": set = .space.inverted
    default: return nil
    }
    offset += 1
    return set
  }

  /// Reads the rest of an escape for one scalar.
  mutating func parseEscapedScalar(from start: Int) throws(PatternError) -> Unicode.Scalar {
    guard let scalar = next() else { throw PatternError(.invalidEscape, at: start) }
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "0": return "\0"
    case "x": return try parseHexadecimal(digits: 2, from: start)
    case "u": return try parseHexadecimal(digits: 4, from: start)
    case "a"..."z", "A"..."Z", "1"..."9":
      throw PatternError(.unsupported(quote(from: start)), at: start)
    default: return scalar
    }
  }

  /// Reads exactly so many digits, or any number of them between braces.
  private mutating func parseHexadecimal(
    digits: Int, from start: Int
  ) throws(PatternError) -> Unicode.Scalar {
    let isBraced = skip("{")
    var value: UInt32 = 0
    var count = 0
    while isBraced ? count < 6 : count < digits, let digit = peek?.hexadecimal {
      offset += 1
      count += 1
      value = value << 4 | digit
    }
    guard isBraced ? count > 0 && skip("}") : count == digits, let scalar = Unicode.Scalar(value)
    else { throw PatternError(.invalidEscape, at: start) }
    return scalar
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimal: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
