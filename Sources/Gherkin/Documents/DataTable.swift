/// A table under a step. All rows are equally wide.
public struct DataTable: Sendable, Hashable {
  /// Where the first row stands.
  public let location: Location
  /// The rows, from top to bottom.
  public let rows: [TableRow]
}

/// A row of a data table or of examples.
public struct TableRow: Sendable, Hashable {
  /// Its identifier.
  public let id: NodeID
  /// Where its first `|` stands.
  public let location: Location
  /// The cells, from left to right.
  public let cells: [TableCell]
}

/// A cell of a table.
public struct TableCell: Sendable, Hashable {
  /// Where its value starts, after white space.
  public let location: Location
  /// The value without white space around it; `\n`, `\|` and `\\` are resolved.
  public let value: String
}
