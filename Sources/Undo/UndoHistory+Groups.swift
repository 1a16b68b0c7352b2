extension UndoHistory {
  /// How many groups are open, one inside the other; 0 with none (R-UN-2).
  ///
  /// While undoing or redoing, the group that collects the handlers' registrations is the only one
  /// that counts, beside those that the handlers open.
  public var groupingLevel: Int { open.count }

  /// Opens a group inside the innermost open one.
  ///
  /// With none open and ``groupsByEvent`` on, the event's group is opened first, so that the level
  /// goes from 0 to 2 (R-UN-3).
  public func beginGroup() {
    if open.isEmpty && groupsByEvent { openGroup(forEvent: true) }
    postCheckpoint()
    openGroup(forEvent: false)
  }

  /// Closes the innermost group: as a unit of the group around it, or as a step to undo.
  ///
  /// The event's group may be closed too. Throws ``UndoError/noGroupOpen`` with none open (R-UN-5);
  /// the group that collects an undo's or redo's registrations is not the handlers' to close.
  public func endGroup() throws(UndoError) {
    guard open.count > (performance == nil ? 0 : 1) else { throw .noGroupOpen }
    postCheckpoint()
    closeGroup()
  }

  /// Marks the end of the run loop's pass: closes the event's group (R-UN-1).
  ///
  /// Lazy clients register first. A group that a client has left open inside the event's keeps both
  /// open, until the end of the event in which it is closed. No effect with no event's group open.
  public func endEvent() {
    guard open.count == 1, open[0].isEventGroup else { return }
    postCheckpoint()
    closeGroup()
  }

  /// Closes the innermost group, after the checkpoint.
  func closeGroup() {
    guard let isDiscardable = open.last?.isDiscardable else { return }
    postOfGroup(.willCloseGroup(isDiscardable: isDiscardable))
    guard let group = open.popLast() else { return }
    record(group)
    postOfGroup(.didCloseGroup(isDiscardable: isDiscardable))
  }

  /// Puts a group where its changes belong in the order of time: into the innermost open group, or
  /// on top of the steps to undo.
  func record(_ group: UndoGroup) {
    guard let parent = open.indices.last else {
      if !vanishes(group) { undoStack.append(group) }
      return dropOldSteps()
    }
    if group.isSpent { open[parent].wasEmptied = true }
    if vanishes(group) { return }
    switch policy.nestedGroups {
    case .units:
      open[parent].steps.append(.group(group))
    case .flattened:
      open[parent].steps += group.steps
      open[parent].labels = group.labels.filled(from: open[parent].labels)
    }
  }

  private func vanishes(_ group: UndoGroup) -> Bool {
    group.isSpent || (group.steps.isEmpty && policy.emptyGroups == .dropped)
  }

  private func openGroup(forEvent isEventGroup: Bool) {
    open.append(UndoGroup(isEventGroup: isEventGroup))
    postOfGroup(.didOpenGroup)
  }
}
