extension UndoHistory {
  /// How many groups are open, one inside the other; 0 with none (R-UN-2).
  ///
  /// While the actions of an undo or redo are invoked, the group that collects what they register is
  /// the only one that counts, beside those that the handlers open. An observer of
  /// ``UndoNotification/willUndo`` and ``UndoNotification/willRedo`` reads what holds before: the
  /// groups that the clients have open.
  public var groupingLevel: Int {
    guard let performance, !performance.hasBegun else { return open.count }
    return performance.setAside.count + open.count - 1
  }

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
  /// The event's group may be closed too; not by a handler the group that collects what it registers.
  ///
  /// - Throws: ``UndoError/noGroupOpen`` (R-UN-5).
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
    postUnlessPerforming(.willCloseGroup(isDiscardable: isDiscardable))
    guard let group = open.popLast() else { return }
    record(group)
    postUnlessPerforming(.didCloseGroup(isDiscardable: isDiscardable))
  }

  /// Puts a group where its changes belong in the order of time: into the innermost open group, or
  /// on top of the steps to undo.
  func record(_ group: UndoGroup) {
    guard let parent = open.indices.last else {
      if !isDropped(group) { undoStack.append(group) }
      return dropOldSteps()
    }
    if group.isSpent { open[parent].wasEmptied = true }
    if isDropped(group) { return }
    switch policy.nestedGroups {
    case .units:
      open[parent].steps.append(.group(group))
    case .flattened:
      open[parent].steps += group.steps
      open[parent].labels = group.labels.filled(from: open[parent].labels)
    }
  }

  private func isDropped(_ group: UndoGroup) -> Bool {
    group.isSpent || (group.steps.isEmpty && policy.emptyGroups == .dropped)
  }

  private func openGroup(forEvent isEventGroup: Bool) {
    open.append(UndoGroup(isEventGroup: isEventGroup))
    postUnlessPerforming(.didOpenGroup)
  }
}

// MARK: Registration

extension UndoHistory {
  /// Whether registrations are recorded; true at first.
  public var isRegistrationEnabled: Bool { disableCount == 0 }

  /// Drops registrations until as many calls of ``enableRegistration()`` follow (R-UN-10).
  public func disableRegistration() {
    disableCount += 1
  }

  /// Takes one ``disableRegistration()`` back.
  ///
  /// - Throws: ``UndoError/registrationNotDisabled`` without one (R-UN-10).
  public func enableRegistration() throws(UndoError) {
    guard disableCount > 0 else { throw .registrationNotDisabled }
    disableCount -= 1
  }

  /// Records the opposite of a change in the innermost open group.
  ///
  /// `target` is held weakly, what `handler` captures strongly: do not capture the target (R-UN-9). When
  /// the target is gone, its part of a step is passed over in silence. Cocoa's two other forms, by
  /// selector and by proxy, need its runtime.
  ///
  /// An event's first registration opens the event's group. A registration outside undo and redo
  /// empties the redo steps at once (R-UN-11); inside one it becomes part of the step that takes
  /// that back (R-UN-12). While registration is disabled nothing of this happens.
  ///
  /// - Throws: ``UndoError/noGroupOpen`` with no group open and ``groupsByEvent`` off (R-UN-4).
  public func register<Target: AnyObject>(
    _ target: Target,
    _ handler: @escaping (Target) -> Void
  ) throws(UndoError) {
    guard isRegistrationEnabled else { return }
    let opensGroup = open.isEmpty
    if opensGroup {
      guard groupsByEvent else { throw .noGroupOpen }
      open.append(UndoGroup(isEventGroup: true))
    }
    open[open.count - 1].steps.append(.action(UndoAction(target: target, handler: handler)))
    if performance == nil { releasingLater { redoStack = [] } }
    if opensGroup { postUnlessPerforming(.didOpenGroup) }
  }
}
