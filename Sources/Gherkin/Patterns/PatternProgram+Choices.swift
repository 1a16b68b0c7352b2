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
