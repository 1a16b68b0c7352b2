/// A feature file that was read: its text, its document and its pickles.
public final class ParsedFeature: Sendable {
  /// The text.
  public let source: Source
  /// The tree of the text.
  public let document: GherkinDocument
  /// The pickles of the document; each is made when it is looked at.
  public let pickles: PickleList

  /// Reads a source, in time linear in its size.
  ///
  /// - Throws: `ParseFailure` with the errors of the source.
  public init(_ source: Source, ids: inout IDGenerator) throws(ParseFailure) {
    self.source = source
    document = try GherkinDocument(parsing: source, ids: &ids)
    pickles = PickleList(document, ids: &ids)
  }
}
