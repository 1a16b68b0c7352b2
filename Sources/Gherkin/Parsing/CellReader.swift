/// Splits a table row into its cells.
struct CellReader {
  let bytes: Bytes

  /// The cells between the row's first and last bar; what comes after that is dropped.
  func cells(of row: borrowing Token, expecting count: Int = 4) -> [TableCell] {
    var cells: [TableCell] = []
    cells.reserveCapacity(count)
    var start = row.start + 1
    var column = row.column + 1
    var isEscaped = false
    var continuations = 0
    var place = start
    while place < row.end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "|") {
        cells.append(cell(start, place, line: row.line, column: column, isEscaped))
        start = place + 1
        column = row.column + (start - row.start) - continuations
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), place + 1 < row.end {
        isEscaped = true
        place += 1
      } else if byte & 0xC0 == 0x80 {
        continuations += 1
      }
      place += 1
    }
    return cells
  }

  private func cell(
    _ start: Int, _ end: Int, line: Int, column: Int, _ isEscaped: Bool
  ) -> TableCell {
    let first = bytes.afterSpace(start, end)
    let last = bytes.beforeSpace(first, end)
    let location = Location(line: line, column: column + bytes.scalars(start, first))
    let value = isEscaped ? unescaped(first, last) : bytes.text(first, last)
    return TableCell(location: location, value: value)
  }

  /// Resolves `\n`, `\|` and `\\`; any other backslash stays.
  private func unescaped(_ start: Int, _ end: Int) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(end - start)
    var place = start
    while place < end {
      var byte = bytes[place]
      if byte == UInt8(ascii: "\\"), place + 1 < end, let resolved = resolved(bytes[place + 1]) {
        byte = resolved
        place += 1
      }
      text.append(byte)
      place += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func resolved(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "|"), UInt8(ascii: "\\"): byte
    default: nil
    }
  }
}
