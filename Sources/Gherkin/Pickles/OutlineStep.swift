/// A step of an outline, looked through once for all rows.
struct OutlineStep {
  let id: NodeID
  let location: Location
  let type: PickleStepType
  let text: OutlineText
  /// The argument of the step itself.
  let argument: StepArgument?
  /// The argument's texts; nil where they have no placeholder, so that all rows share the argument.
  let template: OutlineArgument?

  init(_ step: Step, type: PickleStepType, _ filler: inout PlaceholderFiller) {
    id = step.id
    location = step.location
    self.type = type
    text = filler.cut(step.text)
    argument = step.argument
    template = step.argument.flatMap { OutlineArgument($0, &filler) }
  }
}

/// The texts of an outline step's argument.
final class OutlineArgument {
  private let content: OutlineText?
  private let mediaType: OutlineText?
  private let cells: [[OutlineText]]

  /// Nil where no text has a placeholder.
  init?(_ argument: StepArgument, _ filler: inout PlaceholderFiller) {
    content = argument.docString.map { filler.cut($0.content) }
    mediaType = argument.docString?.mediaType.map { filler.cut($0) }
    var cells: [[OutlineText]] = []
    for row in argument.dataTable?.rows ?? [] {
      cells.append(row.cells.map { filler.cut($0.value) })
    }
    self.cells = cells
    let isTextShared = content?.isShared ?? true && mediaType?.isShared ?? true
    if isTextShared && cells.allSatisfy({ $0.allSatisfy(\.isShared) }) { return nil }
  }

  /// The argument with values for placeholders.
  func fill(_ argument: StepArgument, _ filler: borrowing PlaceholderFiller) -> StepArgument {
    switch argument {
    case .dataTable(let table): .dataTable(fill(table, filler))
    case .docString(let text): .docString(fill(text, filler))
    case .dataTableThenDocString(let table, let text):
      .dataTableThenDocString(fill(table, filler), fill(text, filler))
    case .docStringThenDataTable(let text, let table):
      .docStringThenDataTable(fill(text, filler), fill(table, filler))
    }
  }

  private func fill(_ table: DataTable, _ filler: borrowing PlaceholderFiller) -> DataTable {
    let rows = zip(table.rows, cells).map { row, texts in
      let cells = zip(row.cells, texts).map { cell, text in
        TableCell(location: cell.location, value: filler.fill(text))
      }
      return TableRow(id: row.id, location: row.location, cells: cells)
    }
    return DataTable(location: table.location, rows: rows)
  }

  private func fill(_ text: DocString, _ filler: borrowing PlaceholderFiller) -> DocString {
    DocString(
      location: text.location, mediaType: mediaType.map { filler.fill($0) },
      content: content.map { filler.fill($0) } ?? "", delimiter: text.delimiter)
  }
}
