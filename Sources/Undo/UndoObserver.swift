/// Is notified of what an ``UndoHistory`` does, while it does it.
///
/// A lazy client registers its pending changes at ``UndoNotification/checkpoint``: they
/// land in the group that is open then (R-UN-34).
public protocol UndoObserver: AnyObject {
  /// Called for each notification, in the order in which the observers were added.
  ///
  /// Every method of `history` may be called from here; none of them posts another checkpoint
  /// while one is being posted. What it reads are the levels, counts and titles of that moment: at
  /// ``UndoNotification/willUndo`` and ``UndoNotification/willRedo`` those before, with the step still
  /// there, at ``UndoNotification/didUndo`` and ``UndoNotification/didRedo`` those after.
  func undoHistory(_ history: any UndoManaging, posted notification: UndoNotification)
}

/// What an ``UndoHistory`` posts to its observers.
///
/// * Opening the first group of an event by asking for a group: `didOpenGroup` (the event's),
///   `checkpoint`, `didOpenGroup` (R-UN-30). Opening one by registering: `didOpenGroup`.
/// * Closing a group: `checkpoint`, `willCloseGroup`, `didCloseGroup` (R-UN-31).
/// * Undo: `checkpoint`, `willUndo`, the actions, `didUndo`; redo likewise (R-UN-32). With nothing to
///   undo there is the checkpoint only (R-UN-35), and nothing is posted of groups that open and close
///   between `will` and `did` (R-UN-33).
public enum UndoNotification: Hashable, Sendable {
  /// Register pending changes now.
  case checkpoint
  /// A group has been opened.
  case didOpenGroup
  /// The innermost group is about to be closed; whether all its actions are discardable (R-UN-28).
  case willCloseGroup(isDiscardable: Bool)
  /// The innermost group has been closed, undoing is safe if it was the last; whether all its
  /// actions are discardable (R-UN-28).
  case didCloseGroup(isDiscardable: Bool)
  /// The actions of an undo are about to be invoked.
  case willUndo
  /// The actions of an undo have been invoked, and their opposites recorded.
  case didUndo
  /// The actions of a redo are about to be invoked.
  case willRedo
  /// The actions of a redo have been invoked, and their opposites recorded.
  case didRedo
}
