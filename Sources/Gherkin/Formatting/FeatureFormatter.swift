/// Lays feature files out in one canonical way.
///
/// Sections are indented by two spaces a level and stand one blank line apart; the columns of a table are aligned as
/// a terminal shows them; tags and words stand one space apart. Between steps and around comments, one blank line stays where there were
/// any. A comment is indented as what comes after it, or as what comes before it if a blank line follows it.
///
/// The meaning of a file never changes: the lines of a description stay as they are, with their indentation, which is
/// part of the text, and so do the lines inside a doc string. Formatting a formatted file changes nothing.
package struct FeatureFormatter: Sendable {
  /// Makes a formatter.
  package init() {}

  /// The text of a source in the one layout, in UTF-8 without a byte order mark. Lines end as the first line of the
  /// source does.
  /// A file that already has it comes back byte by byte.
  ///
  /// Markdown comes back as it is: around its Gherkin, the layout is its author's. Takes time linear in the size.
  ///
  /// - Throws: `ParseFailure` with the errors of the source.
  package func format(_ source: Source) throws(ParseFailure) -> [UInt8] {
    var ids = IDGenerator()
    _ = try GherkinDocument(parsing: source, ids: &ids)
    guard source.mediaType == .gherkin else { return source.bytes }
    return source.bytes.withUnsafeBufferPointer { bytes in
      LayoutWriter(bytes).reading(bytes, source.mediaType).text
    }
  }
}
