/// A call that makes no sense now; nothing has changed. The Cocoa original raises an exception instead.
public enum UndoError: Error, Hashable, Sendable {
  /// A group was ended, or an action registered, while no group was open (R-UN-4, R-UN-5).
  case noGroupOpen

  /// ``UndoHistory/undo()`` came while groups were open inside the outermost one (R-UN-14).
  case nestedGroupsOpen(level: Int)

  /// ``UndoHistory/undoNestedGroup()`` came while the open group ends in actions that belong to no
  /// closed group, so that undoing the group before them would undo out of order (R-UN-17).
  case ungroupedActions

  /// Undo or redo was called from inside an undo (R-UN-16, R-UN-19).
  case duringUndo

  /// Undo or redo was called from inside a redo (R-UN-16, R-UN-19).
  case duringRedo

  /// Registration was enabled more often than disabled (R-UN-10).
  case registrationNotDisabled
}
