/// Prints the tokens of a source, as Cucumber's conformance data shows them.
struct TokenPrinter: TokenSink {
  let bytes: Bytes
  let isMarkdown: Bool
  private(set) var text = ""
  private(set) var errorCount = 0

  init(_ bytes: Bytes, isMarkdown: Bool) {
    self.bytes = bytes
    self.isMarkdown = isMarkdown
  }

  mutating func report(_ kind: ParseError.Kind, at location: Location) {
    errorCount += 1
  }

  mutating func take(_ token: borrowing Token, in dialect: borrowing Dialect) {
    guard token.kind != .endOfFile else {
      text += "EOF\n"
      return
    }
    let keyword = keyword(of: token, in: dialect)
    let content = content(of: token)
    let isHidden = token.kind == .comment && isMarkdown
    let kind = isHidden ? TokenKind.empty : token.kind
    text += "(\(token.line):\(token.column))\(kind.name):\(keyword)/\(content)/"
    text += items(of: token).joined(separator: ",") + "\n"
  }

  private func keyword(of token: borrowing Token, in dialect: borrowing Dialect) -> String {
    if token.kind == .docStringSeparator { return "()" + (token.delimiter?.rawValue ?? "") }
    if token.kind == .tableRow { return isMarkdown ? "()|" : "" }
    guard let place = token.keyword else { return "" }
    let keyword = dialect.index.keywords[place]
    return "(\(keyword.kind == .stepLine ? keyword.type.rawValue : ""))\(keyword.text)"
  }

  private func content(of token: borrowing Token) -> String {
    switch token.kind {
    case .tableRow, .tagLine, .empty: return ""
    case .other:
      var lines = TextLines()
      lines.append(bytes, token)
      return lines.takeAll()
    default: return bytes.text(token.start, token.end)
    }
  }

  private func items(of token: borrowing Token) -> [String] {
    switch token.kind {
    case .tableRow:
      return CellReader(bytes: bytes).cells(of: token).map {
        "\($0.location.column ?? 0):\($0.value)"
      }
    case .tagLine:
      var tags: [Tag] = []
      _ = TagReader(bytes: bytes, isMarkdown: isMarkdown).read(token, into: &tags)
      return tags.map { "\($0.location.column ?? 0):\($0.name)" }
    default: return []
    }
  }
}

extension Source {
  /// The tokens of the source, one a line, in the layout of Cucumber's conformance data. It is no format to
  /// keep.
  package var tokens: String {
    bytes.withUnsafeBufferPointer { bytes in
      let printer = TokenPrinter(bytes, isMarkdown: mediaType == .markdown)
      return printer.reading(bytes, mediaType).text
    }
  }
}
