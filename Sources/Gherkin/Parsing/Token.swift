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

/// Recognises what a line is.
protocol LineRecogniser {
  /// Recognises a line outside a doc string. A header or step that is not accepted is `other`.
  mutating func recognise(
    _ line: Line, in bytes: Bytes, dialect: borrowing Dialect, accepting kinds: TokenKinds
  ) -> Token
}

/// What a line can be, in the order in which errors list what was expected.
public enum TokenKind: UInt8, Sendable, Hashable, CaseIterable {
  /// The end of the file.
  case endOfFile
  /// The line that switches the language.
  case language
  /// A row of a table.
  case tableRow
  /// The line before or after a doc string.
  case docStringSeparator
  /// A step.
  case stepLine
  /// A line of tags.
  case tagLine
  /// The header of a feature.
  case featureLine
  /// The header of a background.
  case backgroundLine
  /// The header of examples.
  case examplesLine
  /// The header of a scenario or an outline.
  case scenarioLine
  /// The header of a rule.
  case ruleLine
  /// A line that starts with `#`.
  case comment
  /// A line of white space.
  case empty
  /// Any other text.
  case other

  /// Its name in Cucumber's grammar.
  public var name: String {
    switch self {
    case .endOfFile: "EOF"
    case .language: "Language"
    case .tableRow: "TableRow"
    case .docStringSeparator: "DocStringSeparator"
    case .stepLine: "StepLine"
    case .tagLine: "TagLine"
    case .featureLine: "FeatureLine"
    case .backgroundLine: "BackgroundLine"
    case .examplesLine: "ExamplesLine"
    case .scenarioLine: "ScenarioLine"
    case .ruleLine: "RuleLine"
    case .comment: "Comment"
    case .empty: "Empty"
    case .other: "Other"
    }
  }
}

/// A set of kinds of line.
struct TokenKinds: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ kinds: TokenKind...) {
    rawValue = kinds.reduce(0) { $0 | 1 << $1.rawValue }
  }

  func contains(_ kind: TokenKind) -> Bool {
    rawValue & 1 << kind.rawValue != 0
  }

  func adding(_ kind: TokenKind) -> TokenKinds {
    TokenKinds(rawValue: rawValue | 1 << kind.rawValue)
  }

  func removing(_ kind: TokenKind) -> TokenKinds {
    TokenKinds(rawValue: rawValue & ~(1 << kind.rawValue))
  }

  /// The kinds in the order in which errors list them.
  var list: [TokenKind] {
    TokenKind.allCases.filter(contains)
  }
}
