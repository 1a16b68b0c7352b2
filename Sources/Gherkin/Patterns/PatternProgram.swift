/// A compiled regular expression: flat instructions for `PatternMachine`.
struct PatternProgram: Sendable {
  /// One step; what `x`, `y` and `z` mean stands at each operation.
  struct Instruction: Sendable {
    var operation: Operation
    var x: Int32 = 0
    var y: Int32 = 0
    var z: Int32 = 0
  }

  enum Operation: UInt8, Sendable {
    /// The `y` bytes from `x` of `bytes`.
    case literal
    /// One scalar of the set `x`.
    case set
    /// As many scalars of the set `x` as there are, at least `y`, at most `z` (-1: any number).
    case greedySet
    /// As few of them as will do.
    case lazySet
    /// Tries `x`, then `y`.
    case split
    /// Goes to `x`.
    case jump
    /// Stores the position in slot `x`.
    case save
    /// Fails when the position is still that of slot `x`.
    case progress
    /// The assertion of raw value `x`.
    case assertion
    /// Runs what follows as a lookaround and goes to `x`; `y` is 1 when it must fail, `z` is how many
    /// scalars to step back first, -1 for a lookahead.
    case look
    /// Matched.
    case accept
  }

  var instructions: [Instruction] = []
  var bytes: [UInt8] = []
  var sets: [ByteSet] = []
  /// Two slots for each group, then one for each loop that checks its progress.
  var slotCount = 0
}

/// A `ScalarSet` made for testing: a bit for each ASCII scalar, ranges for the rest.
struct ByteSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var beyond: [ClosedRange<UInt32>] = []

  init(_ set: ScalarSet) {
    for range in set.ranges {
      for value in range.clamped(to: 0...0x7F) where range.contains(value) { insert(value) }
      if range.upperBound > 0x7F { beyond.append(max(range.lowerBound, 0x80)...range.upperBound) }
    }
  }

  private mutating func insert(_ value: UInt32) {
    if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
  }

  @inline(__always)
  func contains(ascii byte: UInt8) -> Bool {
    (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte & 63)) & 1 == 1
  }

  func contains(beyond value: UInt32) -> Bool {
    beyond.contains { $0.contains(value) }
  }
}
