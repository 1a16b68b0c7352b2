/// A line of a table.
enum TableLine {
  case row(cells: [Range<Int>], rest: Range<Int>)
  case comment(Range<Int>)
}

extension LayoutWriter {
  mutating func takeRow(_ token: borrowing Token) {
    if table.isEmpty {
      writeWaiting(for: rowIndentation, blanks: isAfterStep ? .dropped : .kept)
      isAfterHeader = false
    }
    for case .comment(let range) in waiting { table.append(.comment(range)) }
    waiting.removeAll(keepingCapacity: true)
    var cells: [Range<Int>] = []
    let end = CellReader(bytes: bytes).split(token) { cells.append($0.start..<$0.end) }
    table.append(.row(cells: cells, rest: bytes.trimmed(end, token.end)))
  }

  /// Writes the table that was read, its columns aligned as a terminal shows them.
  mutating func writeTable() {
    guard !table.isEmpty else { return }
    let widths = columnWidths()
    for line in table {
      switch line {
      case .comment(let range): write(rowIndentation, bytes[range])
      case .row(let cells, let rest): write(rowIndentation, row(cells, rest, widths))
      }
    }
    table.removeAll(keepingCapacity: true)
  }

  private var rowIndentation: Int { isAfterStep ? content + LayoutWriter.level : content }

  private func columnWidths() -> [Int] {
    var widths: [Int] = []
    for case .row(let cells, _) in table {
      for (column, cell) in cells.enumerated() {
        if column == widths.count { widths.append(0) }
        let width = bytes.text(cell.lowerBound, cell.upperBound).displayWidth
        widths[column] = max(widths[column], width)
      }
    }
    return widths
  }

  /// A row, and the text after its last bar.
  private func row(_ cells: [Range<Int>], _ rest: Range<Int>, _ widths: [Int]) -> [UInt8] {
    var line = [UInt8(ascii: "|")]
    for (cell, width) in zip(cells, widths) {
      line.append(.space)
      line += bytes.text(cell.lowerBound, cell.upperBound).padded(to: width + 1).utf8
      line.append(UInt8(ascii: "|"))
    }
    return rest.isEmpty ? line : line + [.space] + bytes[rest]
  }
}
