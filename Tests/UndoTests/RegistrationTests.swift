import Testing
import Undo

@Suite struct RegistrationTests {
  /// R-UN-4
  @Test func `with no group open and none made by event, registering is refused`() {
    let history = UndoHistory.byHand()
    let target = Document(history: history)
    #expect(throws: UndoError.noGroupOpen) { try history.registerNothing(for: target) }
    #expect(history.groupingLevel == 0)
    #expect(!history.canUndo)
  }

  /// R-UN-4
  @Test func `a refused registration keeps the steps to redo`() throws {
    let document = Document()
    document.setInEvent(1)
    try document.history.undo()
    document.history.groupsByEvent = false
    #expect(throws: UndoError.noGroupOpen) { try document.history.registerNothing(for: document) }
    #expect(document.history.canRedo)
  }

  /// R-UN-9
  @Test func `the target is not kept alive, what the handler captures is`() throws {
    final class Argument {}
    let history = UndoHistory()
    weak var target: Document?
    weak var argument: Argument?
    do {
      let (document, captured) = (Document(history: history), Argument())
      (target, argument) = (document, captured)
      try history.register(document) { _ in withExtendedLifetime(captured) {} }
    }
    #expect(target == nil)
    #expect(argument != nil)
    history.removeAllActions()
    #expect(argument == nil)
  }

  /// R-UN-9, B-22
  @Test func `the step of a target that has gone is consumed, earlier steps remain`() throws {
    let document = Document()
    document.setInEvent(1)
    do {
      let view = Document(history: document.history)
      try document.history.register(view) { _ in Issue.record("invoked on a dead target") }
      document.history.endEvent()
    }
    #expect(document.history.undoCount == 2)
    try document.history.undo()
    #expect(document.value == 1)
    #expect(document.history.undoCount == 1)
    #expect(!document.history.canRedo)
    try document.history.undo()
    #expect(document.value == 0)
  }

  /// R-UN-9, B-22
  @Test func `the living targets of a step are undone although one has gone`() throws {
    let document = Document()
    do { Document(history: document.history).set(1) }
    document.setInEvent(2)
    try document.history.undo()
    #expect(document.value == 0)
    try document.history.redo()
    #expect(document.value == 2)
  }

  /// R-UN-10
  @Test func `disabling nests`() throws {
    let history = UndoHistory()
    #expect(history.isRegistrationEnabled)
    history.disableRegistration()
    history.disableRegistration()
    try history.enableRegistration()
    #expect(!history.isRegistrationEnabled)
    try history.enableRegistration()
    #expect(history.isRegistrationEnabled)
  }

  /// R-UN-10
  @Test func `enabling without disabling is refused`() throws {
    let history = UndoHistory()
    #expect(throws: UndoError.registrationNotDisabled) { try history.enableRegistration() }
    #expect(history.isRegistrationEnabled)
    history.disableRegistration()
    #expect(!history.isRegistrationEnabled)
  }

  /// R-UN-10
  @Test func `what is registered while disabled leaves no trace`() throws {
    let document = Document()
    document.setInEvent(1)
    try document.history.undo()
    document.history.disableRegistration()
    document.history.groupsByEvent = false
    document.set(2)
    #expect(document.history.groupingLevel == 0)
    #expect(!document.history.canUndo)
    #expect(document.history.canRedo)
  }

  /// R-UN-11
  @Test func `a registration empties the steps to redo at once`() throws {
    let document = Document()
    document.setInEvent(1)
    try document.history.undo()
    #expect(document.history.canRedo)
    document.history.beginGroup()
    #expect(document.history.canRedo)
    document.set(2)
    #expect(!document.history.canRedo)
  }
}
