/// Takes changes back and makes them again: what a client, a screen and a shake ask of an undo manager.
///
/// Controllers and screens know this contract only, so a test gives them a scripted manager, and an app on
/// a platform with an undo manager of its own adapts that one. ``UndoHistory`` is the whole of it: groups,
/// limits, removing by target, counts and policies are the business of the code that made it.
///
/// Order of calls: ``register(_:_:)`` for each change of an event, ``setActionName(_:)`` for all of them,
/// ``endEvent()``; then ``undo()`` and ``redo()``.
public protocol UndoManaging: AnyObject {
  /// Whether there is something to undo (R-UN-18).
  var canUndo: Bool { get }
  /// Whether there is something to redo; lets pending changes register first (R-UN-18).
  var canRedo: Bool { get }
  /// "Undo" and the name of the step; with nothing to undo, the manager's choice (R-UN-24).
  var undoMenuTitle: String? { get }
  /// "Redo" and the name of the step; with nothing to redo, the manager's choice (R-UN-24).
  var redoMenuTitle: String? { get }

  /// Takes the newest step back; without effect where there is none (R-UN-12 … R-UN-15).
  ///
  /// - Throws: ``UndoError`` where it makes no sense now; nothing has changed then.
  func undo() throws(UndoError)
  /// Makes the step that was undone last again; without effect where there is none (R-UN-12, R-UN-15).
  ///
  /// - Throws: ``UndoError`` where it makes no sense now; nothing has changed then.
  func redo() throws(UndoError)
  /// Records the opposite of a change; the target is held weakly, what the handler captures strongly (R-UN-9).
  ///
  /// - Throws: ``UndoError/noGroupOpen`` where nothing opens a group (R-UN-4).
  func register<Target: AnyObject>(
    _ target: Target, _ handler: @escaping (Target) -> Void
  ) throws(UndoError)
  /// Names the step that is being made; the last name wins (R-UN-20).
  func setActionName(_ name: String)
  /// Ends the event, and so the step that is being made (R-UN-1).
  func endEvent()
  /// Removes every step (R-UN-26).
  func removeAllActions()
  /// Notifies an observer from now on; it is held weakly.
  func addObserver(_ observer: some UndoObserver)
}

extension UndoHistory: UndoManaging {}
