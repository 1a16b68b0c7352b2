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

extension Source {
  /// The line at a place, and under it a caret at the place's column; nil where there is no such line.
  ///
  /// Of a long line, only the sixty characters before and after the column are shown, between dots. Tabs stay tabs in
  /// both lines, so that the caret stands right; wide characters may move it. Takes time linear in the size of the text
  /// before the end of the line.
  package func excerpt(at location: Location) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = LineReader(bytes)
      while let line = reader.read() {
        if line.number == location.line { return bytes.excerpt(line, location.column) }
      }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func excerpt(_ line: Line, _ column: Int?) -> String {
    let place = advancing(from: line.start, by: (column ?? 1) - 1, to: line.end)
    let start = receding(from: place, by: 60, to: line.start)
    let end = advancing(from: place, by: 60, to: line.end)
    let isCut = start > line.start
    let shown = (isCut ? "…" : "") + text(start, end) + (end < line.end ? "…" : "")
    guard column != nil else { return shown }
    let indentation = text(start, place).unicodeScalars.map { $0 == "\t" ? "\t" : " " }.joined()
    return shown + "\n" + (isCut ? " " : "") + indentation + "^"
  }

  /// The place so many scalars further on.
  private func advancing(from start: Int, by count: Int, to end: Int) -> Int {
    var place = start
    var left = count
    while place < end {
      if self[place] & 0xC0 != 0x80 {
        guard left > 0 else { break }
        left -= 1
      }
      place += 1
    }
    return place
  }

  /// The place so many scalars back.
  private func receding(from start: Int, by count: Int, to end: Int) -> Int {
    var place = start
    var left = count
    while place > end, left > 0 {
      place -= 1
      if self[place] & 0xC0 != 0x80 { left -= 1 }
    }
    return place
  }
}
