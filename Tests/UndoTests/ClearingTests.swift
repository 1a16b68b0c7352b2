import Testing
import Undo

@Suite struct ClearingTests {
  /// R-UN-26
  @Test func `removing all actions empties both stacks and enables registration`() throws {
    let document = Document()
    for value in 1...3 { document.setInEvent(value) }
    try document.history.undo()
    document.history.disableRegistration()
    document.history.disableRegistration()
    document.history.removeAllActions()
    #expect(document.history.undoCount == 0)
    #expect(document.history.redoCount == 0)
    #expect(document.history.isRegistrationEnabled)
    #expect(throws: UndoError.registrationNotDisabled) {
      try document.history.enableRegistration()
    }
  }

  /// R-UN-26, B-19
  @Test func `an open group does not survive`() {
    let document = Document()
    document.set(1)
    document.history.removeAllActions()
    #expect(document.history.groupingLevel == 0)
    #expect(!document.history.canUndo)
    document.history.endEvent()
    #expect(!document.history.canUndo)
  }

  /// R-UN-26
  @Test func `from inside a handler, what is left of the step is not invoked`() throws {
    let document = Document()
    document.setInEvent(1)
    document.set(2)
    try document.history.register(document) { document in
      document.set(7)
      document.history.removeAllActions()
      document.set(8)
      #expect(document.history.isUndoing)
    }
    try document.history.undo()
    #expect(document.value == 8)
    #expect(!document.history.canUndo && !document.history.canRedo)
    #expect(!document.history.isUndoing)
    #expect(document.history.groupingLevel == 0)
  }

  /// R-UN-26
  @Test func `from inside a handler of a unit, the groups around it go too`() throws {
    let document = Document()
    try document.setInGroup(1)
    document.history.beginGroup()
    try document.history.register(document) { $0.history.removeAllActions() }
    try document.history.endGroup()
    try document.history.undoNestedGroup()
    #expect(document.history.groupingLevel == 0)
    #expect(!document.history.canUndo)
  }

  /// R-UN-27
  @Test func `removing a target's actions leaves those of others`() throws {
    let first = Document()
    let second = Document(history: first.history)
    first.set(1)
    second.set(1)
    first.set(2)
    first.history.endEvent()
    first.history.removeAllActions(withTarget: first)
    try first.history.undo()
    #expect(first.value == 2)
    #expect(second.value == 0)
    first.history.removeAllActions(withTarget: second)
    #expect(!first.history.canRedo)
  }

  /// R-UN-27
  @Test func `groups that become empty go away, nested ones too`() throws {
    let first = Document(history: .byHand())
    let second = Document(history: first.history)
    try second.setInGroup(1)
    first.history.beginGroup()
    try first.setInGroup(1)
    first.history.beginGroup()
    try first.history.endGroup()
    try first.history.endGroup()
    try first.setInGroup(2)
    first.history.removeAllActions(withTarget: first)
    #expect(first.history.undoCount == 1)
    try first.history.undo()
    #expect(second.value == 0)
    #expect(!first.history.canUndo)
  }

  /// R-UN-27
  @Test func `a group that loses its actions while open leaves no step`() throws {
    let document = Document()
    document.history.beginGroup()
    document.set(1)
    document.history.removeAllActions(withTarget: document)
    #expect(document.history.groupingLevel == 2)
    #expect(!document.history.canUndo)
    try document.history.endGroup()
    document.history.endEvent()
    #expect(!document.history.canUndo)
    document.setInEvent(2)
    #expect(document.history.undoCount == 1)
  }

  /// R-UN-27
  @Test func `it does not enable registration`() throws {
    let document = Document()
    document.history.disableRegistration()
    document.history.removeAllActions(withTarget: document)
    #expect(!document.history.isRegistrationEnabled)
  }

  /// R-UN-27
  @Test func `an empty group that a client made stays`() throws {
    let document = Document(history: .byHand())
    document.history.beginGroup()
    try document.history.endGroup()
    document.history.removeAllActions(withTarget: document)
    #expect(document.history.undoCount == 1)
  }

  /// R-UN-27, R-UN-9
  @Test func `a target may remove its actions while it dies`() {
    final class Leaving {
      let history: UndoHistory
      init(_ history: UndoHistory) { self.history = history }
      deinit { history.removeAllActions(withTarget: self) }
    }
    let document = Document()
    document.setInEvent(1)
    do {
      let leaving = Leaving(document.history)
      #expect(throws: Never.self) { try document.history.registerNothing(for: leaving) }
      document.history.endEvent()
    }
    #expect(document.history.undoCount == 1)
  }

  /// R-UN-27
  @Test func `a target that has gone is not taken for a new one at its place`() {
    for _ in 1...100 {
      let history = UndoHistory()
      do { Document(history: history).setInEvent(1) }
      history.removeAllActions(withTarget: Document(history: history))
      #expect(history.undoCount == 1)
    }
  }

  /// R-UN-27
  @Test(arguments: [0, 1, 2, 3])
  func `a client that dies with a handler may call back`(way: Int) throws {
    final class Captured {
      let history: UndoHistory
      init(_ history: UndoHistory) { self.history = history }
      deinit { history.removeAllActions(withTarget: self) }
    }
    let document = Document()
    let history = document.history
    for _ in 1...2 {
      let captured = Captured(history)
      try history.register(document) { [captured] document in
        withExtendedLifetime(captured) { document.set(4) }
      }
      history.endEvent()
    }
    switch way {
    case 0: history.removeAllActions()
    case 1: history.removeAllActions(withTarget: document)
    case 2: history.levelsOfUndo = 1
    default: try history.undo()
    }
    #expect(history.undoCount == [0, 0, 1, 1][way])
  }

  /// R-UN-27
  @Test func `from inside a handler, the target's actions that are left are not invoked`() throws {
    let document = Document()
    let view = Document(history: document.history)
    document.set(1)
    view.set(1)
    try document.history.register(document) { $0.history.removeAllActions(withTarget: view) }
    try document.history.undo()
    #expect(document.value == 0)
    #expect(view.value == 1)
    try document.history.redo()
    #expect(document.value == 1)
  }

  /// R-UN-27
  @Test func `from inside a handler of a unit, the groups around it lose them too`() throws {
    let document = Document()
    let view = Document(history: document.history)
    try view.setInGroup(1)
    document.history.beginGroup()
    try document.history.register(document) { $0.history.removeAllActions(withTarget: view) }
    try document.history.endGroup()
    try document.history.undoNestedGroup()
    document.history.endEvent()
    #expect(!document.history.canUndo)
    #expect(view.value == 1)
  }
}
