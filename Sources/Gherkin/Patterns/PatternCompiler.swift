/// Turns the tree of a regular expression into instructions.
struct PatternCompiler {
  static let largestProgram = 500_000

  private var program = PatternProgram()
  private var indexBySet: [ScalarSet: Int32] = [:]

  static func compile(
    _ node: PatternNode, groupCount: Int
  ) throws(PatternError) -> PatternProgram {
    var compiler = PatternCompiler()
    compiler.program.slotCount = 2 * groupCount
    try compiler.emit(node)
    try compiler.append(.accept)
    compiler.program.removeNeedlessChoices()
    return compiler.program
  }

  private var here: Int32 { Int32(program.instructions.count) }

  @discardableResult
  private mutating func append(
    _ operation: PatternProgram.Operation, _ x: Int32 = 0, _ y: Int32 = 0, _ z: Int32 = 0
  ) throws(PatternError) -> Int {
    guard program.instructions.count < Self.largestProgram else {
      throw PatternError(.tooLarge, at: 0)
    }
    program.instructions.append(.init(operation: operation, x: x, y: y, z: z))
    return program.instructions.count - 1
  }

  private mutating func emit(_ node: PatternNode) throws(PatternError) {
    switch node {
    case .literal(let bytes): try emit(bytes)
    case .set(let set): try append(.set, index(of: set))
    case .sequence(let nodes): for node in nodes { try emit(node) }
    case .alternation(let nodes): try emit(alternatives: nodes)
    case .capture(let index, let node):
      try append(.save, Int32(2 * index))
      try emit(node)
      try append(.save, Int32(2 * index + 1))
    case .repetition(let node, let bounds):
      if let set = node.singleSet {
        let operation: PatternProgram.Operation = bounds.isLazy ? .lazySet : .greedySet
        try append(operation, index(of: set), Int32(bounds.min), Int32(bounds.max ?? -1))
      } else {
        try emit(node, repeated: bounds)
      }
    case .assertion(let assertion): try append(.assertion, Int32(assertion.rawValue))
    case .look(let node, let stepBack, let isNegative):
      let look = try append(.look, 0, isNegative ? 1 : 0, Int32(stepBack ?? -1))
      try emit(node)
      try append(.accept)
      program.instructions[look].x = here
    }
  }

  private mutating func emit(_ bytes: [UInt8]) throws(PatternError) {
    guard !bytes.isEmpty else { return }
    try append(.literal, Int32(program.bytes.count), Int32(bytes.count))
    program.bytes += bytes
  }

  private mutating func emit(alternatives: [PatternNode]) throws(PatternError) {
    var jumps: [Int] = []
    for node in alternatives.dropLast() {
      let split = try append(.split, here + 1)
      try emit(node)
      jumps.append(try append(.jump))
      program.instructions[split].y = here
    }
    if let last = alternatives.last { try emit(last) }
    for jump in jumps { program.instructions[jump].x = here }
  }

  private mutating func emit(
    _ node: PatternNode, repeated bounds: PatternNode.Bounds
  ) throws(PatternError) {
    for _ in 0..<bounds.min { try emit(node) }
    guard let max = bounds.max else { return try emitLoop(node, isLazy: bounds.isLazy) }
    var splits: [Int] = []
    for _ in bounds.min..<max {
      splits.append(try append(.split))
      try emit(node)
    }
    for split in splits { point(split, to: Int32(split + 1), or: here, isLazy: bounds.isLazy) }
  }

  /// Zero or more; a round that matched nothing ends in failure, so no loop runs for ever.
  private mutating func emitLoop(_ node: PatternNode, isLazy: Bool) throws(PatternError) {
    let split = try append(.split)
    let body = here
    if node.isNullable {
      let slot = Int32(program.slotCount)
      program.slotCount += 1
      try append(.save, slot)
      try emit(node)
      try append(.progress, slot)
    } else {
      try emit(node)
    }
    try append(.jump, Int32(split))
    point(split, to: body, or: here, isLazy: isLazy)
  }

  private mutating func point(_ split: Int, to body: Int32, or end: Int32, isLazy: Bool) {
    program.instructions[split].x = isLazy ? end : body
    program.instructions[split].y = isLazy ? body : end
  }

  private mutating func index(of set: ScalarSet) -> Int32 {
    if let index = indexBySet[set] { return index }
    let index = Int32(program.sets.count)
    indexBySet[set] = index
    append(set)
    return index
  }

  private mutating func append(_ set: ScalarSet) {
    var ascii = LeadSet()
    let start = Int32(program.ranges.count)
    for range in set.ranges {
      for byte in UInt8(0)..<128 where range.contains(UInt32(byte)) { ascii.insert(byte) }
      guard range.upperBound > 127 else { continue }
      ascii.insert(128)
      program.ranges.append(max(range.lowerBound, 128)...range.upperBound)
    }
    let ranges = start..<Int32(program.ranges.count)
    program.sets.append(ProgramSet(ascii: ascii, ranges: ranges))
  }
}
