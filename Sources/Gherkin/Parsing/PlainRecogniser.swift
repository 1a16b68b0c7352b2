/// Recognises the lines of a `.feature` file.
struct PlainRecogniser: LineRecogniser {
  @inline(__always)
  func recognise(
    _ line: Line, in bytes: Bytes, dialect: borrowing Dialect, accepting kinds: TokenKinds
  ) -> Token {
    var token = Token(
      kind: .other, line: line.number, column: 1, keyword: nil, start: line.start, end: line.end,
      delimiter: nil)
    guard !line.isBlank else {
      token.kind = .empty
      token.start = token.end
      return token
    }
    switch bytes[line.first] {
    case UInt8(ascii: "@"): mark(&token, as: .tagLine, line, in: bytes)
    case UInt8(ascii: "|"): mark(&token, as: .tableRow, line, in: bytes)
    case UInt8(ascii: "#"): recogniseComment(&token, line, in: bytes, accepting: kinds)
    case UInt8(ascii: "\""): recogniseDelimiter(.quotes, &token, line, in: bytes)
    case UInt8(ascii: "`"): recogniseDelimiter(.backquotes, &token, line, in: bytes)
    default: recogniseKeyword(&token, line, in: bytes, dialect: dialect, accepting: kinds)
    }
    return token
  }

  @inline(__always)
  private func mark(_ token: inout Token, as kind: TokenKind, _ line: Line, in bytes: Bytes) {
    token.kind = kind
    token.column = bytes.scalars(line.start, line.first) + 1
    token.start = line.first
    token.end = line.last
  }

  @inline(__always)
  private func recogniseKeyword(
    _ token: inout Token, _ line: Line, in bytes: Bytes, dialect: borrowing Dialect,
    accepting kinds: TokenKinds
  ) {
    let found = dialect.index.match(in: bytes, from: line.first, to: line.end, accepting: kinds)
    guard let found else { return }
    mark(&token, as: dialect.index.kind(of: found.keyword), line, in: bytes)
    token.keyword = found.keyword
    token.start = bytes.afterSpace(line.first + found.length, line.last)
    token.end = max(token.start, line.last)
  }

  private func recogniseDelimiter(
    _ delimiter: Delimiter, _ token: inout Token, _ line: Line, in bytes: Bytes
  ) {
    guard delimiter.stands(in: bytes, at: line.first, line.end) else { return }
    mark(&token, as: .docStringSeparator, line, in: bytes)
    token.start = bytes.afterSpace(line.first + delimiter.length, line.last)
    token.delimiter = delimiter
  }

  private func recogniseComment(
    _ token: inout Token, _ line: Line, in bytes: Bytes, accepting kinds: TokenKinds
  ) {
    token.kind = .comment
    guard kinds.contains(.language), let code = languageCode(line, in: bytes) else { return }
    mark(&token, as: .language, line, in: bytes)
    token.start = code.lowerBound
    token.end = code.upperBound
  }

  /// Where the code stands in `# language: code`, with white space anywhere but inside words.
  private func languageCode(_ line: Line, in bytes: Bytes) -> Range<Int>? {
    var place = bytes.afterSpace(line.first + 1, line.last)
    for letter in "language".utf8 {
      guard place < line.last, bytes[place] == letter else { return nil }
      place += 1
    }
    place = bytes.afterSpace(place, line.last)
    guard place < line.last, bytes[place] == UInt8(ascii: ":") else { return nil }
    place = bytes.afterSpace(place + 1, line.last)
    guard place < line.last else { return nil }
    let isCode = (place..<line.last).allSatisfy { bytes[$0].isLanguageLetter }
    return isCode ? place..<line.last : nil
  }
}

extension UInt8 {
  fileprivate var isLanguageLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
