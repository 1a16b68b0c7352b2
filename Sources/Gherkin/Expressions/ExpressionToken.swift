/// A piece of a Cucumber Expression that the parser takes as one.
package struct ExpressionToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case startOfLine
    case endOfLine
    case whiteSpace
    case text
    case alternation
    case beginOptional
    case endOptional
    case beginParameter
    case endParameter
  }

  package var kind: Kind
  /// In Unicode scalars of the expression, from 0.
  package var place: Range<Int>
  /// In UTF-8 bytes of the expression, from 0; escapes still hold their backslash.
  package var bytes: Range<Int>
}

extension ExpressionToken {
  /// The tokens of an expression, between a start and an end that have no text.
  ///
  /// - Throws: ``ExpressionError`` for a backslash that escapes nothing.
  package static func tokens(of source: String) throws(ExpressionError) -> [ExpressionToken] {
    var tokens = [ExpressionToken(kind: .startOfLine, place: 0..<0, bytes: 0..<0)]
    tokens.reserveCapacity(source.utf8.count / 2 + 2)
    var isEscaped = false
    var scalars = 0
    var bytes = 0
    var start = (scalars: 0, bytes: 0)
    for scalar in source.unicodeScalars {
      let kind = isEscaped ? .text : Kind(of: scalar)
      if isEscaped, !Kind.mayBeEscaped(scalar) {
        throw ExpressionError(.illegalEscape, in: source, at: scalars..<scalars + 1)
      }
      if !isEscaped { start = (scalars, bytes) }
      scalars += 1
      bytes += UTF8.width(scalar)
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { append(kind, start.scalars..<scalars, start.bytes..<bytes, to: &tokens) }
    }
    guard !isEscaped else {
      throw ExpressionError(.escapedEnd, in: source, at: scalars - 1..<scalars)
    }
    tokens.append(
      ExpressionToken(kind: .endOfLine, place: scalars..<scalars, bytes: bytes..<bytes))
    return tokens
  }

  /// Adds a scalar to the token before it, or as a new token. Only text and white space grow.
  private static func append(
    _ kind: Kind, _ place: Range<Int>, _ bytes: Range<Int>, to tokens: inout [ExpressionToken]
  ) {
    let last = tokens.count - 1
    if tokens[last].kind == kind, kind == .text || kind == .whiteSpace {
      tokens[last].place = tokens[last].place.lowerBound..<place.upperBound
      tokens[last].bytes = tokens[last].bytes.lowerBound..<bytes.upperBound
    } else {
      tokens.append(ExpressionToken(kind: kind, place: place, bytes: bytes))
    }
  }
}

extension ExpressionToken.Kind {
  package init(of scalar: Unicode.Scalar) {
    switch scalar {
    case "/": self = .alternation
    case "(": self = .beginOptional
    case ")": self = .endOptional
    case "{": self = .beginParameter
    case "}": self = .endParameter
    case " ": self = .whiteSpace
    default:
      self =
        !scalar.isASCII && scalar.properties.isWhitespace || Self.isControl(scalar)
        ? .whiteSpace : .text
    }
  }

  /// Tab, line feed and the like.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x09...0x0D).contains(scalar.value)
  }

  package static func mayBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\\" || Self(of: scalar) != .text
  }
}
