/// Reads a source line by line and checks it by Gherkin's grammar.
///
/// There is no stack: which headers are open follows from ``accepted``, the kinds of line that may come next.
struct LineParser<Recogniser: LineRecogniser, Sink: TokenSink> {
  let bytes: Bytes
  var lines: LineReader
  var recogniser: Recogniser
  var sink: Sink
  var dialect = Dialect.english
  var accepted = TokenKinds.start
  var hasTable = false
  var docString: OpenDocString?

  /// A doc string that is being read.
  struct OpenDocString {
    let delimiter: Delimiter
    let indentation: Int
  }

  init(_ bytes: Bytes, recogniser: Recogniser, sink: Sink) {
    self.bytes = bytes
    lines = LineReader(bytes)
    self.recogniser = recogniser
    self.sink = sink
  }

  /// Reads to the end, or until more than ten errors were found.
  mutating func run() {
    while let line = lines.read() {
      if docString == nil { read(line) } else { readInDocString(line) }
      if sink.errorCount > 10 { return }
    }
    finish()
  }

  @inline(__always)
  private mutating func read(_ line: Line) {
    var token = recogniser.recognise(line, in: bytes, dialect: dialect, accepting: accepted)
    if !accepted.contains(token.kind) {
      guard accepted.contains(.other) else { return reportUnexpected(line) }
      token.becomeOther(line)
    }
    if token.kind == .language, !changeLanguage(token) {
      token.kind = .comment
      token.start = line.start
    }
    let errorCount = sink.errorCount
    sink.take(token, in: dialect)
    // A line of tags with an error in it is left out, so that what follows is read as if it were not there.
    if token.kind != .tagLine || sink.errorCount == errorCount { follow(token, line) }
  }

  private mutating func readInDocString(_ line: Line) {
    guard let open = docString else { return }
    var token = Token(line)
    if open.delimiter.stands(in: bytes, at: line.first, line.end) {
      token.kind = .docStringSeparator
      token.column = bytes.scalars(line.start, line.first) + 1
      token.start = token.end
      docString = nil
    } else {
      token.start = bytes.dropping(open.indentation, line.start, line.first)
    }
    token.delimiter = open.delimiter
    sink.take(token, in: dialect)
  }

  private mutating func finish() {
    let line = lines.number + 1
    let expected: TokenKinds = docString == nil ? accepted : .docString
    if expected.contains(.endOfFile) {
      var token = Token(Line(number: line, start: bytes.count))
      token.kind = .endOfFile
      sink.take(token, in: dialect)
    } else {
      sink.report(.unexpectedEndOfFile(expected: expected.list), at: Location(line: line))
    }
  }

  private mutating func reportUnexpected(_ line: Line) {
    var end = min(line.last, line.first + 1000)
    while end < line.last, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let text = bytes.text(line.first, end) + (end < line.last ? "…" : "")
    let column = bytes.scalars(line.start, line.first) + 1
    let place = Location(line: line.number, column: column)
    sink.report(.unexpectedLine(expected: accepted.list, text: text), at: place)
  }

  /// Switches the language; reports one that there is not.
  private mutating func changeLanguage(_ token: Token) -> Bool {
    let code = bytes.text(token.start, token.end)
    if let found = Dialect(code: code) {
      dialect = found
      return true
    }
    sink.report(.unknownLanguage(code), at: Location(line: token.line, column: token.column))
    return false
  }
}

extension Token {
  /// A whole line as text.
  init(_ line: Line) {
    self.init(
      kind: .other, line: line.number, column: 1, keyword: nil, start: line.start, end: line.end,
      delimiter: nil)
  }

  /// Takes the line for text after all.
  mutating func becomeOther(_ line: Line) {
    self = Token(line)
  }
}

extension Line {
  /// The line after the last one.
  fileprivate init(number: Int, start: Int) {
    self.init(number: number, start: start, end: start, first: start, last: start)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a line goes on after so many characters of its indentation, or after all of it.
  fileprivate func dropping(_ indentation: Int, _ start: Int, _ first: Int) -> Int {
    var place = start
    var left = indentation
    while place < first {
      if self[place] & 0xC0 != 0x80 {
        guard left > 0 else { break }
        left -= 1
      }
      place += 1
    }
    return place
  }
}

extension LineParser {
  /// Settles what may come after a token.
  @inline(__always)
  mutating func follow(_ token: Token, _ line: Line) {
    switch token.kind {
    case .empty, .endOfFile: break
    case .comment, .other:
      // In a description a blank line is a part of it.
      if accepted.contains(.other) { accepted = accepted.removing(.empty) }
    case .language: accepted = .afterLanguage
    case .tagLine: accepted = afterTags()
    case .featureLine, .ruleLine: accepted = .afterTitle
    case .backgroundLine: accepted = .afterBackground
    case .scenarioLine: accepted = .afterScenario
    case .examplesLine: accepted = .afterExamples
    case .stepLine: followStep()
    case .tableRow: followRow()
    case .docStringSeparator: followDelimiter(token, line)
    }
  }

  private mutating func followStep() {
    accepted = accepted.contains(.examplesLine) ? .afterScenarioStep : .afterBackgroundStep
    hasTable = false
  }

  private mutating func followRow() {
    hasTable = true
    if !accepted.contains(.stepLine) { accepted = .afterExamplesRow }
  }

  private mutating func followDelimiter(_ token: Token, _ line: Line) {
    guard let delimiter = token.delimiter else { return }
    let indentation = bytes.scalars(line.start, line.first)
    docString = OpenDocString(delimiter: delimiter, indentation: indentation)
    accepted = accepted.removing(.docStringSeparator)
    if hasTable { accepted = accepted.removing(.tableRow) }
  }

  /// Tags belong to the header that comes next: what may follow them is found by looking ahead.
  private mutating func afterTags() -> TokenKinds {
    if accepted.contains(.featureLine) { return .afterFeatureTags }
    guard accepted.contains(.endOfFile) else { return accepted }
    let next = nextHeader()
    if next == .examplesLine, accepted.contains(.examplesLine) { return .afterExamplesTags }
    return next == .scenarioLine ? .afterScenarioTags : .afterRuleTags
  }

  private mutating func nextHeader() -> TokenKind {
    var ahead = lines
    while let line = ahead.read() {
      let kind = recogniser.recognise(line, in: bytes, dialect: dialect, accepting: .ahead).kind
      if kind != .empty && kind != .comment && kind != .tagLine { return kind }
    }
    return .endOfFile
  }
}

extension TokenKinds {
  private static let anywhere = TokenKinds(.comment, .empty)
  private static let sections = TokenKinds(.endOfFile, .tagLine, .scenarioLine, .ruleLine)
    .union(anywhere)
  private static let scenarioSections = sections.adding(.examplesLine)
  private static let argument = TokenKinds(.tableRow, .docStringSeparator)

  static let start = TokenKinds(.endOfFile, .language).union(afterLanguage)
  static let afterLanguage = TokenKinds(.tagLine, .featureLine).union(anywhere)
  static let afterFeatureTags = afterLanguage
  static let afterTitle = sections.adding(.backgroundLine).adding(.other)
  static let afterBackground = sections.adding(.stepLine).adding(.other)
  static let afterBackgroundStep = sections.adding(.stepLine).union(argument)
  static let afterScenario = scenarioSections.adding(.stepLine).adding(.other)
  static let afterScenarioStep = scenarioSections.adding(.stepLine).union(argument)
  static let afterExamples = scenarioSections.adding(.tableRow).adding(.other)
  static let afterExamplesRow = scenarioSections.adding(.tableRow)
  static let afterExamplesTags = TokenKinds(.tagLine, .examplesLine).union(anywhere)
  static let afterScenarioTags = TokenKinds(.tagLine, .scenarioLine).union(anywhere)
  static let afterRuleTags = TokenKinds(.tagLine, .ruleLine).union(anywhere)
  static let docString = TokenKinds(.docStringSeparator, .other)
  static let ahead = TokenKinds(.examplesLine, .scenarioLine).union(anywhere)
}
