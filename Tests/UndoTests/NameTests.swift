import Testing
import Undo

@Suite struct NameTests {
  /// R-UN-20
  @Test func `the last name given to the open group wins, and "" clears it`() {
    let document = Document()
    document.set(1)
    document.history.setActionName("Add")
    document.history.setActionName("Edit")
    #expect(document.history.undoActionName == "Edit")
    document.history.setActionName("")
    #expect(document.history.undoActionName == "")
    document.history.endEvent()
    #expect(document.history.undoActionName == "")
  }

  /// R-UN-20
  @Test func `a group without a name goes by that of the newest named group in it`() throws {
    let document = Document()
    for (value, name) in [(1, "One"), (2, "Two")] {
      document.history.beginGroup()
      document.set(value)
      document.history.setActionName(name)
      #expect(document.history.undoActionName == name)
      try document.history.endGroup()
      #expect(document.history.undoActionName == name)
    }
    try document.history.undoNestedGroup()
    #expect(document.history.undoActionName == "One")
    #expect(document.history.redoActionName == "Two")
    document.history.setActionName("Event")
    #expect(document.history.undoActionName == "Event")
    document.history.beginGroup()
    document.history.setActionName("Inner")
    #expect(document.history.undoActionName == "Event")
  }

  /// R-UN-21
  @Test func `a name with no group open is ignored`() {
    let document = Document()
    document.setInEvent(1, named: "Add Hotel")
    document.history.setActionName("Edit Hotel")
    #expect(document.history.undoActionName == "Add Hotel")
    document.setInEvent(2)
    #expect(document.history.undoActionName == "")
  }

  /// R-UN-21, the other way
  @Test func `a policy lets a name with no group open rename the newest step`() throws {
    var policy = UndoHistory.Policy()
    policy.ungroupedNames = .renameNewestStep
    let document = Document(history: UndoHistory(policy: policy))
    document.history.setActionName("Nothing")
    document.setInEvent(1, named: "Add Hotel")
    document.history.setActionName("Edit Hotel")
    #expect(document.history.undoActionName == "Edit Hotel")
    document.set(2)
    document.history.setActionName("Inside")
    try document.history.undo()
    #expect(document.history.undoActionName == "Edit Hotel")
  }

  /// R-UN-22
  @Test func `the name moves to the step to redo and back, whatever the handlers say`() throws {
    let document = Document()
    document.setInEvent(1, named: "Edit Hotel")
    try document.history.register(document) { document in
      document.set(3)
      document.history.setActionName("From the handler")
    }
    document.history.setActionName("Rename")
    try document.history.undo()
    #expect(document.history.undoActionName == "Edit Hotel")
    #expect(document.history.redoActionName == "Rename")
    try document.history.redo()
    #expect(document.history.undoActionName == "Rename")
    #expect(document.history.redoActionName == "")
  }

  /// R-UN-23
  @Test func `without a name, or without a step, the name is ""`() throws {
    let document = Document()
    #expect(document.history.undoActionName == "")
    #expect(document.history.redoActionName == "")
    document.setInEvent(1)
    #expect(document.history.undoActionName == "")
    try document.history.undo()
    #expect(document.history.redoActionName == "")
  }

  /// R-UN-23
  @Test func `an open group with nothing in it is not the step that would be undone`() {
    let document = Document()
    document.setInEvent(1, named: "Add Hotel")
    document.history.beginGroup()
    document.history.setActionName("Nothing yet")
    #expect(document.history.undoActionName == "Add Hotel")
    document.set(2)
    #expect(document.history.undoActionName == "Nothing yet")
  }

  /// R-UN-23
  @Test func `a handler reads the names of the steps, not of what it collects`() throws {
    let document = Document()
    document.setInEvent(1, named: "Add")
    try document.history.register(document) { document in
      document.set(2)
      #expect(document.history.undoActionName == "Add")
      #expect(document.history.undoCount == 1)
    }
    document.history.setActionName("Edit")
    try document.history.undo()
  }

  /// R-UN-24
  @Test func `a menu title is the verb and the name, the bare verb without`() throws {
    let document = Document()
    #expect(document.history.undoMenuTitle == "Undo")
    #expect(document.history.redoMenuTitle == "Redo")
    document.setInEvent(1)
    #expect(document.history.undoMenuTitle == "Undo")
    document.setInEvent(2, named: "Edit Hotel")
    #expect(document.history.undoMenuTitle == "Undo Edit Hotel")
    try document.history.undo()
    #expect(document.history.redoMenuTitle == "Redo Edit Hotel")
    try document.history.undo()
    #expect(document.history.redoMenuTitle == "Redo")
  }

  /// R-UN-24, the other way
  @Test func `a policy gives no title while there is nothing to undo or redo`() throws {
    var policy = UndoHistory.Policy()
    policy.idleTitles = .absent
    let document = Document(history: UndoHistory(policy: policy))
    #expect(document.history.undoMenuTitle == nil)
    #expect(document.history.redoMenuTitle == nil)
    document.setInEvent(1)
    #expect(document.history.undoMenuTitle == "Undo")
    try document.history.undo()
    #expect(document.history.redoMenuTitle == "Redo")
  }

  /// R-UN-25
  @Test(arguments: [(nil, ""), ("", ""), ("0", " 0"), ("Add Hotel", " Add Hotel")])
  func `no name and "" give the bare verb, "0" is a name`(name: String?, tail: String) {
    #expect(UndoHistory.undoMenuTitle(forActionName: name) == "Undo" + tail)
    #expect(UndoHistory.redoMenuTitle(forActionName: name) == "Redo" + tail)
  }

  /// Figures 1-15 and 1-16, T0-1-13
  @Test func `the hotel's steps read as in the figures`() throws {
    let hotel = Document()
    hotel.setInEvent(1, named: "Add Hotel")
    hotel.setInEvent(2, named: "Edit Hotel")
    #expect(hotel.history.undoMenuTitle == "Undo Edit Hotel")
    #expect(!hotel.history.canRedo)
    try hotel.history.undo()
    #expect(hotel.value == 1)
    #expect(hotel.history.undoMenuTitle == "Undo Add Hotel")
    #expect(hotel.history.redoMenuTitle == "Redo Edit Hotel")
  }
}
