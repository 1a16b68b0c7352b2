/// The tree of one feature file: its feature, if it has one, and its comments.
public struct GherkinDocument: Sendable, Hashable {
  /// The source's uri.
  public let uri: String
  /// The feature; nil in a file without one.
  public let feature: Feature?
  /// All comments, from top to bottom. The line that switches the language is none of them.
  public let comments: [Comment]
}

/// A comment line.
public struct Comment: Sendable, Hashable {
  /// Where the line starts: always in column 1.
  public let location: Location
  /// The whole line: its indentation and `#` included.
  public let text: String
}

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

/// A text of several lines under a step.
public struct DocString: Sendable, Hashable {
  /// Where its opening delimiter stands.
  public let location: Location
  /// What stands after the opening delimiter, such as `application/json`; nil where nothing does.
  public let mediaType: String?
  /// The lines, joined by `\n`, without the indentation of the opening delimiter.
  public let content: String
  /// The delimiter: `"""` or three backquotes, or more of them in Markdown.
  public let delimiter: String
}
