import Testing
import Undo

@Suite struct UndoRedoTests {
  /// R-UN-12
  @Test func `what an undo registers is one step to redo, and the other way round`() throws {
    let document = Document()
    for value in 1...3 { document.set(value) }
    let history = document.history
    try history.undo()
    #expect(document.value == 0)
    #expect((history.undoCount, history.redoCount) == (0, 1))
    try history.redo()
    #expect(document.value == 3)
    #expect((history.undoCount, history.redoCount) == (1, 0))
    try history.undo()
    #expect(document.value == 0)
    #expect(history.redoCount == 1)
  }

  /// R-UN-12
  @Test func `a redo keeps the other steps to redo`() throws {
    let document = Document()
    for value in 1...3 { document.setInEvent(value) }
    for _ in 1...3 { try document.history.undo() }
    try document.history.redo()
    try document.history.redo()
    #expect(document.value == 2)
    #expect(document.history.redoCount == 1)
  }

  /// R-UN-12
  @Test func `a handler that registers nothing leaves nothing to redo`() throws {
    let document = Document()
    try document.history.registerNothing(for: document)
    try document.history.undo()
    #expect(!document.history.canRedo)
  }

  /// R-UN-13
  @Test func `the last registered action is undone first, units inside included`() throws {
    let document = Document(history: .byHand())
    document.history.beginGroup()
    document.set(1)
    try document.setInGroup(2)
    document.set(3)
    try document.history.endGroup()
    try document.history.undo()
    #expect(document.past == [0, 1, 2, 3, 2, 1, 0])
    try document.history.redo()
    #expect(document.past.suffix(3) == [1, 2, 3])
  }

  /// R-UN-14
  @Test func `undo closes the only open group first`() throws {
    let document = Document()
    document.setInEvent(1)
    document.set(2)
    try document.history.undo()
    #expect(document.value == 1)
    #expect(document.history.groupingLevel == 0)
  }

  /// R-UN-14
  @Test func `undo with nested groups open is refused`() throws {
    let document = Document()
    document.set(1)
    document.history.beginGroup()
    #expect(throws: UndoError.nestedGroupsOpen(level: 2)) { try document.history.undo() }
    #expect(document.value == 1)
    #expect(document.history.groupingLevel == 2)
    #expect(document.history.canUndo)
  }

  /// R-UN-15
  @Test func `undo and redo with nothing to do have no effect`() throws {
    let document = Document()
    try document.history.undo()
    try document.history.redo()
    try document.history.undoNestedGroup()
    #expect(document.past == [0])
    #expect(!document.history.canUndo && !document.history.canRedo)
  }

  /// R-UN-16, R-UN-19
  @Test(arguments: [UndoError.duringUndo, .duringRedo])
  func `nothing is undone or redone from inside an undo or redo`(expected: UndoError) throws {
    let document = Document()
    document.setInEvent(1)
    var refusals: [UndoError] = []
    let recorder = Recorder(document.history)
    recorder.onNotification = { history, notification in
      let isInside = expected == .duringUndo ? history.isUndoing : history.isRedoing
      guard isInside else { return }
      for attempt in [history.undo, history.redo, history.undoNestedGroup] {
        do throws(UndoError) { try attempt() } catch { refusals.append(error) }
      }
    }
    try document.history.undo()
    #expect(document.value == 0)
    try document.history.redo()
    #expect(document.value == 1)
    #expect(refusals == [expected, expected, expected])
  }

  /// R-UN-16, R-UN-19
  @Test func `a handler that undoes is refused, and the undo goes on`() throws {
    let document = Document()
    document.setInEvent(1)
    try document.history.register(document) { document in
      #expect(throws: UndoError.duringUndo) { try document.history.undo() }
      #expect(throws: UndoError.duringUndo) { try document.history.redo() }
      #expect(document.history.isUndoing && !document.history.isRedoing)
    }
    document.set(2)
    try document.history.undo()
    #expect(document.value == 1)
    #expect(!document.history.isUndoing)
  }

  /// R-UN-18
  @Test func `something to undo does not mean that undo may be called`() throws {
    let document = Document()
    document.history.beginGroup()
    document.set(1)
    #expect(document.history.canUndo)
    #expect(throws: UndoError.nestedGroupsOpen(level: 2)) { try document.history.undo() }
  }

  /// R-UN-18
  @Test func `asking whether there is something to redo tells a checkpoint first`() throws {
    let document = Document()
    document.setInEvent(1)
    try document.history.undo()
    let recorder = Recorder(document.history)
    #expect(document.history.canRedo)
    #expect(recorder.heard == [.checkpoint])
    recorder.onNotification = { _, notification in
      if notification == .checkpoint { document.set(2) }
    }
    #expect(!document.history.canRedo)
  }

  /// R-UN-19
  @Test func `handlers may group, but not close the group that collects`() throws {
    let document = Document()
    try document.history.register(document) { document in
      #expect(throws: UndoError.noGroupOpen) { try document.history.endGroup() }
      document.history.beginGroup()
      #expect(document.history.groupingLevel == 2)
      document.history.endEvent()
      document.set(5)
    }
    try document.history.undo()
    #expect(document.history.groupingLevel == 0)
    #expect(document.value == 5)
    try document.history.redo()
    #expect(document.value == 0)
  }
}
