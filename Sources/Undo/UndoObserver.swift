/// Is told what an ``UndoHistory`` does, while it does it.
///
/// A lazy client registers its pending changes when it hears ``UndoNotification/checkpoint``: they
/// land in the group that is open then (R-UN-34).
public protocol UndoObserver: AnyObject {
  /// Tells what happens in `history` just now.
  ///
  /// Every method of `history` may be called from here; none of them tells of another checkpoint
  /// while one is being told.
  func undoHistory(_ history: any UndoManaging, posted notification: UndoNotification)
}

/// What an ``UndoHistory`` tells its observers.
///
/// * Opening the first group of an event by asking for a group: `didOpenGroup` (the event's),
///   `checkpoint`, `didOpenGroup` (R-UN-30). Opening one by registering: `didOpenGroup`.
/// * Closing a group: `checkpoint`, `willCloseGroup`, `didCloseGroup` (R-UN-31).
/// * Undo: `checkpoint`, `willUndo`, the actions, `didUndo`; redo likewise (R-UN-32). With nothing to
///   undo there is the checkpoint only (R-UN-35), and nothing is told of groups that open and close
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
