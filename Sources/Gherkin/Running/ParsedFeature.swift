/// A feature file with what it says.
public final class ParsedFeature: Sendable {
  /// The text.
  public let source: Source
  /// What it says.
  public let document: GherkinDocument
  /// What is run.
  public let pickles: [Pickle]

  /// Reads a source.
  ///
  /// - Throws: all that is wrong in it.
  public init(_ source: Source, ids: inout IDGenerator) throws(ParseFailure) {
    self.source = source
    document = try GherkinDocument(parsing: source, ids: &ids)
    pickles = document.pickles(ids: &ids)
  }
}
