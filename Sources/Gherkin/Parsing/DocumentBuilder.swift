/// Builds a document of the tokens of a source. Nodes take their identifiers when they are complete.
struct DocumentBuilder: TokenSink {
  /// A header with what stands under it so far.
  struct Header {
    let location: Location
    let keyword: String?
    let name: String
    var description = ""
    var tags: [Tag]
  }

  /// A doc string whose lines may still come.
  struct OpenDocString {
    let location: Location
    let mediaType: String?
  }

  let bytes: Bytes
  let source: Source
  let uri: String
  let isMarkdown: Bool
  var ids: IDGenerator
  var errors: [ParseError] = []
  var comments: [Comment] = []

  var feature: Header?
  var featureChildren: [FeatureChild] = []
  var rule: Header?
  var ruleChildren: [RuleChild] = []
  var block: Header?
  var isBackground = false
  var steps: [Step] = []
  var examples: [Examples] = []
  var table: Header?
  var tableHeader: TableRow?
  var tableBody: ExampleRows
  /// Whether the last of the steps waits for its arguments and its identifier.
  var isStepOpen = false
  var dataTable: [TableRow] = []
  var docString: DocString?
  var isDocStringFirst = false
  var openDocString: OpenDocString?
  /// How many cells the last row had: most likely the next one has as many.
  var lastCellCount = 4
  /// The head of the last table that was reported as uneven.
  var unevenTable: Location?
  /// The tags that wait for their header.
  var tags: [Tag] = []
  /// The lines of an open doc string or description.
  var lines = TextLines()
  var language = Dialect.english.code

  init(_ bytes: Bytes, of source: Source, ids: IDGenerator) {
    self.bytes = bytes
    self.source = source
    uri = source.uri
    tableBody = ExampleRows(of: source.bytes)
    isMarkdown = source.mediaType == .markdown
    self.ids = ids
  }

  var errorCount: Int { errors.count }

  mutating func report(_ kind: ParseError.Kind, at location: Location) {
    errors.append(ParseError(kind: kind, uri: uri, location: location))
  }

  mutating func take(_ token: borrowing Token, in dialect: borrowing Dialect) {
    switch token.kind {
    case .other: takeText(token)
    case .empty: break
    case .comment: takeComment(token)
    case .language: break
    case .tagLine: takeTags(token)
    case .tableRow: takeRow(token)
    case .docStringSeparator: takeDelimiter(token)
    case .stepLine: takeStep(token, in: dialect)
    case .featureLine:
      language = dialect.code
      feature = header(token, in: dialect)
    case .ruleLine:
      closeRule()
      rule = header(token, in: dialect)
    case .backgroundLine, .scenarioLine:
      closeBlock()
      isBackground = token.kind == .backgroundLine
      block = header(token, in: dialect)
    case .examplesLine:
      closeExamples()
      table = header(token, in: dialect)
    case .endOfFile: closeRule()
    }
  }

  /// The document, once all tokens were taken.
  mutating func document() -> GherkinDocument {
    guard var header = feature else {
      return GherkinDocument(uri: uri, feature: nil, comments: comments)
    }
    number(&header.tags)
    let feature = Feature(
      location: header.location, tags: header.tags, language: language, keyword: header.keyword,
      name: header.name, description: header.description, children: featureChildren)
    return GherkinDocument(uri: uri, feature: feature, comments: comments)
  }

  private mutating func header(
    _ token: borrowing Token, in dialect: borrowing Dialect
  ) -> Header {
    closeDescription()
    defer { tags = [] }
    return Header(
      location: Location(token), keyword: token.keyword.map { dialect.index.keywords[$0].text },
      name: bytes.text(token.start, token.end), tags: tags)
  }

  private mutating func takeComment(_ token: borrowing Token) {
    guard !isMarkdown else { return }
    let text = bytes.text(token.start, token.end)
    comments.append(Comment(location: Location(token), text: text))
  }

  private mutating func takeTags(_ token: borrowing Token) {
    if tags.isEmpty { tags.reserveCapacity(3) }
    let reader = TagReader(bytes: bytes, isMarkdown: isMarkdown)
    if let fault = reader.read(token, into: &tags) {
      report(.whitespaceInTag, at: fault)
    }
  }
}

extension Location {
  init(_ token: borrowing Token) {
    self.init(line: token.line, column: token.column)
  }
}

// MARK: - Nodes that are complete

extension DocumentBuilder {
  mutating func closeRule() {
    closeBlock()
    guard var header = rule else { return }
    rule = nil
    number(&header.tags)
    let closed = Rule(
      id: ids.next(), location: header.location, tags: header.tags, keyword: header.keyword ?? "",
      name: header.name, description: header.description, children: ruleChildren)
    ruleChildren = []
    featureChildren.append(.rule(closed))
  }

  mutating func closeBlock() {
    closeExamples()
    guard var header = block else { return }
    block = nil
    if isBackground { closeBackground(header) } else { closeScenario(&header) }
  }

  private mutating func closeBackground(_ header: Header) {
    let background = Background(
      id: ids.next(), location: header.location, keyword: header.keyword ?? "", name: header.name,
      description: header.description, steps: takeSteps())
    if rule == nil {
      featureChildren.append(.background(background))
    } else {
      ruleChildren.append(.background(background))
    }
  }

  private mutating func closeScenario(_ header: inout Header) {
    number(&header.tags)
    let scenario = Scenario(
      id: ids.next(), location: header.location, tags: header.tags, keyword: header.keyword ?? "",
      name: header.name, description: header.description, steps: takeSteps(), examples: examples)
    if !examples.isEmpty { examples = [] }
    if rule == nil {
      featureChildren.append(.scenario(scenario))
    } else {
      ruleChildren.append(.scenario(scenario))
    }
  }

  mutating func closeExamples() {
    closeStep()
    closeDescription()
    guard var header = table else { return }
    table = nil
    number(&header.tags)
    let closed = Examples(
      id: ids.next(), location: header.location, tags: header.tags, keyword: header.keyword ?? "",
      name: header.name, description: header.description, tableHeader: tableHeader,
      tableBody: tableBody)
    tableHeader = nil
    tableBody = ExampleRows(of: source.bytes)
    examples.append(closed)
  }

  mutating func closeDescription() {
    guard !lines.isEmpty else { return }
    let text = lines.takeDescription()
    if table != nil {
      table?.description = text
    } else if block != nil {
      block?.description = text
    } else if rule != nil {
      rule?.description = text
    } else {
      feature?.description = text
    }
  }

  private mutating func takeSteps() -> [Step] {
    defer { steps = [] }
    return steps
  }

  /// Gives tags their identifiers, now that their node is complete.
  mutating func number(_ tags: inout [Tag]) {
    for place in tags.indices { tags[place].id = ids.next() }
  }
}
