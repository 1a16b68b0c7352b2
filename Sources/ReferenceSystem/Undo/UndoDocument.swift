import Fakes
import Undo

/// A text that can be taken back: the target of a client's registrations.
final class UndoDocument {
  let name: String
  private(set) var text = ""
  /// What keeps its changes; none at first where a scenario says so (B-23).
  var history: (any UndoManaging)?
  /// What the next invocation of one of its handlers does besides its work.
  var callInHandler: UndoCall?

  private let recorder: EventRecorder
  private var pending: String?

  init(_ name: String, history: (any UndoManaging)?, recorder: EventRecorder) {
    self.name = name
    self.history = history
    self.recorder = recorder
  }

  /// Changes the text and registers the opposite; where that is refused, nothing has changed.
  func set(_ text: String) throws(UndoError) {
    try register(opposite: self.text)
    self.text = text
  }

  /// Changes the text now and registers the opposite of all such changes when it is told to.
  func setLazily(_ text: String) {
    pending = pending ?? self.text
    self.text = text
  }

  /// Registers what is pending.
  func process() {
    guard let old = pending else { return }
    pending = nil
    try? register(opposite: old)
  }

  private func register(opposite old: String) throws(UndoError) {
    try history?.register(self) { $0.restore(old) }
  }

  private func restore(_ old: String) {
    recorder.record("undoManager.invoked", ["document": .text(name), "text": .text(old)])
    if let history = history as? UndoHistory, let call = callInHandler {
      callInHandler = nil
      recorder.record("undoManager.called", ["answer": .text(call.answer(of: history))])
    }
    try? set(old)
  }
}

/// A call that a handler makes of the manager which invokes it.
enum UndoCall: String {
  case undo
  case redo
  case undoNestedGroup
  case endGroup

  /// Makes the call: `done`, or the code with which it is refused.
  func answer(of history: UndoHistory) -> String {
    do throws(UndoError) {
      switch self {
      case .undo: try history.undo()
      case .redo: try history.redo()
      case .undoNestedGroup: try history.undoNestedGroup()
      case .endGroup: try history.endGroup()
      }
      return "done"
    } catch {
      return error.code
    }
  }
}
