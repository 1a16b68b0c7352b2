/// The tags that may be used.
package struct TagVocabulary: Sendable, Hashable {
  private let tags: Set<String>
  private let beginnings: [String]

  /// Makes a vocabulary of tags with their `@`. One that ends in `*` allows all tags that begin so, such as
  /// `@id:*`.
  package init(_ tags: some Sequence<String>) {
    let all = Set(tags)
    self.tags = all.filter { !$0.hasSuffix("*") }
    beginnings = all.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }.sorted()
  }

  /// Whether a tag may be used.
  package func contains(_ tag: String) -> Bool {
    tags.contains(tag) || beginnings.contains { tag.hasPrefix($0) }
  }

  /// The tag that was perhaps meant by an unknown one.
  func suggestion(for tag: String) -> String? {
    NearestText(tags.sorted()).suggestions(for: tag).first
  }
}
