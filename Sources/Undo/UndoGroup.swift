/// Actions and closed groups, oldest first: a step of the history, or a part of one.
struct UndoGroup {
  enum Step {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var steps: [Step] = []
  var labels = UndoLabels()
  /// Opened by the first registration of an event, closed at its end.
  var isEventGroup = false
  /// Lost its last action to a removal or to a nested undo.
  var wasEmptied = false

  /// Would be a step that lies: empty now, but not because its client left it so.
  var isSpent: Bool { wasEmptied && steps.isEmpty }

  /// All actions, those of closed groups inside included, in the order of registration.
  var actions: [UndoAction] {
    steps.flatMap { step in
      switch step {
      case .action(let action): [action]
      case .group(let group): group.actions
      }
    }
  }

  /// Whether it has actions, all of them discardable: of nothing, nothing can be discarded.
  var isDiscardable: Bool { containsAction() && !containsAction { !$0.isDiscardable } }

  /// Whether an action of a kind is in it, at any depth; without a kind, any action.
  func containsAction(where isMeant: (UndoAction) -> Bool = { _ in true }) -> Bool {
    steps.contains { step in
      switch step {
      case .action(let action): isMeant(action)
      case .group(let group): group.containsAction(where: isMeant)
      }
    }
  }

  /// What the group is called: its own labels first, then those of what was closed inside it, newest
  /// first. `newer` stands for a group inside that is still open.
  func allLabels(newer: UndoLabels = UndoLabels()) -> UndoLabels {
    var result = labels.filled(from: newer)
    for case .group(let group) in steps.reversed() {
      result = result.filled(from: group.allLabels())
    }
    return result
  }

  /// The group without the actions of a target, and without groups that this leaves empty.
  func removing(_ targetID: ObjectIdentifier) -> UndoGroup {
    var rest = self
    rest.steps = steps.compactMap { step in
      switch step {
      case .action(let action): return action.targetID == targetID ? nil : step
      case .group(let group):
        let rest = group.removing(targetID)
        return rest.isSpent ? nil : .group(rest)
      }
    }
    if containsAction() && !rest.containsAction() {
      rest.steps = []
      rest.wasEmptied = true
    }
    return rest
  }

  /// Marks the newest action, wherever it stands; answers whether there was one.
  mutating func markNewestAction(discardable: Bool) -> Bool {
    for index in steps.indices.reversed() {
      switch steps[index] {
      case .action(var action):
        action.isDiscardable = discardable
        steps[index] = .action(action)
        return true
      case .group(var group):
        guard group.markNewestAction(discardable: discardable) else { continue }
        steps[index] = .group(group)
        return true
      }
    }
    return false
  }
}
