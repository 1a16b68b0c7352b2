/// Something in a feature file that cannot be read: plain data with a place.
public struct ParseError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A line that cannot stand here. A text of more than 1,000 bytes is cut.
    case unexpectedLine(expected: [TokenKind], text: String)
    /// The file ends where something has to follow.
    case unexpectedEndOfFile(expected: [TokenKind])
    /// A table row with more or fewer cells than the first one.
    case inconsistentCellCount
    /// A tag with white space in it.
    case whitespaceInTag
    /// A language that has no keywords here.
    case unknownLanguage(String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
  }

  /// What is wrong.
  public let kind: Kind
  /// The source's uri.
  public let uri: String
  /// Where it is.
  public let location: Location
}

/// All that is wrong in one feature file, from top to bottom: at least one error, and not more than
/// eleven, since reading stops there.
public struct ParseFailure: Error, Sendable, Hashable {
  /// The errors.
  public let errors: [ParseError]
}

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
