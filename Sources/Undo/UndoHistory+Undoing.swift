extension UndoHistory {
  /// An undo or a redo under way.
  struct Performance {
    enum Kind {
      case undo
      case redo
    }

    let kind: Kind
    /// The groups that were open when it began.
    var setAside: [UndoGroup]
    /// The actions that have not been invoked yet.
    var remaining: [UndoAction]
    /// Whether it has been announced and its step taken off the history.
    var hasBegun = false
    /// Whether the collected registrations become a step; not once everything has been removed.
    var isRecorded = true
  }

  /// Whether an undo is under way, `willUndo` included.
  public var isUndoing: Bool { performance?.kind == .undo }

  /// Whether a redo is under way, `willRedo` included.
  public var isRedoing: Bool { performance?.kind == .redo }

  /// Takes the newest step back: invokes its actions, last registered first (R-UN-13), and records
  /// what they register as the step to redo (R-UN-12).
  ///
  /// Closes the outermost group first, if it is the only one open, and again if a checkpoint's
  /// observer has opened it. No effect with nothing to undo (R-UN-15). A step whose handlers register
  /// nothing, because their targets are gone for example, leaves no step to redo.
  ///
  /// - Throws: ``UndoError/nestedGroupsOpen(level:)`` with more groups open (R-UN-14);
  ///   ``UndoError/duringUndo`` or ``UndoError/duringRedo`` from inside one (R-UN-19).
  public func undo() throws(UndoError) {
    try requireNoPerformance()
    try requireNoNestedGroups()
    if !open.isEmpty { try endGroup() }
    postCheckpoint()
    try requireNoNestedGroups()
    if !open.isEmpty { closeGroup() }
    if let step = undoStack.last { perform(step, .undo) }
  }

  /// Makes the step that was undone last again: invokes its actions, last registered first, and
  /// records what they register as a step to undo (R-UN-12).
  ///
  /// With a group open, the record goes into it, so that the order of time is kept. No effect with
  /// nothing to redo (R-UN-15); pending changes that a checkpoint's observer registers leave nothing
  /// to redo.
  ///
  /// - Throws: ``UndoError/duringUndo`` or ``UndoError/duringRedo`` from inside one (R-UN-16).
  public func redo() throws(UndoError) {
    try requireNoPerformance()
    postCheckpoint()
    if let step = redoStack.last { perform(step, .redo) }
  }

  /// Takes the newest closed group back, be it a step or a unit of a group that is still open, and
  /// records what its actions register as a step to redo. No effect with no closed group.
  ///
  /// - Throws: ``UndoError/ungroupedActions`` when the open group ends in actions of no closed group
  ///   (R-UN-17); ``UndoError/duringUndo`` or ``UndoError/duringRedo`` from inside one (R-UN-16).
  public func undoNestedGroup() throws(UndoError) {
    try requireNoPerformance()
    postCheckpoint()
    switch open.last(where: { !$0.steps.isEmpty })?.steps.last {
    case .action: throw .ungroupedActions
    case .group(let group): perform(group, .undo)
    case nil: if let step = undoStack.last { perform(step, .undo) }
    }
  }

  private func requireNoPerformance() throws(UndoError) {
    switch performance?.kind {
    case .undo: throw .duringUndo
    case .redo: throw .duringRedo
    case nil: return
    }
  }

  private func requireNoNestedGroups() throws(UndoError) {
    if open.count > 1 { throw .nestedGroupsOpen(level: open.count) }
  }

  /// Announces an undo or redo, and performs it. Until it has been announced the step stays where it is,
  /// so that observers read the counts and titles that hold before.
  private func perform(_ group: UndoGroup, _ kind: Performance.Kind) {
    performance = Performance(kind: kind, setAside: open, remaining: group.actions)
    open = [UndoGroup()]
    post(kind == .undo ? .willUndo : .willRedo)
    takeOff(group, kind)
    while let action = performance?.remaining.popLast() { action.invoke() }
    finishPerformance(labels: group.allLabels())
    post(kind == .undo ? .didUndo : .didRedo)
  }

  /// Takes the announced group off the history, unless an observer has removed all its actions, and the
  /// group with them.
  private func takeOff(_ group: UndoGroup, _ kind: Performance.Kind) {
    performance?.hasBegun = true
    guard !group.containsAction || performance?.remaining.isEmpty == false else { return }
    if kind == .redo {
      _ = redoStack.popLast()
    } else if let index = pendingGroups.lastIndex(where: { !$0.steps.isEmpty }) {
      performance?.setAside[index].steps.removeLast()
      performance?.setAside[index].wasEmptied = true
    } else {
      _ = undoStack.popLast()
    }
  }

  /// Records what the handlers registered, under the labels of what they took back (R-UN-22).
  private func finishPerformance(labels: UndoLabels) {
    while open.count > 1 { closeGroup() }
    guard let finished = performance, var collected = open.popLast() else { return }
    performance = nil
    open = finished.setAside
    guard finished.isRecorded, collected.containsAction else { return }
    collected.labels = labels
    switch finished.kind {
    case .undo: redoStack.append(collected)
    case .redo: record(collected)
    }
    dropOldSteps()
  }
}
