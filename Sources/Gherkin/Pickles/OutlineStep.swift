/// A text of an outline, and whether it can hold a placeholder at all.
struct OutlineText {
  let text: String
  let hasPlaceholder: Bool

  init(_ text: String) {
    self.text = text
    hasPlaceholder = text.utf8.contains(UInt8(ascii: "<"))
  }

  /// The text with values for placeholders.
  func filled(by filler: inout PlaceholderFiller) -> String {
    hasPlaceholder ? filler.fill(text) : text
  }
}

/// A step of an outline, looked through once for all rows.
struct OutlineStep {
  let step: Step
  let text: OutlineText
  private let hasPlaceholderInArgument: Bool

  init(_ step: Step) {
    self.step = step
    text = OutlineText(step.text)
    hasPlaceholderInArgument = step.argument.map { $0.hasPlaceholder } ?? false
  }

  /// The argument with values for placeholders; shared where it has none.
  func argument(filledBy filler: inout PlaceholderFiller) -> StepArgument? {
    hasPlaceholderInArgument ? step.argument?.filled(by: &filler) : step.argument
  }
}

extension StepArgument {
  fileprivate var hasPlaceholder: Bool {
    let inText = docString.map { OutlineText($0.content + ($0.mediaType ?? "")).hasPlaceholder }
    let inTable = dataTable.map { table in
      table.rows.contains { $0.cells.contains { OutlineText($0.value).hasPlaceholder } }
    }
    return inText ?? false || inTable ?? false
  }

  fileprivate func filled(by filler: inout PlaceholderFiller) -> StepArgument {
    switch self {
    case .dataTable(let table): .dataTable(table.filled(by: &filler))
    case .docString(let text): .docString(text.filled(by: &filler))
    case .dataTableThenDocString(let table, let text):
      .dataTableThenDocString(table.filled(by: &filler), text.filled(by: &filler))
    case .docStringThenDataTable(let text, let table):
      .docStringThenDataTable(text.filled(by: &filler), table.filled(by: &filler))
    }
  }
}

extension DataTable {
  fileprivate func filled(by filler: inout PlaceholderFiller) -> DataTable {
    DataTable(
      location: location,
      rows: rows.map { row in
        TableRow(
          id: row.id, location: row.location,
          cells: row.cells.map { cell in
            TableCell(location: cell.location, value: filler.fill(cell.value))
          })
      })
  }
}

extension DocString {
  fileprivate func filled(by filler: inout PlaceholderFiller) -> DocString {
    DocString(
      location: location, mediaType: mediaType.map { filler.fill($0) },
      content: filler.fill(content), delimiter: delimiter)
  }
}
