/// Runs a program over the UTF-8 bytes of a text, backtracking through an explicit stack.
///
/// Nothing recurses but lookarounds, whose nesting the parser limits. Every step is paid from a budget, so
/// a pattern that would need exponential time ends in an error.
struct PatternMachine {
  private let pattern: Pattern
  /// Where groups start and end; after a failed run, only those that the run did not touch hold.
  private(set) var slots: [Int]
  private var stack: [Entry] = []
  private var budget: Int

  /// What to go back to.
  private struct Entry {
    enum Kind: UInt8 {
      /// Go on at instruction `x`, position `y`.
      case choice
      /// Slot `x` had the value `y`; go further back.
      case slot
      /// Give back one scalar before position `y`, not below `z`, and go on after instruction `x`.
      case greedy
      /// Take one more scalar at position `y`, if `z` more may be, and go on after instruction `x`.
      case lazy
    }

    let kind: Kind
    let x: Int32
    var y: Int32
    var z: Int32 = 0
  }

  private static let deepestStack = 4_000_000

  init(_ pattern: Pattern, _ text: Span<UInt8>) throws(PatternError) {
    guard text.count < Int32.max else { throw PatternError(.tooManySteps, at: 0) }
    self.pattern = pattern
    slots = Array(repeating: -1, count: pattern.program.slotCount)
    budget = 2_000_000 + 64 * text.count
  }

  /// The groups of the first match, `nil` when there is none; an anchored pattern is tried once.
  mutating func firstMatch(
    in text: Span<UInt8>
  ) throws(PatternError) -> Captures? {
    var start: Int32 = 0
    while true {
      if let end = try run(from: 0, at: start, in: text) {
        slots[0] = Int(start)
        slots[1] = Int(end)
        return Captures(slots: slots)
      }
      guard !pattern.isAnchored, start < text.count else { return nil }
      slots = Array(repeating: -1, count: pattern.program.slotCount)
      start += text.scalar(at: start).length
    }
  }

  /// The match that begins exactly at a position.
  mutating func match(in text: Span<UInt8>, at start: Int) throws(PatternError) -> Range<Int>? {
    try run(from: 0, at: Int32(start), in: text).map { start..<Int($0) }
  }

  /// Matches from an instruction and position on: where the match ends, `nil` when there is none.
  private mutating func run(
    from start: Int32, at origin: Int32, in text: Span<UInt8>
  ) throws(PatternError) -> Int32? {
    let base = stack.count
    var pc = start
    var position = origin
    while true {
      let instruction = pattern.program.instructions[Int(pc)]
      budget -= 1
      guard budget > 0 else { throw PatternError(.tooManySteps, at: 0) }
      var isAlive = true
      switch instruction.operation {
      case .literal:
        isAlive = skipLiteral(instruction, &position, text)
        pc += 1
      case .set:
        isAlive = skip(Int(instruction.x), &position, text)
        pc += 1
      case .greedySet:
        isAlive = takeAll(instruction, pc, &position, text)
        pc += 1
      case .possessiveSet:
        isAlive = takeAll(instruction, nil, &position, text)
        pc += 1
      case .lazySet:
        isAlive = takeFew(instruction, pc, &position, text)
        pc += 1
      case .split:
        push(Entry(kind: .choice, x: instruction.y, y: position))
        pc = instruction.x
      case .decide:
        let isNext =
          position < text.count
          && pattern.program.leads[Int(instruction.z)].contains(text[Int(position)])
        pc = isNext ? instruction.x : instruction.y
      case .jump: pc = instruction.x
      case .save:
        let slot = Int(instruction.x)
        // Without a choice to go back to, only the caller's failure could bring the old value back.
        if !stack.isEmpty { push(Entry(kind: .slot, x: instruction.x, y: Int32(slots[slot]))) }
        slots[slot] = Int(position)
        pc += 1
      case .progress:
        isAlive = slots[Int(instruction.x)] != Int(position)
        pc += 1
      case .assertion:
        isAlive = holds(instruction.x, position, text)
        pc += 1
      case .look:
        isAlive = try look(instruction, pc, position, text)
        pc = instruction.x
      case .accept: return position
      }
      guard stack.count < Self.deepestStack else { throw PatternError(.tooManySteps, at: 0) }
      if !isAlive {
        guard let place = backtrack(to: base, text) else { return nil }
        (pc, position) = place
      }
    }
  }

  private mutating func push(_ entry: Entry) {
    stack.append(entry)
  }

  /// Undoes down to the latest choice above the base.
  private mutating func backtrack(to base: Int, _ text: Span<UInt8>) -> (Int32, Int32)? {
    while stack.count > base {
      let top = stack.count - 1
      let entry = stack[top]
      switch entry.kind {
      case .choice:
        stack.removeLast()
        return (entry.x, entry.y)
      case .slot:
        stack.removeLast()
        slots[Int(entry.x)] = Int(entry.y)
      case .greedy:
        let position = text.scalarStart(before: entry.y)
        if position > entry.z { stack[top].y = position } else { stack.removeLast() }
        return (entry.x + 1, position)
      case .lazy:
        var position = entry.y
        let set = Int(pattern.program.instructions[Int(entry.x)].x)
        guard entry.z != 0, skip(set, &position, text) else {
          stack.removeLast()
          continue
        }
        stack[top].y = position
        stack[top].z -= entry.z > 0 ? 1 : 0
        return (entry.x + 1, position)
      }
    }
    return nil
  }
}

extension PatternMachine {
  private typealias Instruction = PatternProgram.Instruction

  private func skipLiteral(
    _ instruction: Instruction, _ position: inout Int32, _ text: Span<UInt8>
  ) -> Bool {
    guard Int32(text.count) - position >= instruction.y else { return false }
    let start = Int(instruction.x)
    for offset in 0..<Int(instruction.y)
    where text[Int(position) + offset] != pattern.program.bytes[start + offset] { return false }
    position += instruction.y
    return true
  }

  /// Skips one scalar of a set.
  @inline(__always)
  private func skip(_ set: Int, _ position: inout Int32, _ text: Span<UInt8>) -> Bool {
    guard position < text.count else { return false }
    let byte = text[Int(position)]
    if byte < 0x80 {
      guard pattern.program.sets[set].ascii.contains(byte) else { return false }
      position += 1
      return true
    }
    return skipWide(set, &position, text)
  }

  private func skipWide(_ set: Int, _ position: inout Int32, _ text: Span<UInt8>) -> Bool {
    let (scalar, length) = text.scalar(at: position)
    for index in pattern.program.sets[set].ranges
    where pattern.program.ranges[Int(index)].contains(scalar) {
      position += length
      return true
    }
    return false
  }

  private mutating func takeAll(
    _ instruction: Instruction, _ pc: Int32?, _ position: inout Int32, _ text: Span<UInt8>
  ) -> Bool {
    let set = Int(instruction.x)
    var count: Int32 = 0
    while count < instruction.y {
      guard skip(set, &position, text) else { return false }
      count += 1
    }
    let least = position
    while count != instruction.z, skip(set, &position, text) { count += 1 }
    budget -= Int(count)
    if let pc, position > least { push(Entry(kind: .greedy, x: pc, y: position, z: least)) }
    return true
  }

  private mutating func takeFew(
    _ instruction: Instruction, _ pc: Int32, _ position: inout Int32, _ text: Span<UInt8>
  ) -> Bool {
    for _ in 0..<instruction.y {
      guard skip(Int(instruction.x), &position, text) else { return false }
    }
    let more = instruction.z < 0 ? -1 : instruction.z - instruction.y
    push(Entry(kind: .lazy, x: pc, y: position, z: more))
    return true
  }

  private func holds(_ assertion: Int32, _ position: Int32, _ text: Span<UInt8>) -> Bool {
    switch PatternNode.Assertion(rawValue: UInt8(assertion)) {
    case .start: position == 0
    case .end: position == text.count
    case .wordBoundary: text.isWordBoundary(position)
    case .noWordBoundary: !text.isWordBoundary(position)
    case nil: false
    }
  }

  /// Runs a lookaround. One that matches is never entered again, but what it captured can be undone.
  private mutating func look(
    _ instruction: Instruction, _ pc: Int32, _ position: Int32, _ text: Span<UInt8>
  ) throws(PatternError) -> Bool {
    var start = position
    for _ in 0..<max(0, instruction.z) {
      guard start > 0 else { return instruction.y == 1 }
      start = text.scalarStart(before: start)
    }
    let before = slots
    let base = stack.count
    let isFound = try run(from: pc + 1, at: start, in: text) != nil
    stack.removeLast(stack.count - base)
    guard isFound, instruction.y == 0 else {
      slots = before
      return isFound != (instruction.y == 1)
    }
    for slot in before.indices where slots[slot] != before[slot] {
      push(Entry(kind: .slot, x: Int32(slot), y: Int32(before[slot])))
    }
    return true
  }
}
