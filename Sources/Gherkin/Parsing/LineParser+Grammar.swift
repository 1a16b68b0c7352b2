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

  /// Tags belong to the header that comes next: only looking ahead tells what may follow them.
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
