/// The rows of values in an examples table.
///
/// A row is read from the source whenever it is looked at, so that a table of a million rows takes eight bytes a row
/// beside its text. Looking at a row takes time linear in its length.
public struct ExampleRows: RandomAccessCollection, Sendable {
  /// From this row on, lines follow each other without a gap until the next such row.
  private struct Run {
    let row: Int
    let line: Int
  }

  private let source: [UInt8]
  private var firstID = NodeID(0)
  /// Where the first bar of each row stands.
  private var starts: [Int] = []
  private var runs: [Run] = []

  init(of source: [UInt8]) { self.source = source }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many rows there are.
  public var endIndex: Int { starts.count }

  /// The row at a position.
  public subscript(position: Int) -> TableRow {
    source.withUnsafeBufferPointer { bytes in
      let token = bytes.row(at: starts[position], line: line(of: position))
      return TableRow(
        id: firstID.following(position), location: Location(token),
        cells: CellReader(bytes: bytes).cells(of: token))
    }
  }

  /// Adds the next row of the table. Rows have identifiers without gaps.
  mutating func append(_ token: borrowing Token, id: NodeID) {
    if starts.isEmpty { firstID = id }
    let line = token.line
    if runs.last.map({ line != $0.line + starts.count - $0.row }) ?? true {
      runs.append(Run(row: starts.count, line: line))
    }
    starts.append(token.start)
  }

  /// The identifier of a row, without reading it.
  func id(of position: Int) -> NodeID { firstID.following(position) }

  /// The line of a row, without reading it.
  func line(of position: Int) -> Int {
    let next = runs.partitioningIndex { $0.row > position }
    return runs[next - 1].line + position - runs[next - 1].row
  }
}

extension ExampleRows: Hashable {
  /// Whether both have equal rows, whatever their texts look like.
  public static func == (first: ExampleRows, second: ExampleRows) -> Bool {
    first.elementsEqual(second)
  }

  /// Hashes the rows.
  public func hash(into hasher: inout Hasher) {
    for row in self { hasher.combine(row) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The table row whose first bar stands at a place.
  fileprivate func row(at start: Int, line: Int) -> Token {
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let lineStart = self[..<start].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let lineEnd = self[start...].firstIndex(where: isLineEnd) ?? count
    return Token(
      kind: .tableRow, line: line, column: scalars(lineStart, start) + 1, keyword: nil,
      start: start, end: beforeSpace(start, lineEnd), delimiter: nil)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first position whose element satisfies a condition that all later ones satisfy too.
  func partitioningIndex(_ isLater: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
