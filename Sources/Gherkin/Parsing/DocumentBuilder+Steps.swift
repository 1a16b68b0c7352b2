// MARK: - Steps and what stands under them

extension DocumentBuilder {
  mutating func takeStep(_ token: borrowing Token, in dialect: borrowing Dialect) {
    closeStep()
    closeDescription()
    guard let keyword = token.keyword else { return }
    let known = dialect.index.keywords[keyword]
    if steps.isEmpty { steps.reserveCapacity(6) }
    isStepOpen = true
    steps.append(
      Step(
        id: NodeID(0), location: Location(token), keyword: known.text, keywordType: known.type,
        text: bytes.text(token.start, token.end), argument: nil))
  }

  mutating func takeRow(_ token: borrowing Token) {
    closeDescription()
    let id = ids.next()
    if !isStepOpen, let header = tableHeader { return takeExample(token, id, header) }
    let cells = CellReader(bytes: bytes).cells(of: token, expecting: lastCellCount)
    lastCellCount = cells.count
    let row = TableRow(id: id, location: Location(token), cells: cells)
    guard isStepOpen else { return tableHeader = row }
    if dataTable.isEmpty { dataTable.reserveCapacity(6) }
    check(row.cells.count, at: row.location, against: dataTable.first)
    dataTable.append(row)
  }

  private mutating func takeExample(_ token: borrowing Token, _ id: NodeID, _ header: TableRow) {
    var count = 0
    CellReader(bytes: bytes).split(token) { _ in count += 1 }
    check(count, at: Location(token), against: header)
    tableBody.append(token, id: id)
  }

  mutating func takeDelimiter(_ token: borrowing Token) {
    guard let delimiter = token.delimiter else { return }
    if let open = openDocString {
      openDocString = nil
      isDocStringFirst = dataTable.isEmpty
      docString = DocString(
        location: open.location, mediaType: open.mediaType, content: lines.takeAll(),
        delimiter: delimiter.rawValue)
    } else {
      let mediaType = token.start < token.end ? bytes.text(token.start, token.end) : nil
      openDocString = OpenDocString(location: Location(token), mediaType: mediaType)
    }
  }

  mutating func takeText(_ token: borrowing Token) {
    lines.append(bytes, token)
  }

  mutating func closeStep() {
    guard isStepOpen else { return }
    isStepOpen = false
    steps[steps.count - 1].id = ids.next()
    if docString != nil || !dataTable.isEmpty {
      steps[steps.count - 1].argument = takeArgument()
    }
  }

  private mutating func takeArgument() -> StepArgument? {
    defer {
      dataTable = []
      docString = nil
    }
    let table = dataTable.first.map { DataTable(location: $0.location, rows: dataTable) }
    switch (table, docString) {
    case (nil, nil): return nil
    case (let table?, nil): return .dataTable(table)
    case (nil, let text?): return .docString(text)
    case (let table?, let text?):
      return isDocStringFirst
        ? .docStringThenDataTable(text, table) : .dataTableThenDocString(table, text)
    }
  }

  /// Reports the first row of a table that is not as wide as its head.
  private mutating func check(_ cellCount: Int, at place: Location, against head: TableRow?) {
    guard let head, head.cells.count != cellCount, head.location != unevenTable else { return }
    unevenTable = head.location
    report(.inconsistentCellCount, at: place)
  }
}
