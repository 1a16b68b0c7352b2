import Testing
import Undo

@Suite struct GroupTests {
  /// R-UN-1; the levels on the way are UN-001 and UN-002.
  @Test func `events group from the first, and all of an event is one step`() {
    let document = Document()
    #expect(document.history.groupsByEvent)
    document.set(1)
    document.set(2)
    document.history.endEvent()
    #expect(document.history.undoCount == 1)
  }

  /// R-UN-1
  @Test func `two events are two steps`() throws {
    let document = Document()
    document.setInEvent(1)
    document.setInEvent(2)
    try document.history.undo()
    #expect(document.value == 1)
    try document.history.undo()
    #expect(document.value == 0)
  }

  /// R-UN-1
  @Test func `an event's end leaves a group alone that a client opened by hand`() {
    let history = UndoHistory.byHand()
    history.beginGroup()
    history.endEvent()
    #expect(history.groupingLevel == 1)
  }

  /// R-UN-1
  @Test func `a group left open keeps the event's group open past its end`() throws {
    let document = Document()
    document.history.beginGroup()
    document.set(1)
    document.history.endEvent()
    #expect(document.history.groupingLevel == 2)
    try document.history.endGroup()
    document.history.endEvent()
    #expect(document.history.groupingLevel == 0)
    #expect(document.history.undoCount == 1)
  }

  /// R-UN-1
  @Test func `an event's group that is open is closed also when grouping by event is turned off`() {
    let document = Document()
    document.set(1)
    document.history.groupsByEvent = false
    document.history.endEvent()
    #expect(document.history.groupingLevel == 0)
  }

  /// R-UN-2
  @Test func `groups nest, and undo takes the outermost as one step`() throws {
    let document = Document(history: .byHand())
    try document.setInGroup(1)
    document.history.beginGroup()
    try document.setInGroup(2)
    document.set(3)
    #expect(document.history.groupingLevel == 1)
    try document.history.endGroup()
    try document.history.undo()
    #expect(document.value == 1)
    try document.history.undo()
    #expect(document.value == 0)
  }

  /// R-UN-3
  @Test func `asking for a group with none open opens the event's too`() throws {
    let history = UndoHistory()
    #expect(history.groupingLevel == 0)
    history.beginGroup()
    #expect(history.groupingLevel == 2)
    history.beginGroup()
    #expect(history.groupingLevel == 3)
    try history.endGroup()
    try history.endGroup()
    #expect(history.groupingLevel == 1)
  }

  /// R-UN-3
  @Test func `the event's group may be closed by hand`() throws {
    let document = Document()
    document.set(1)
    try document.history.endGroup()
    #expect(document.history.groupingLevel == 0)
    #expect(document.history.undoCount == 1)
  }

  /// R-UN-5
  @Test func `ending a group with none open is refused`() {
    let history = UndoHistory()
    #expect(throws: UndoError.noGroupOpen) { try history.endGroup() }
    #expect(history.groupingLevel == 0)
    #expect(!history.canUndo)
  }

  /// R-UN-6
  @Test func `an empty group is kept as a step that undoes nothing`() throws {
    let history = UndoHistory.byHand()
    history.beginGroup()
    try history.endGroup()
    #expect(history.canUndo)
    try history.undo()
    #expect(!history.canUndo)
    #expect(!history.canRedo)
  }

  /// R-UN-6
  @Test func `an empty group in an event is a step too`() throws {
    let history = UndoHistory()
    history.beginGroup()
    #expect(!history.canUndo)
    try history.endGroup()
    #expect(history.canUndo)
    history.endEvent()
    #expect(history.undoCount == 1)
  }

  /// R-UN-6, the other way
  @Test func `a policy drops empty groups`() throws {
    var policy = UndoHistory.Policy()
    policy.emptyGroups = .dropped
    let history = UndoHistory(policy: policy)
    history.beginGroup()
    history.beginGroup()
    try history.endGroup()
    try history.endGroup()
    history.endEvent()
    #expect(history.groupingLevel == 0)
    #expect(!history.canUndo)
  }

  /// R-UN-8
  @Test func `over the limit the oldest step goes when a group closes`() throws {
    let document = Document(1)
    document.history.levelsOfUndo = 3
    for value in 2...4 { document.setInEvent(value) }
    document.set(5)
    #expect(document.history.undoCount == 3)
    document.history.endEvent()
    #expect(document.history.undoCount == 3)
    while document.history.canUndo { try document.history.undo() }
    #expect(document.value == 2)
    try document.history.undo()
    #expect(document.value == 2)
  }

  /// R-UN-8
  @Test func `nested groups do not count as levels`() throws {
    let document = Document()
    document.history.levelsOfUndo = 1
    for value in 1...3 { try document.setInGroup(value) }
    document.history.endEvent()
    try document.history.undo()
    #expect(document.value == 0)
  }

  /// R-UN-8
  @Test func `lowering the limit drops steps at once, and 0 is no limit`() throws {
    let document = Document()
    for value in 1...6 { document.setInEvent(value) }
    #expect(document.history.undoCount == 6)
    for _ in 1...3 { try document.history.undo() }
    document.history.levelsOfUndo = 2
    #expect(document.history.undoCount == 2)
    #expect(document.history.redoCount == 2)
    document.history.levelsOfUndo = 0
    try document.history.redo()
    #expect(document.history.undoCount == 3)
  }

  /// R-UN-8
  @Test func `the newest steps to redo survive a limit`() throws {
    let document = Document()
    for value in 1...3 { document.setInEvent(value) }
    for _ in 1...3 { try document.history.undo() }
    document.history.levelsOfUndo = 1
    try document.history.redo()
    #expect(document.value == 1)
    #expect(!document.history.canRedo)
  }
}
