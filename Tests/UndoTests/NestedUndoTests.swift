import Testing
import Undo

@Suite struct NestedUndoTests {
  /// R-UN-7, R-UN-17
  @Test func `units of the open event are undone and redone one by one`() throws {
    let document = Document(5)
    for value in 5...8 { try document.setInGroup(value) }
    try document.history.undoNestedGroup()
    #expect(document.value == 7)
    try document.history.undoNestedGroup()
    #expect(document.value == 6)
    try document.history.redo()
    try document.history.redo()
    #expect(document.value == 8)
    try document.history.undoNestedGroup()
    #expect(document.value == 7)
    #expect(document.history.groupingLevel == 1)
  }

  /// R-UN-7
  @Test func `what was undone one by one is redone into the event's step`() throws {
    let document = Document()
    try document.setInGroup(1)
    try document.setInGroup(2)
    try document.history.undoNestedGroup()
    try document.history.redo()
    document.history.endEvent()
    #expect(document.history.undoCount == 1)
    try document.history.undo()
    #expect(document.value == 0)
  }

  /// R-UN-17
  @Test func `with no group open the newest step is undone`() throws {
    let document = Document(history: .byHand())
    for value in 1...3 { try document.setInGroup(value) }
    try document.history.undoNestedGroup()
    #expect(document.value == 2)
    #expect(document.history.undoCount == 2)
  }

  /// R-UN-17
  @Test func `after the units of the open groups come the steps before`() throws {
    let document = Document()
    document.setInEvent(1)
    try document.setInGroup(2)
    document.history.beginGroup()
    try document.history.undoNestedGroup()
    #expect(document.value == 1)
    try document.history.undoNestedGroup()
    #expect(document.value == 0)
    #expect(document.history.groupingLevel == 2)
    #expect(document.history.redoCount == 2)
  }

  /// R-UN-17
  @Test func `an event whose units are all undone leaves no step`() throws {
    let document = Document()
    try document.setInGroup(1)
    try document.history.undoNestedGroup()
    #expect(!document.history.canUndo)
    document.history.endEvent()
    #expect(!document.history.canUndo)
    try document.history.redo()
    #expect(document.value == 1)
  }

  /// R-UN-17
  @Test func `actions after the last unit are not jumped over`() throws {
    let document = Document()
    try document.setInGroup(1)
    document.set(2)
    #expect(throws: UndoError.ungroupedActions) { try document.history.undoNestedGroup() }
    #expect(document.value == 2)
    #expect(document.history.groupingLevel == 1)
    try document.history.undo()
    #expect(document.value == 0)
  }

  /// R-UN-7, the other way
  @Test func `a policy makes a closed group's actions its parent's`() throws {
    var policy = UndoHistory.Policy()
    policy.nestedGroups = .flattened
    let document = Document(history: UndoHistory(policy: policy))
    try document.setInGroup(1)
    document.history.beginGroup()
    try document.setInGroup(2)
    document.set(3)
    document.history.setActionName("Three")
    try document.history.endGroup()
    #expect(throws: UndoError.ungroupedActions) { try document.history.undoNestedGroup() }
    #expect(document.history.undoActionName == "Three")
    try document.history.undo()
    #expect(document.past.suffix(3) == [2, 1, 0])
    #expect(document.history.redoActionName == "Three")
  }
}
