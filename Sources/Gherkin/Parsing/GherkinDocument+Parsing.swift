extension GherkinDocument {
  /// Reads a source, in time and memory linear in its size.
  ///
  /// A line ends at LF, CR LF or CR; a byte order mark is skipped. The keywords are those of English unless the
  /// file says `# language: code`. White space is Unicode's. Markdown has no language line, and its first line that is
  /// neither blank nor a line of tags is the feature's header, whatever its text.
  ///
  /// - Throws: ``ParseFailure`` with the errors of the source; where it is not UTF-8, nothing but that.
  public init(parsing source: Source, ids: inout IDGenerator) throws(ParseFailure) {
    let (document, errors, last) = source.bytes.withUnsafeBufferPointer { bytes in
      var built = DocumentBuilder(bytes, of: source, ids: ids).reading(bytes, source.mediaType)
      return (built.document(), built.errors, built.ids)
    }
    guard errors.isEmpty else { throw ParseFailure(errors: errors) }
    self = document
    ids = last
  }
}

extension TokenSink {
  /// Itself, after it took all tokens of a source.
  consuming func reading(_ bytes: Bytes, _ mediaType: Source.MediaType) -> Self {
    if let fault = bytes.firstInvalid {
      report(.invalidUTF8, at: LineReader.location(of: fault, in: bytes))
      return self
    }
    switch mediaType {
    case .gherkin:
      var parser = LineParser(bytes, recogniser: PlainRecogniser(), sink: self)
      parser.run()
      return parser.sink
    case .markdown:
      var parser = LineParser(bytes, recogniser: MarkdownRecogniser(), sink: self)
      parser.run()
      return parser.sink
    }
  }
}
