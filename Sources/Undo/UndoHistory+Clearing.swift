extension UndoHistory {
  /// Forgets every action, open groups included, and enables registration, however often it was
  /// disabled (R-UN-26).
  ///
  /// From inside an undo or redo, what is left of it is not invoked, and it leaves no step behind.
  public func removeAllActions() {
    releasingLater {
      performance?.remaining = []
      performance?.setAside = []
      performance?.isRecorded = false
      open = performance == nil ? [] : [UndoGroup()]
      undoStack = []
      redoStack = []
    }
    disableCount = 0
  }

  /// Forgets the actions of a target, and every group that this leaves empty; registration stays
  /// enabled or disabled (R-UN-27).
  ///
  /// A target may call it from its `deinit`. From inside an undo or redo, the target's actions that
  /// are left are not invoked. Costs time linear in all actions.
  public func removeAllActions(withTarget target: AnyObject) {
    let id = ObjectIdentifier(target)
    let setAside = pendingGroups.map { $0.removing(id) }
    releasingLater {
      performance?.remaining.removeAll { $0.targetID == id }
      performance?.setAside = setAside
      open = open.map { $0.removing(id) }
      undoStack = undoStack.map { $0.removing(id) }.filter { !$0.isSpent }
      redoStack = redoStack.map { $0.removing(id) }.filter { !$0.isSpent }
    }
  }
}
