extension UndoHistory {
  /// Says whether the action registered last in the open groups may be lost without harm, such as a
  /// change of the visible part of a document (R-UN-28). No effect with no such action.
  ///
  /// Actions are not discardable unless said so; those that an undo or redo registers neither.
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
