/// A compiled regular expression: flat instructions for `PatternMachine`.
struct PatternProgram: Sendable {
  /// One step; each operation documents its `x`, `y` and `z`.
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
    /// The same, but none is ever given back.
    case possessiveSet
    /// As few of them as will do.
    case lazySet
    /// Tries `x`, then `y`.
    case split
    /// Goes to `x` when the next byte is in the byte set `z`, else to `y`.
    case decide
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
  var sets: [ProgramSet] = []
  /// The ranges beyond ASCII of all sets, one set's after the other's.
  var ranges: [ClosedRange<UInt32>] = []
  var leads: [LeadSet] = []
  /// Two slots for each group, then one for each loop that checks its progress.
  var slotCount = 0
}

/// A `ScalarSet` made for testing: a bit for each ASCII scalar, the place of the ranges for the rest.
struct ProgramSet: Sendable {
  let ascii: LeadSet
  let ranges: Range<Int32>
}

/// A set of bytes that a scalar may begin with: a bit for each ASCII byte and one for all others.
struct LeadSet: Hashable, Sendable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private(set) var hasOthers = false

  static let all = LeadSet(low: .max, high: .max, hasOthers: true)

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low >> UInt64(byte) & 1 == 1 }
    return byte < 128 ? high >> UInt64(byte - 64) & 1 == 1 : hasOthers
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 {
      low |= 1 << UInt64(byte)
    } else if byte < 128 {
      high |= 1 << UInt64(byte - 64)
    } else {
      hasOthers = true
    }
  }

  mutating func formUnion(_ other: LeadSet) {
    low |= other.low
    high |= other.high
    hasOthers = hasOthers || other.hasOthers
  }

  func isDisjoint(with other: LeadSet) -> Bool {
    low & other.low == 0 && high & other.high == 0 && !(hasOthers && other.hasOthers)
  }
}

extension PatternProgram {
  /// Turns choices that the next byte settles into decisions, so that nothing is left to go back to.
  ///
  /// Ordinary step expressions need no backtracking at all after that: a number is followed by a space, a
  /// quoted text by its quote.
  mutating func removeNeedlessChoices() {
    for pc in instructions.indices {
      let instruction = instructions[pc]
      switch instruction.operation {
      case .greedySet:
        let rest = next(after: pc + 1)
        if !rest.isUnknown, sets[Int(instruction.x)].ascii.isDisjoint(with: rest.leads) {
          instructions[pc].operation = .possessiveSet
        }
      case .split:
        let first = next(after: Int(instruction.x))
        let second = next(after: Int(instruction.y))
        guard !first.isUnknown, !second.isUnknown, !first.mayEnd,
          first.leads.isDisjoint(with: second.leads)
        else { continue }
        instructions[pc].operation = .decide
        instructions[pc].z = Int32(leads.count)
        leads.append(first.leads)
      default: break
      }
    }
  }

  /// The bytes that a text can begin with which matches from an instruction on.
  func leads(from start: Int) -> LeadSet {
    let next = next(after: start)
    return next.isUnknown || next.mayEnd ? .all : next.leads
  }

  /// What the text may go on with where an instruction starts.
  private struct Next {
    var leads = LeadSet()
    /// The text may end there.
    var mayEnd = false
    /// Anything may follow, or finding out would take too long.
    var isUnknown = false
  }

  private static let longestSearch = 32

  private func next(after start: Int) -> Next {
    var next = Next()
    var pending = [start]
    var visited: [Int] = []
    while let pc = pending.popLast(), !next.isUnknown {
      guard !visited.contains(pc) else { continue }
      visited.append(pc)
      if visited.count > Self.longestSearch { next.isUnknown = true }
      follow(pc, &next, &pending)
    }
    return next
  }

  private func follow(_ pc: Int, _ next: inout Next, _ pending: inout [Int]) {
    let instruction = instructions[pc]
    switch instruction.operation {
    case .literal: next.leads.insert(bytes[Int(instruction.x)])
    case .set: next.leads.formUnion(sets[Int(instruction.x)].ascii)
    case .greedySet, .possessiveSet, .lazySet:
      next.leads.formUnion(sets[Int(instruction.x)].ascii)
      if instruction.y == 0 { pending.append(pc + 1) }
    case .split, .decide: pending += [Int(instruction.x), Int(instruction.y)]
    case .jump: pending.append(Int(instruction.x))
    case .save, .progress: pending.append(pc + 1)
    case .assertion where instruction.x == Int32(PatternNode.Assertion.end.rawValue):
      next.mayEnd = true
    case .assertion, .look, .accept: next.isUnknown = true
    }
  }
}
