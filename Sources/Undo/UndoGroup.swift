/// One registered opposite of a change.
struct UndoAction {
  /// Identifies the target while it is being deinitialised too, when a weak reference already reads
  /// nil; that is when clients ask to be forgotten.
  let targetID: ObjectIdentifier
  /// Never read: an unowned reference keeps a dead target's memory from being given to another
  /// object, so that no other object has its identifier.
  private unowned let identity: AnyObject
  /// Calls the handler, or does nothing once the target is gone.
  let invoke: () -> Void
  var isDiscardable = false

  init<Target: AnyObject>(target: Target, handler: @escaping (Target) -> Void) {
    targetID = ObjectIdentifier(target)
    identity = target
    invoke = { [weak target] in
      if let target { handler(target) }
    }
  }
}

/// What a client attaches to a group; it moves with the step between undo and redo.
struct UndoLabels {
  /// Nil where the group was given no name, "" where its name was cleared.
  var name: String?
  var userInfo: [String: Any] = [:]

  /// These labels, with `other`'s where these have none.
  func filled(from other: UndoLabels) -> UndoLabels {
    UndoLabels(
      name: name ?? other.name,
      userInfo: userInfo.merging(other.userInfo) { own, _ in own }
    )
  }
}

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

  /// Whether it is to be dropped: it is empty now, and its client did not make it so.
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

  /// Whether it has actions, and all of them are discardable.
  var isDiscardable: Bool {
    let actions = actions
    return !actions.isEmpty && actions.allSatisfy(\.isDiscardable)
  }

  /// Its own labels, filled from those of the groups that were closed inside it, newest first. `newer`
  /// are those of a group inside that is still open.
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
    if containsAction && !rest.containsAction {
      rest.steps = []
      rest.wasEmptied = true
    }
    return rest
  }

  /// Marks the newest action at any depth; returns whether there was one.
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

  /// Whether there is an action at any depth.
  var containsAction: Bool {
    steps.contains { step in
      if case .group(let group) = step { group.containsAction } else { true }
    }
  }
}
