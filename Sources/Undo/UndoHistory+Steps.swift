// What a client attaches to the step that it makes, and what a menu reads of the next steps.

extension UndoHistory {
  /// Whether there is something to undo. It does not promise that ``undo()`` may be called now: nested
  /// groups may be open (R-UN-18).
  public var canUndo: Bool { undoCount > 0 }

  /// Whether there is something to redo. Posts a checkpoint first, because pending changes may leave
  /// nothing to redo (R-UN-18).
  public var canRedo: Bool {
    postCheckpoint()
    return redoCount > 0
  }

  /// How many times ``undo()`` has a step to take back; open groups with something in them count as
  /// one (R-UN-29).
  public var undoCount: Int {
    let count = undoStack.count + (hasPendingStep ? 1 : 0)
    return levelsOfUndo > 0 ? min(count, levelsOfUndo) : count
  }

  /// How many times ``redo()`` has a step to make again (R-UN-29).
  public var redoCount: Int { redoStack.count }

  /// Whether closing the open groups would make a step.
  private var hasPendingStep: Bool { pendingGroups.contains { !$0.steps.isEmpty } }
}

// MARK: Names and titles

extension UndoHistory {
  /// Names the innermost open group; the last call wins, "" clears (R-UN-20).
  ///
  /// A group without a name goes by that of the newest group with a name inside it. With no group
  /// open, ``Policy/ungroupedNames`` decides (R-UN-21). Inside an undo or redo the step keeps the name
  /// of what it takes back, whatever name the handlers set (R-UN-22).
  public func setActionName(_ name: String) {
    if let innermost = open.indices.last {
      open[innermost].labels.name = name
    } else if policy.ungroupedNames == .renameNewestStep, let newest = undoStack.indices.last {
      undoStack[newest].labels.name = name
    }
  }

  /// The name of the step that undo would take back; "" without a name or a step (R-UN-23).
  public var undoActionName: String { undoLabels?.name ?? "" }

  /// The name of the step that redo would make again; "" without a name or a step (R-UN-23).
  public var redoActionName: String { redoLabels?.name ?? "" }

  /// "Undo" and the name of the step that undo would take back. With nothing to undo
  /// ``Policy/idleTitles`` decides (R-UN-24).
  public var undoMenuTitle: String? {
    canUndo ? Self.undoMenuTitle(forActionName: undoActionName) : idleTitle("Undo")
  }

  /// "Redo" and the name of the step that redo would make again. With nothing to redo
  /// ``Policy/idleTitles`` decides (R-UN-24). Posts no checkpoint, unlike ``canRedo``.
  public var redoMenuTitle: String? {
    redoCount > 0 ? Self.redoMenuTitle(forActionName: redoActionName) : idleTitle("Redo")
  }

  /// "Undo Edit Hotel"; for no name, or "", "Undo" (R-UN-25).
  public static func undoMenuTitle(forActionName name: String?) -> String {
    menuTitle("Undo", name)
  }

  /// "Redo Edit Hotel"; for no name, or "", "Redo" (R-UN-25).
  public static func redoMenuTitle(forActionName name: String?) -> String {
    menuTitle("Redo", name)
  }

  private var undoLabels: UndoLabels? {
    guard hasPendingStep else { return undoStack.last?.allLabels() }
    return pendingGroups.reversed().reduce(UndoLabels()) { newer, group in
      group.allLabels(newer: newer)
    }
  }

  private var redoLabels: UndoLabels? { redoStack.last?.allLabels() }

  private func idleTitle(_ verb: String) -> String? {
    policy.idleTitles == .bareVerb ? verb : nil
  }

  private static func menuTitle(_ verb: String, _ name: String?) -> String {
    guard let name, !name.isEmpty else { return verb }
    return "\(verb) \(name)"
  }
}

// MARK: User info

extension UndoHistory {
  /// Attaches a value to the innermost open group under a key; nil takes it away (R-UN-29).
  ///
  /// The value moves with the step between undo and redo, as the name does. No effect with no group
  /// open.
  public func setActionUserInfo(_ value: Any?, forKey key: String) {
    guard let innermost = open.indices.last else { return }
    let old = open[innermost].labels.userInfo[key]
    open[innermost].labels.userInfo[key] = value
    withExtendedLifetime(old) {}
  }

  /// The value attached to the step that undo would take back (R-UN-29).
  public func undoActionUserInfo(forKey key: String) -> Any? { undoLabels?.userInfo[key] }

  /// The value attached to the step that redo would make again (R-UN-29).
  public func redoActionUserInfo(forKey key: String) -> Any? { redoLabels?.userInfo[key] }
}

// MARK: Discardable actions

extension UndoHistory {
  /// Marks the action registered last in the open groups as one that may be lost without harm, such as
  /// a change of the visible part of a document, or as one that may not (R-UN-28). No effect with no
  /// such action.
  ///
  /// Actions are not discardable unless marked, those that an undo or redo registers included.
  public func setActionIsDiscardable(_ isDiscardable: Bool) {
    for index in open.indices.reversed() {
      if open[index].markNewestAction(discardable: isDiscardable) { return }
    }
  }

  /// Whether the step that undo would take back has actions, all of them discardable (R-UN-28).
  public var undoActionIsDiscardable: Bool {
    let groups = hasPendingStep ? pendingGroups : undoStack.suffix(1)
    return UndoGroup(steps: groups.map { .group($0) }).isDiscardable
  }

  /// Whether the step that redo would make again has actions, all of them discardable (R-UN-28).
  public var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
}
