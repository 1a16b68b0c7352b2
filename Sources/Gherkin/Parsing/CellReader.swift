/// Splits a table row into its cells.
struct CellReader {
  let bytes: Bytes

  /// A cell where it stands, without white space around it.
  struct Place {
    let start: Int
    let end: Int
    let column: Int
    let isEscaped: Bool
  }

  /// The cells between the row's first and last bar; what comes after that is dropped.
  func cells(of row: borrowing Token, expecting count: Int = 4) -> [TableCell] {
    var cells: [TableCell] = []
    cells.reserveCapacity(count)
    let line = row.line
    split(row) { place in
      let value =
        place.isEscaped ? unescaped(place.start, place.end) : bytes.text(place.start, place.end)
      let location = Location(line: line, column: place.column)
      cells.append(TableCell(location: location, value: value))
    }
    return cells
  }

  /// Calls a closure for each cell; returns where the row's last bar ends.
  @inline(__always) @discardableResult
  func split(_ row: borrowing Token, _ take: (Place) -> Void) -> Int {
    var start = row.start + 1
    var column = row.column + 1
    var isEscaped = false
    var continuations = 0
    var place = start
    while place < row.end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "|") {
        take(trimmed(start, place, column: column, isEscaped))
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
    return start
  }

  @inline(__always)
  private func trimmed(_ start: Int, _ end: Int, column: Int, _ isEscaped: Bool) -> Place {
    let first = bytes.afterSpace(start, end)
    let last = bytes.beforeSpace(first, end)
    let column = column + bytes.scalars(start, first)
    return Place(start: first, end: last, column: column, isEscaped: isEscaped)
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
