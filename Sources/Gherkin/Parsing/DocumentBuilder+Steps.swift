// MARK: - Steps and what stands under them

extension DocumentBuilder {
  mutating func takeStep(_ token: borrowing Token, in dialect: borrowing Dialect) {
    closeStep()
    closeDescription()
    guard let keyword = token.keyword else { return }
    let known = dialect.index.keywords[keyword]
    if steps.isEmpty { steps.reserveCapacity(8) }
    step = OpenStep(
      location: Location(token), keyword: known, text: bytes.text(token.start, token.end))
  }

  mutating func takeRow(_ token: borrowing Token) {
    closeDescription()
    let row = TableRow(
      id: ids.next(), location: Location(token), cells: CellReader(bytes: bytes).cells(of: token))
    if step != nil {
      check(row, against: step?.rows.first)
      step?.rows.append(row)
    } else {
      check(row, against: rows.first)
      rows.append(row)
    }
  }

  mutating func takeDelimiter(_ token: borrowing Token) {
    guard let delimiter = token.delimiter else { return }
    if let open = docString {
      docString = nil
      step?.docString = DocString(
        location: open.location, mediaType: open.mediaType, content: lines.takeAll(),
        delimiter: delimiter.rawValue)
      if let rows = step?.rows { step?.isDocStringFirst = rows.isEmpty }
    } else {
      let mediaType = token.start < token.end ? bytes.text(token.start, token.end) : nil
      docString = OpenDocString(
        location: Location(token), mediaType: mediaType, delimiter: delimiter)
    }
  }

  mutating func takeText(_ token: borrowing Token) {
    lines.append(bytes, token)
  }

  mutating func closeStep() {
    guard let open = step else { return }
    step = nil
    steps.append(
      Step(
        id: ids.next(), location: open.location, keyword: open.keyword.text,
        keywordType: open.keyword.type, text: open.text, argument: open.argument))
  }

  /// Reports the first row of a table that is not as wide as its head.
  private mutating func check(_ row: TableRow, against head: TableRow?) {
    guard let head, head.cells.count != row.cells.count else { return }
    guard head.location != unevenTable else { return }
    unevenTable = head.location
    report(.inconsistentCellCount, at: row.location)
  }
}

extension DocumentBuilder.OpenStep {
  fileprivate var argument: StepArgument? {
    let table = rows.first.map { DataTable(location: $0.location, rows: rows) }
    switch (table, docString) {
    case (nil, nil): return nil
    case (let table?, nil): return .dataTable(table)
    case (nil, let text?): return .docString(text)
    case (let table?, let text?):
      return isDocStringFirst
        ? .docStringThenDataTable(text, table) : .dataTableThenDocString(table, text)
    }
  }
}
