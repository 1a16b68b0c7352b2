import Undo

/// The naive reference: steps are snapshots of the documents, no handler is kept.
struct Model {
  private let policy: UndoHistory.Policy
  private var slots = [0, 1]
  private var values = [0: 0, 1: 0]
  private var open: [ModelGroup] = []
  private var undoSteps: [ModelGroup] = []
  private var redoSteps: [ModelGroup] = []
  private var byEvent = true
  private var levels = 0
  private var disabled = 0

  init(_ policy: UndoHistory.Policy) {
    self.policy = policy
  }

  mutating func run(_ operation: Operation) -> Observation {
    let isRefused = !perform(operation)
    trim()
    let pending = open.contains { !$0.parts.isEmpty }
    let undoCount = undoSteps.count + (pending ? 1 : 0)
    return Observation(
      values: slots.map { values[$0] ?? 0 }, isRefused: isRefused, level: open.count,
      undoCount: levels > 0 ? min(undoCount, levels) : undoCount, redoCount: redoSteps.count,
      undoName: (pending ? pendingTitle : undoSteps.last?.title) ?? "",
      redoName: redoSteps.last?.title ?? "", isEnabled: disabled == 0)
  }

  /// Returns whether the operation makes sense now.
  private mutating func perform(_ operation: Operation) -> Bool {
    switch operation {
    case .set(let slot, let value): return set(slots[slot], to: value)
    case .beginGroup: begin()
    case .endGroup: return end()
    case .endEvent: if open.count == 1 && open[0].isEvent { _ = end() }
    case .undo: return undo()
    case .redo: redo()
    case .undoNestedGroup: return undoNestedGroup()
    case .name(let name): if !open.isEmpty { open[open.count - 1].name = name }
    case .disable: disabled += 1
    case .enable:
      guard disabled > 0 else { return false }
      disabled -= 1
    case .groupByEvent(let flag): byEvent = flag
    case .levels(let levels): self.levels = levels
    case .removeAll: (open, undoSteps, redoSteps, disabled) = ([], [], [], 0)
    case .removeAllOfTarget(let slot): forget(slots[slot])
    case .replaceDocument(let slot): replace(slot)
    }
    return true
  }

  private mutating func set(_ document: Int, to value: Int) -> Bool {
    if disabled == 0 {
      guard !open.isEmpty || byEvent else { return false }
      if open.isEmpty { open = [ModelGroup(isEvent: true)] }
      let before = values[document] ?? 0
      open[open.count - 1].parts.append(.change(document: document, before: before))
      redoSteps = []
    }
    values[document] = value
    return true
  }

  private mutating func begin() {
    if open.isEmpty && byEvent { open = [ModelGroup(isEvent: true)] }
    open.append(ModelGroup())
  }

  private mutating func end() -> Bool {
    guard let group = open.popLast() else { return false }
    record(group)
    trim()
    return true
  }

  private mutating func record(_ group: ModelGroup) {
    let vanishes = group.isSpent || (group.parts.isEmpty && policy.emptyGroups == .dropped)
    guard let parent = open.indices.last else {
      if !vanishes { undoSteps.append(group) }
      return
    }
    if group.isSpent { open[parent].hasLost = true }
    if vanishes { return }
    if policy.nestedGroups == .units {
      open[parent].parts.append(.unit(group))
    } else {
      open[parent].parts += group.parts
      open[parent].name = group.name ?? open[parent].name
    }
  }

  private mutating func undo() -> Bool {
    guard open.count <= 1 else { return false }
    _ = end()
    if let step = undoSteps.popLast(), let opposite = goBack(step) { redoSteps.append(opposite) }
    return true
  }

  private mutating func redo() {
    if let step = redoSteps.popLast(), let opposite = goBack(step) { record(opposite) }
  }

  private mutating func undoNestedGroup() -> Bool {
    for index in open.indices.reversed() {
      guard let part = open[index].parts.last else { continue }
      guard case .unit(let group) = part else { return false }
      open[index].parts.removeLast()
      open[index].hasLost = true
      if let opposite = goBack(group) { redoSteps.append(opposite) }
      return true
    }
    if let step = undoSteps.popLast(), let opposite = goBack(step) { redoSteps.append(opposite) }
    return true
  }

  /// Sets the living documents back and returns how to go forward again, if that is recorded.
  private mutating func goBack(_ step: ModelGroup) -> ModelGroup? {
    let before = step.before.filter { slots.contains($0.key) }
    let parts = before.keys.sorted().map { document in
      ModelGroup.Part.change(document: document, before: values[document] ?? 0)
    }
    values.merge(before) { _, old in old }
    return disabled > 0 || parts.isEmpty ? nil : ModelGroup(parts: parts, name: step.title)
  }

  private mutating func forget(_ document: Int) {
    open = open.map { $0.forgetting(document) }
    undoSteps = undoSteps.map { $0.forgetting(document) }.filter { !$0.isSpent }
    redoSteps = redoSteps.map { $0.forgetting(document) }.filter { !$0.isSpent }
  }

  private mutating func replace(_ slot: Int) {
    slots[slot] = (values.keys.max() ?? 0) + 1
    values[slots[slot]] = 0
  }

  private mutating func trim() {
    guard levels > 0 else { return }
    undoSteps = undoSteps.suffix(levels)
    redoSteps = redoSteps.suffix(levels)
  }

  /// The title of the step that closing all open groups would make.
  private var pendingTitle: String? {
    var groups = open
    while groups.count > 1 {
      let inner = groups.removeLast()
      groups[groups.count - 1].parts.append(.unit(inner))
    }
    return groups.last?.title
  }
}
