/// Replaces `<name>` by the value in the column of that name.
///
/// Columns are replaced one after the other, as Cucumber does, so that a value can hold a placeholder of a later
/// column. Where neither names, values nor the rest of the text hold a `<`, one pass over the text does the same.
struct PlaceholderFiller {
  private let columns: [(placeholder: [UInt8], value: [UInt8])]
  private let isSimple: Bool

  init(_ header: TableRow, _ row: TableRow) {
    columns = zip(header.cells, row.cells).map { name, value in
      ([.opening] + name.value.utf8 + [UInt8(ascii: ">")], Array(value.value.utf8))
    }
    isSimple = columns.allSatisfy { placeholder, value in
      !placeholder.dropFirst().contains(.opening) && !value.contains(.opening)
    }
  }

  /// The text with values for placeholders; others stay.
  func fill(_ text: String) -> String {
    guard text.utf8.contains(.opening) else { return text }
    let filled = isSimple ? fillAtOnce(Array(text.utf8)) : nil
    return String(decoding: filled ?? fillInTurn(Array(text.utf8)), as: UTF8.self)
  }

  /// The argument with values for placeholders.
  func fill(_ argument: StepArgument) -> StepArgument {
    switch argument {
    case .dataTable(let table): .dataTable(fill(table))
    case .docString(let text): .docString(fill(text))
    case .dataTableThenDocString(let table, let text):
      .dataTableThenDocString(fill(table), fill(text))
    case .docStringThenDataTable(let text, let table):
      .docStringThenDataTable(fill(text), fill(table))
    }
  }

  private func fill(_ table: DataTable) -> DataTable {
    let hasPlaceholders = table.rows.contains { row in
      row.cells.contains { $0.value.utf8.contains(.opening) }
    }
    guard hasPlaceholders else { return table }
    let rows = table.rows.map { row in
      let cells = row.cells.map { TableCell(location: $0.location, value: fill($0.value)) }
      return TableRow(id: row.id, location: row.location, cells: cells)
    }
    return DataTable(location: table.location, rows: rows)
  }

  private func fill(_ text: DocString) -> DocString {
    DocString(
      location: text.location, mediaType: text.mediaType.map { fill($0) },
      content: fill(text.content), delimiter: text.delimiter)
  }

  /// Nil where a `<` is left over, which may begin a placeholder once others were replaced.
  private func fillAtOnce(_ text: [UInt8]) -> [UInt8]? {
    var filled: [UInt8] = []
    filled.reserveCapacity(2 * text.count)
    var rest = text[...]
    while let opening = rest.firstIndex(of: .opening) {
      filled += rest[..<opening]
      rest = rest[opening...]
      guard let column = columns.first(where: { rest.starts(with: $0.placeholder) }) else {
        return nil
      }
      filled += column.value
      rest = rest.dropFirst(column.placeholder.count)
    }
    return filled + rest
  }

  private func fillInTurn(_ text: [UInt8]) -> [UInt8] {
    columns.reduce(text) { text, column in
      guard text.contains(.opening) else { return text }
      return Array(text.split(around: column.placeholder).joined(separator: column.value))
    }
  }
}

extension UInt8 {
  /// What a placeholder starts with.
  fileprivate static var opening: UInt8 { UInt8(ascii: "<") }
}

extension [UInt8] {
  /// What stands before, between and after the occurrences of a separator.
  fileprivate func split(around separator: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var place = 0
    while place + separator.count <= count {
      if self[place] == .opening, self[place...].starts(with: separator) {
        parts.append(self[start..<place])
        place += separator.count
        start = place
      } else {
        place += 1
      }
    }
    return parts + [self[start...]]
  }
}
