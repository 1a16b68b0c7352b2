/// Finds words of a text that one of a parameter type's regular expressions matches.
struct ParameterFinder: Sendable {
  let type: ParameterType
  private let pattern: Pattern

  /// One finder for each regular expression of a type.
  static func finders(of type: ParameterType) -> [ParameterFinder] {
    type.regularExpressions.compactMap { source in
      (try? Pattern(source)).map { ParameterFinder(type: type, pattern: $0) }
    }
  }

  /// The first match that is not empty and stands between white space, punctuation, symbols or the ends.
  func firstWord(in text: String, from start: String.Index) -> Range<String.Index>? {
    let scalars = text.unicodeScalars
    var begin = start
    while begin < scalars.endIndex {
      if isEdge(scalars, before: begin), let end = end(in: text, from: begin),
        end == scalars.endIndex || scalars[end].endsWord
      {
        return begin..<end
      }
      begin = scalars.index(after: begin)
    }
    return nil
  }

  /// Where a match that begins exactly there ends, unless it is empty.
  private func end(in text: String, from begin: String.Index) -> String.Index? {
    let start = text.utf8.distance(from: text.startIndex, to: begin)
    guard let range = try? pattern.match(in: text, at: start), !range.isEmpty else { return nil }
    return text.utf8.index(begin, offsetBy: range.count)
  }

  private func isEdge(_ scalars: String.UnicodeScalarView, before index: String.Index) -> Bool {
    index == scalars.startIndex || scalars[scalars.index(before: index)].endsWord
  }
}

extension Unicode.Scalar {
  /// Whether it is white space, punctuation or a symbol.
  fileprivate var endsWord: Bool {
    if properties.isWhitespace { return true }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
