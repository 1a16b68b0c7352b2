extension ParseError: CustomStringConvertible {
  /// The sentence that Cucumber prints for it, with line and column in front.
  public var message: String {
    "(\(location.line):\(location.column ?? 0)): \(sentence)"
  }

  /// The uri and the message.
  public var description: String { "\(uri): \(message)" }

  /// The message without its place.
  public var sentence: String {
    switch kind {
    case .unexpectedLine(let expected, let text): "expected: \(names(expected)), got '\(text)'"
    case .unexpectedEndOfFile(let expected):
      "unexpected end of file, expected: \(names(expected))"
    case .inconsistentCellCount: "inconsistent cell count within the table"
    case .whitespaceInTag: "A tag may not contain whitespace"
    case .unknownLanguage(let code): "Language not supported: \(code)"
    case .invalidUTF8: "invalid UTF-8"
    }
  }

  private func names(_ kinds: [TokenKind]) -> String {
    kinds.map { "#" + $0.name }.joined(separator: ", ")
  }
}
