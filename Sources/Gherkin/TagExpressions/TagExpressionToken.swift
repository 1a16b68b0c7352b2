/// A word, operator or parenthesis of a tag expression.
struct TagExpressionToken {
  enum Kind: Equatable {
    case tag(String)
    case not
    case and
    case or
    case opening
    case closing
  }

  let kind: Kind
  /// In Unicode scalars from 0.
  let place: Range<Int>
}

extension TagExpressionToken {
  static func tokens(of source: String) throws(TagExpressionError) -> [TagExpressionToken] {
    var tokens: [TagExpressionToken] = []
    var word = Word()
    var isEscaped = false
    var offset = 0
    for scalar in source.unicodeScalars {
      if isEscaped {
        guard isEscapable(scalar) else {
          throw TagExpressionError(.illegalEscape(scalar), in: source, at: offset..<offset + 1)
        }
        word.append(scalar, at: offset)
        isEscaped = false
      } else if scalar == "\\" {
        word.begin(at: offset)
        isEscaped = true
      } else if scalar == "(" || scalar == ")" {
        word.end(at: offset, into: &tokens)
        let kind = scalar == "(" ? Kind.opening : .closing
        tokens.append(TagExpressionToken(kind: kind, place: offset..<offset + 1))
      } else if scalar.properties.isWhitespace {
        word.end(at: offset, into: &tokens)
      } else {
        word.append(scalar, at: offset)
      }
      offset += 1
    }
    guard !isEscaped else {
      throw TagExpressionError(.illegalEscape(nil), in: source, at: offset - 1..<offset)
    }
    word.end(at: offset, into: &tokens)
    return tokens
  }

  static func isEscapable(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "(" || scalar == ")" || scalar == "\\" || scalar.properties.isWhitespace
  }
}

/// The word being read, with where it began.
private struct Word {
  private var text = ""
  private var start: Int?

  mutating func begin(at offset: Int) {
    if start == nil { start = offset }
  }

  mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    begin(at: offset)
    text.unicodeScalars.append(scalar)
  }

  mutating func end(at offset: Int, into tokens: inout [TagExpressionToken]) {
    guard let start else { return }
    tokens.append(TagExpressionToken(kind: kind, place: start..<offset))
    self = Word()
  }

  private var kind: TagExpressionToken.Kind {
    switch text {
    case "not": .not
    case "and": .and
    case "or": .or
    default: .tag(text)
    }
  }
}
