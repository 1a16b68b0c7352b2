extension UndoHistory {
  /// Whether registrations are recorded; true at first.
  public var isRegistrationEnabled: Bool { disableCount == 0 }

  /// Drops registrations until as many calls of ``enableRegistration()`` follow (R-UN-10).
  public func disableRegistration() {
    disableCount += 1
  }

  /// Takes one ``disableRegistration()`` back. Throws ``UndoError/registrationNotDisabled`` without
  /// one (R-UN-10).
  public func enableRegistration() throws(UndoError) {
    guard disableCount > 0 else { throw .registrationNotDisabled }
    disableCount -= 1
  }

  /// Records the opposite of a change in the innermost open group.
  ///
  /// `target` is held weakly, what `handler` captures strongly: capture no target (R-UN-9). When the
  /// target is gone, its part of a step is passed over in silence. Cocoa's two other forms, by
  /// selector and by proxy, need its runtime.
  ///
  /// An event's first registration opens the event's group. A registration outside undo and redo
  /// empties the redo steps at once (R-UN-11); inside one it becomes part of the step that takes
  /// that back (R-UN-12). While registration is disabled nothing of this happens.
  ///
  /// Throws ``UndoError/noGroupOpen`` with no group open and ``groupsByEvent`` off (R-UN-4).
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
    if opensGroup { postOfGroup(.didOpenGroup) }
  }
}
