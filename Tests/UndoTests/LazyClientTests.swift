import Testing
import Undo

/// Registers its changes in a batch, as Core Data does: at checkpoints and at the event's end.
private final class Context: UndoObserver {
  let history: UndoHistory
  private(set) var values: [String: Int] = [:]
  private var registered: [String: Int] = [:]

  init(_ history: UndoHistory) {
    self.history = history
    history.addObserver(self)
  }

  func change(_ key: String, to value: Int) {
    values[key] = value
  }

  func processPendingChanges() {
    let before = registered
    guard before != values else { return }
    registered = values
    #expect(throws: Never.self) { try history.register(self) { $0.restore(before) } }
  }

  func endEvent() {
    processPendingChanges()
    history.endEvent()
  }

  func undoHistory(_ manager: any UndoManaging, posted notification: UndoNotification) {
    if notification == .checkpoint { processPendingChanges() }
  }

  private func restore(_ old: [String: Int]) {
    values = old
    processPendingChanges()
  }
}

@Suite struct LazyClientTests {
  private let history = UndoHistory()
  private let context: Context

  init() {
    context = Context(history)
  }

  /// R-CD-2, R-CD-5
  @Test func `all changes of an event are one step`() throws {
    context.change("name", to: 1)
    context.change("city", to: 2)
    #expect(history.groupingLevel == 0)
    context.endEvent()
    context.change("name", to: 3)
    context.endEvent()
    #expect(history.undoCount == 2)
    try history.undo()
    #expect(context.values == ["name": 1, "city": 2])
    try history.undo()
    #expect(context.values == [:])
    try history.redo()
    #expect(context.values == ["name": 1, "city": 2])
  }

  /// R-UN-34
  @Test func `pending changes land in the event's group, before the group that is asked for`()
    throws
  {
    context.change("name", to: 1)
    history.beginGroup()
    context.change("name", to: 2)
    try history.endGroup()
    try history.undoNestedGroup()
    #expect(context.values == ["name": 1])
    try history.undo()
    #expect(context.values == [:])
  }

  /// R-UN-34
  @Test func `undo takes back changes that were pending when it was called`() throws {
    context.change("name", to: 1)
    context.endEvent()
    context.change("name", to: 2)
    #expect(history.groupingLevel == 0)
    try history.undo()
    #expect(context.values == ["name": 1])
    #expect(history.groupingLevel == 0)
    #expect(history.redoCount == 1)
  }

  /// R-UN-18, R-UN-34
  @Test func `changes that were pending leave nothing to redo`() throws {
    context.change("name", to: 1)
    context.endEvent()
    try history.undo()
    context.change("name", to: 2)
    #expect(history.redoCount == 1)
    try history.redo()
    #expect(context.values == ["name": 2])
    #expect(history.redoCount == 0)
    try history.undo()
    #expect(context.values == [:])
  }

  /// R-UN-34
  @Test func `changes made while a group closes are still in it`() {
    context.change("name", to: 1)
    context.processPendingChanges()
    context.change("name", to: 2)
    history.endEvent()
    #expect(history.undoCount == 1)
    #expect(history.groupingLevel == 0)
  }

  /// R-CD-3
  @Test func `process, disable, change, process, enable makes a change that is not undoable`()
    throws
  {
    context.change("name", to: 1)
    context.processPendingChanges()
    history.disableRegistration()
    context.change("city", to: 9)
    context.processPendingChanges()
    try history.enableRegistration()
    context.endEvent()
    #expect(history.undoCount == 1)
    try history.undo()
    #expect(!history.canUndo)
  }

  /// R-UN-14, R-UN-34
  @Test func `a group left open by a checkpoint's observer refuses the undo`() throws {
    let recorder = Recorder(history)
    recorder.onNotification = { history, notification in
      if notification == .checkpoint && history.groupingLevel == 0 { history.beginGroup() }
    }
    #expect(throws: UndoError.nestedGroupsOpen(level: 2)) { try history.undo() }
  }

  /// R-UN-26, R-UN-31
  @Test(arguments: [UndoNotification.checkpoint, .willCloseGroup, .didOpenGroup])
  func `an observer may remove everything at any time`(moment: UndoNotification) throws {
    let recorder = Recorder(history)
    recorder.onNotification = { history, notification in
      if notification == moment { history.removeAllActions() }
    }
    context.change("name", to: 1)
    context.endEvent()
    history.beginGroup()
    history.endEvent()
    #expect(history.brokenInvariants == [])
    #expect(!history.canUndo)
  }
}
