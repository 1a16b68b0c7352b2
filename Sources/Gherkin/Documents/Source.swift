/// The text of one feature file, as bytes, and where it comes from.
public struct Source: Sendable, Hashable {
  /// How the text is written.
  public enum MediaType: String, Sendable, Hashable {
    /// A `.feature` file.
    case gherkin = "text/x.cucumber.gherkin+plain"
    /// A `.feature.md` file: Markdown with Gherkin.
    case markdown = "text/x.cucumber.gherkin+markdown"
  }

  /// The path or address of the text, as reports and errors shall show it.
  public let uri: String
  /// The text in UTF-8, untouched: with its byte order mark and line ends.
  public let bytes: [UInt8]
  /// How the text is written.
  public let mediaType: MediaType

  /// Makes a source of bytes. Without a media type, a uri that ends in `.md` is taken for Markdown.
  public init(uri: String, bytes: [UInt8], mediaType: MediaType? = nil) {
    self.uri = uri
    self.bytes = bytes
    self.mediaType = mediaType ?? (uri.hasSuffix(".md") ? .markdown : .gherkin)
  }

  /// Makes a source of a text.
  public init(uri: String, text: String, mediaType: MediaType? = nil) {
    self.init(uri: uri, bytes: Array(text.utf8), mediaType: mediaType)
  }
}
