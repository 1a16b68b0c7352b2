/// A line that was recognised.
struct Token {
  /// What the line is.
  var kind: TokenKind
  /// The line's number.
  var line: Int
  /// The column of what the line is about, from 1.
  var column: Int
  /// The keyword's place in the language's index.
  var keyword: Int?
  /// Where the text after the keyword starts; for a row, a tag line or a comment, where that starts.
  var start: Int
  /// Where the text ends.
  var end: Int
  /// How the doc string is delimited that the line opens, closes or is in.
  var delimiter: Delimiter?
}

/// The line before and after a doc string.
enum Delimiter: String {
  case quotes = "\"\"\""
  case backquotes = "```"
  case fourBackquotes = "````"

  var byte: UInt8 { self == .quotes ? UInt8(ascii: "\"") : UInt8(ascii: "`") }
  var length: Int { self == .fourBackquotes ? 4 : 3 }

  /// Whether it stands at a place.
  func stands(in bytes: Bytes, at start: Int, _ end: Int) -> Bool {
    guard bytes.standsThrice(byte, at: start, end) else { return false }
    return length == 3 || end - start > 3 && bytes[start + 3] == byte
  }
}

/// What tokens are read into: a document, or a printed list.
protocol TokenSink {
  /// Takes the next token.
  mutating func take(_ token: borrowing Token, in dialect: borrowing Dialect)
  /// Notes what is wrong.
  mutating func report(_ kind: ParseError.Kind, at location: Location)
  /// How much was wrong so far.
  var errorCount: Int { get }
}

/// Says what a line is.
protocol LineRecogniser {
  /// Recognises a line outside a doc string. A header or step that is not accepted is `other`.
  mutating func recognise(
    _ line: Line, in bytes: Bytes, dialect: borrowing Dialect, accepting kinds: TokenKinds
  ) -> Token
}
