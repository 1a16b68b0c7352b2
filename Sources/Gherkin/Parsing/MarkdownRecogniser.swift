/// Recognises the lines of a `.feature.md` file: Gherkin in headings, lists, tables and code blocks of
/// Markdown. All other lines count as empty.
struct MarkdownRecogniser: LineRecogniser {
  private static let keywords = TokenKinds(
    .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine)

  func recognise(
    _ line: Line, in bytes: Bytes, dialect: borrowing Dialect, accepting kinds: TokenKinds
  ) -> Token {
    var token = Token(line)
    token.kind = .empty
    if line.isBlank { return token }
    let isRecognised =
      recogniseTags(&token, line, in: bytes)
      || recogniseHeading(&token, line, in: bytes, dialect: dialect)
      || recogniseStep(&token, line, in: bytes, dialect: dialect)
      || recogniseRow(&token, line, in: bytes)
      || recogniseDelimiter(&token, line, in: bytes)
    if kinds.contains(.featureLine), token.kind != .tagLine, token.kind != .featureLine {
      // The first line is the feature's, whatever its text.
      token = Token(line)
      mark(&token, as: .featureLine, at: line.first, line, in: bytes)
      return token
    }
    if !isRecognised { token.start = token.end }
    return token
  }

  private func mark(
    _ token: inout Token, as kind: TokenKind, at place: Int, _ line: Line, in bytes: Bytes
  ) {
    token.kind = kind
    token.column = bytes.scalars(line.start, place) + 1
    token.start = place
    token.end = line.last
  }

  private func recogniseTags(_ token: inout Token, _ line: Line, in bytes: Bytes) -> Bool {
    guard bytes.quotedTag(from: line.first, to: line.end) != nil else { return false }
    mark(&token, as: .tagLine, at: line.first, line, in: bytes)
    return true
  }

  /// A heading of one to six `#`, one white space and the keyword.
  private func recogniseHeading(
    _ token: inout Token, _ line: Line, in bytes: Bytes, dialect: borrowing Dialect
  ) -> Bool {
    let hashes = bytes[line.first..<line.last].prefix { $0 == UInt8(ascii: "#") }
    let place = hashes.endIndex + 1
    guard (1...6).contains(hashes.count), place < line.last else { return false }
    guard bytes.afterSpace(place - 1, place) == place else { return false }
    return recogniseKeyword(
      &token, at: place, line, in: bytes, dialect: dialect, MarkdownRecogniser.keywords)
  }

  /// A list item with a step. The bullet of a list is none of Gherkin's `*`.
  private func recogniseStep(
    _ token: inout Token, _ line: Line, in bytes: Bytes, dialect: borrowing Dialect
  ) -> Bool {
    guard [UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[line.first])
    else { return false }
    let place = bytes.afterSpace(line.first + 1, line.last)
    guard place < line.last, bytes[place] != UInt8(ascii: "*") else { return false }
    return recogniseKeyword(
      &token, at: place, line, in: bytes, dialect: dialect, TokenKinds(.stepLine))
  }

  private func recogniseKeyword(
    _ token: inout Token, at place: Int, _ line: Line, in bytes: Bytes,
    dialect: borrowing Dialect, _ kinds: TokenKinds
  ) -> Bool {
    let found = dialect.index.match(in: bytes, from: place, to: line.end, accepting: kinds)
    guard let found else { return false }
    mark(&token, as: dialect.index.kind(of: found.keyword), at: place, line, in: bytes)
    token.keyword = found.keyword
    token.start = bytes.afterSpace(place + found.length, line.last)
    token.end = max(token.start, line.last)
    return true
  }

  /// A row indented by two to five white spaces: only so a table is Gherkin's. The line under any table's head counts
  /// as a comment, though it is kept nowhere.
  private func recogniseRow(_ token: inout Token, _ line: Line, in bytes: Bytes) -> Bool {
    guard bytes[line.first] == UInt8(ascii: "|") else { return false }
    var row = token
    mark(&row, as: .tableRow, at: line.first, line, in: bytes)
    let cells = CellReader(bytes: bytes).cells(of: row)
    if cells.contains(where: { $0.value.isTableRule }) {
      token.kind = .comment
      token.start = token.end
      return true
    }
    guard (2...5).contains(bytes.scalars(line.start, line.first)) else { return false }
    token = row
    return true
  }

  private func recogniseDelimiter(_ token: inout Token, _ line: Line, in bytes: Bytes) -> Bool {
    let all: [Delimiter] = [.quotes, .fourBackquotes, .backquotes]
    let found = all.first { $0.stands(in: bytes, at: line.first, line.end) }
    guard let found else { return false }
    mark(&token, as: .docStringSeparator, at: line.first, line, in: bytes)
    token.start = bytes.afterSpace(line.first + found.length, line.last)
    token.delimiter = found
    return true
  }
}

extension String {
  /// Whether it is `---`, with or without a colon before or after.
  fileprivate var isTableRule: Bool {
    var dashes = Substring(self).utf8
    if dashes.first == UInt8(ascii: ":") { dashes.removeFirst() }
    if dashes.last == UInt8(ascii: ":") { dashes.removeLast() }
    return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
  }
}
