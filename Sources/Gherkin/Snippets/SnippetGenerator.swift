/// Proposes step definitions for a step that has none.
package struct SnippetGenerator: Sendable {
  /// What stands below the step in its feature.
  package enum Block: Hashable, Sendable {
    /// A table.
    case dataTable
    /// A text between `"""`.
    case docString
  }

  /// Turns a candidate into a step definition's text.
  package typealias Template =
    @Sendable (_ candidate: GeneratedExpression, _ blocks: [Block]) -> String

  private let finders: [ParameterFinder]
  private let template: Template

  /// Makes a generator that knows these parameter types; the template writes the snippet.
  package init(
    parameterTypes: ParameterTypeRegistry, template: @escaping Template = SnippetGenerator.swift
  ) {
    finders = parameterTypes.types.filter(\.useForSnippets).flatMap(ParameterFinder.finders)
    self.template = template
  }

  /// One snippet for every candidate expression, the most likely first.
  package func snippets(for text: String, blocks: [Block] = []) -> [String] {
    expressions(for: text).map { template($0, blocks) }
  }

  /// The Cucumber Expressions that match the text, the most likely first; at least one, at most 256.
  ///
  /// Every number, quoted text or other parameter that stands as a word of its own becomes a parameter. A
  /// number without a fraction gives two candidates, `{int}` and `{float}`. A text of more than 4,096 bytes
  /// is taken as it is.
  package func expressions(for text: String) -> [GeneratedExpression] {
    var candidates = [GeneratedExpression(source: "", parameterTypes: [])]
    var rest = text.utf8.startIndex
    while text.utf8.count <= Self.longestText, let found = firstParameter(in: text, from: rest) {
      let literal = String(text[rest..<found.range.lowerBound])
      rest = found.range.upperBound
      candidates = candidates.flatMap { candidate in
        found.types.map { candidate.appending(literal: literal).appending(parameter: $0) }
      }
      candidates.removeLast(max(0, candidates.count - Self.mostCandidates))
    }
    return candidates.map { $0.appending(literal: String(text[rest...])) }
  }

  private static let longestText = 4096
  private static let mostCandidates = 256

  /// The leftmost parameter, there the longest, with every type that takes the same text.
  private func firstParameter(
    in text: String, from start: String.Index
  ) -> (range: Range<String.Index>, types: [ParameterType])? {
    var best: Range<String.Index>?
    var types: [ParameterType] = []
    for finder in finders {
      guard let range = finder.firstWord(in: text, from: start) else { continue }
      if let best, !range.isBetter(than: best) {
        if range == best, types.last?.name != finder.type.name { types.append(finder.type) }
      } else {
        best = range
        types = [finder.type]
      }
    }
    return best.map { ($0, types.sorted(by: Self.isLikelier)) }
  }

  private static func isLikelier(_ left: ParameterType, _ right: ParameterType) -> Bool {
    let (first, second) = (
      left.preferForRegularExpressionMatch, right.preferForRegularExpressionMatch
    )
    return first == second ? left.name < right.name : first
  }
}

extension Range<String.Index> {
  /// Further to the left, or longer.
  fileprivate func isBetter(than other: Self) -> Bool {
    lowerBound == other.lowerBound ? upperBound > other.upperBound : lowerBound < other.lowerBound
  }
}
