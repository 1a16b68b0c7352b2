import Testing
import Undo

@Suite struct DiscardableTests {
  /// R-UN-28
  @Test func `a step is discardable when all its actions are`() throws {
    let document = Document()
    let history = document.history
    #expect(!history.undoActionIsDiscardable)
    document.set(1)
    #expect(!history.undoActionIsDiscardable)
    history.setActionIsDiscardable(true)
    #expect(history.undoActionIsDiscardable)
    document.set(2)
    #expect(!history.undoActionIsDiscardable)
    history.setActionIsDiscardable(true)
    history.endEvent()
    #expect(history.undoActionIsDiscardable)
  }

  /// R-UN-28
  @Test func `the newest action is meant, also in a group that has been closed`() throws {
    let document = Document()
    let history = document.history
    document.set(1)
    try document.setInGroup(2)
    history.beginGroup()
    try history.endGroup()
    history.beginGroup()
    history.setActionIsDiscardable(true)
    #expect(!history.undoActionIsDiscardable)
    try history.endGroup()
    for _ in 1...3 { try history.undoNestedGroup() }
    history.setActionIsDiscardable(true)
    #expect(history.undoActionIsDiscardable)
    history.setActionIsDiscardable(false)
    #expect(!history.undoActionIsDiscardable)
  }

  /// R-UN-28
  @Test func `the newest action of the innermost open group is meant`() throws {
    let document = Document()
    let history = document.history
    document.set(1)
    history.setActionIsDiscardable(true)
    history.beginGroup()
    document.set(2)
    history.setActionIsDiscardable(true)
    #expect(history.undoActionIsDiscardable)
    history.setActionIsDiscardable(false)
    try history.endGroup()
    try history.undoNestedGroup()
    #expect(history.undoActionIsDiscardable)
  }

  /// R-UN-28
  @Test func `with no group open nothing is marked`() {
    let document = Document()
    document.setInEvent(1)
    document.history.setActionIsDiscardable(true)
    #expect(!document.history.undoActionIsDiscardable)
  }

  /// R-UN-28
  @Test func `a handler says whether its own opposite is discardable`() throws {
    let document = Document()
    try document.history.register(document) { document in
      document.set(1)
      document.history.setActionIsDiscardable(true)
    }
    #expect(!document.history.redoActionIsDiscardable)
    try document.history.undo()
    #expect(document.history.redoActionIsDiscardable)
    #expect(!document.history.undoActionIsDiscardable)
  }

  /// R-UN-28
  @Test func `both close notifications tell of it`() throws {
    let document = Document()
    let recorder = Recorder(document.history)
    document.set(1)
    document.history.setActionIsDiscardable(true)
    document.history.endEvent()
    #expect(
      recorder.heard == [
        .didOpenGroup, .checkpoint,
        .willCloseGroup(isDiscardable: true), .didCloseGroup(isDiscardable: true),
      ])
  }

  /// R-UN-28
  @Test func `an empty group is not called discardable`() throws {
    let history = UndoHistory.byHand()
    history.beginGroup()
    try history.endGroup()
    #expect(!history.undoActionIsDiscardable)
  }
}

@Suite struct CountTests {
  /// R-UN-29
  @Test func `the counts tell how often undo and redo have something to do`() throws {
    let document = Document()
    let history = document.history
    document.setInEvent(1)
    document.setInEvent(2)
    #expect((history.undoCount, history.redoCount) == (2, 0))
    document.set(3)
    document.history.beginGroup()
    document.set(4)
    #expect((history.undoCount, history.redoCount) == (3, 0))
    try document.history.endGroup()
    try document.history.undo()
    #expect((history.undoCount, history.redoCount) == (2, 1))
    #expect(document.value == 2)
  }

  /// R-UN-29
  @Test func `a value attached to a step moves with it, and nil takes it away`() throws {
    let document = Document()
    let history = document.history
    history.setActionUserInfo("lost", forKey: "icon")
    document.set(1)
    history.setActionUserInfo("pencil", forKey: "icon")
    history.setActionUserInfo(7, forKey: "count")
    history.setActionUserInfo(nil, forKey: "count")
    #expect(history.undoActionUserInfo(forKey: "icon") as? String == "pencil")
    #expect(history.undoActionUserInfo(forKey: "count") == nil)
    try history.undo()
    #expect(history.undoActionUserInfo(forKey: "icon") == nil)
    #expect(history.redoActionUserInfo(forKey: "icon") as? String == "pencil")
    try history.redo()
    #expect(history.undoActionUserInfo(forKey: "icon") as? String == "pencil")
  }

  /// R-UN-29
  @Test func `a step has its own values, then those of the newest group in it`() throws {
    let document = Document()
    let history = document.history
    history.beginGroup()
    document.set(1)
    history.setActionUserInfo("inner", forKey: "a")
    history.setActionUserInfo("inner", forKey: "b")
    try history.endGroup()
    history.setActionUserInfo("outer", forKey: "a")
    #expect(history.undoActionUserInfo(forKey: "a") as? String == "outer")
    #expect(history.undoActionUserInfo(forKey: "b") as? String == "inner")
  }
}
