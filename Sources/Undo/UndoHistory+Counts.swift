extension UndoHistory {
  /// Whether there is something to undo. That ``undo()`` may be called now is not promised: nested
  /// groups may be open (R-UN-18).
  public var canUndo: Bool { undoCount > 0 }

  /// Whether there is something to redo. Tells a checkpoint first, because pending changes may leave
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
  var hasPendingStep: Bool { pendingGroups.contains { !$0.steps.isEmpty } }
}
