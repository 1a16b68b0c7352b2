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

/// The number of a node in a document, of a pickle or of anything else that a run announces.
///
/// It is written as decimal text, as Cucumber's messages do.
public struct NodeID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number.
  public let number: UInt32

  /// Makes the identifier with this number.
  public init(_ number: UInt32) {
    self.number = number
  }

  /// The number in decimal.
  public var description: String { String(number) }

  /// The identifier given out so many after this one.
  func following(_ count: Int) -> NodeID { NodeID(number + UInt32(count)) }

  /// Whether one identifier was given out before another.
  public static func < (first: NodeID, second: NodeID) -> Bool {
    first.number < second.number
  }
}

/// Gives out identifiers, each one higher than the last.
///
/// Documents, pickles and a run share one generator, so that no two of their nodes have the same
/// identifier. It can give out 4,294,967,295 of them.
public struct IDGenerator: Sendable, Hashable {
  private var following: UInt32

  /// Makes a generator whose first identifier has this number.
  public init(from first: UInt32 = 0) {
    following = first
  }

  /// Gives out the next identifier.
  public mutating func next() -> NodeID {
    defer { following += 1 }
    return NodeID(following)
  }

  /// The identifier that is given out next.
  var upcoming: NodeID { NodeID(following) }

  /// Leaves out so many.
  mutating func skip(_ count: Int) { following += UInt32(count) }
}
