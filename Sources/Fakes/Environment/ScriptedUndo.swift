public import Undo

/// An undo manager that offers what a test sets, and records the calls.
///
/// Events: `undo.register`, `undo.name` {name}, `undo.endEvent`, `undo.removeAll`, `undo.undo`, `undo.redo`.
/// Undo invokes what was registered since the last undo, newest first, and posts `UndoNotification.didUndo`;
/// redo posts `UndoNotification.didRedo`.
public final class ScriptedUndo: UndoManaging {
  /// See `UndoManaging.canUndo`.
  public var canUndo = false
  /// See `UndoManaging.canRedo`.
  public var canRedo = false
  /// See `UndoManaging.undoMenuTitle`.
  public var undoMenuTitle: String? = "Undo"
  /// See `UndoManaging.redoMenuTitle`.
  public var redoMenuTitle: String? = "Redo"
  /// Thrown by the next registrations, undos and redos; nil lets them happen.
  public var failure: UndoError?

  private let recorder: EventRecorder
  private var handlers: [() -> Void] = []
  private var observers: [() -> (any UndoObserver)?] = []

  /// A manager with nothing to undo.
  public init(recorder: EventRecorder) { self.recorder = recorder }

  /// Records the call and invokes what was registered.
  /// - Throws: ``failure``.
  public func undo() throws(UndoError) {
    recorder.record("undo.undo")
    if let failure { throw failure }
    let step = handlers
    handlers = []
    for handler in step.reversed() { handler() }
    for observer in observers { observer()?.undoHistory(self, posted: .didUndo) }
  }

  /// Records the call.
  /// - Throws: ``failure``.
  public func redo() throws(UndoError) {
    recorder.record("undo.redo")
    if let failure { throw failure }
    for observer in observers { observer()?.undoHistory(self, posted: .didRedo) }
  }

  /// Records the call and keeps the handler.
  /// - Throws: ``failure``.
  public func register<Target: AnyObject>(
    _ target: Target, _ handler: @escaping (Target) -> Void
  ) throws(UndoError) {
    recorder.record("undo.register")
    if let failure { throw failure }
    handlers.append { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Records the name.
  public func setActionName(_ name: String) {
    recorder.record("undo.name", ["name": .text(name)])
  }

  /// Records the call.
  public func endEvent() { recorder.record("undo.endEvent") }

  /// Records the call and forgets the handlers.
  public func removeAllActions() {
    recorder.record("undo.removeAll")
    handlers = []
  }

  /// Notifies this observer too.
  public func addObserver(_ observer: some UndoObserver) {
    observers.append { [weak observer] in observer }
  }
}
