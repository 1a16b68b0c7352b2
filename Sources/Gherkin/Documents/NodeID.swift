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
