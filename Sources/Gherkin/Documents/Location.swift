/// A place in a source: a line and, where it is known, a column.
///
/// Both count from 1. Columns count Unicode scalars, as Gherkin does. An error at the end of a file
/// has no column.
public struct Location: Sendable, Hashable, Comparable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The line, from 1.
  public var line: Int { Int(storedLine) }

  /// The column in Unicode scalars, from 1; nil where a line as a whole is meant.
  public var column: Int? { storedColumn == 0 ? nil : Int(storedColumn) }

  /// Makes a place. Numbers beyond 4,294,967,295 are written as that.
  public init(line: Int, column: Int? = nil) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column ?? 0)
  }

  /// Whether one place comes before another in reading order; a place without a column comes first.
  public static func < (first: Location, second: Location) -> Bool {
    (first.storedLine, first.storedColumn) < (second.storedLine, second.storedColumn)
  }
}
