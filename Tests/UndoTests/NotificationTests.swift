import Testing
import Undo

@Suite struct NotificationTests {
  /// R-UN-30
  @Test func `the first group of an event opens two, with one checkpoint between`() {
    let history = UndoHistory()
    let recorder = Recorder(history)
    history.beginGroup()
    #expect(recorder.heard == [.didOpenGroup, .checkpoint, .didOpenGroup])
    #expect(recorder.levels == [1, 1, 2])
    recorder.forget()
    history.beginGroup()
    #expect(recorder.heard == [.checkpoint, .didOpenGroup])
    #expect(recorder.levels == [2, 3])
  }

  /// R-UN-30
  @Test func `registering opens the event's group without a checkpoint`() {
    let document = Document()
    let recorder = Recorder(document.history)
    document.set(1)
    document.set(2)
    #expect(recorder.heard == [.didOpenGroup])
    #expect(recorder.levels == [1])
  }

  /// R-UN-31
  @Test(arguments: [true, false])
  func `a group closes between will and did, after a checkpoint`(byEvent: Bool) throws {
    let document = Document()
    document.set(1)
    let recorder = Recorder(document.history)
    if byEvent { document.history.endEvent() } else { try document.history.endGroup() }
    #expect(recorder.heard == [.checkpoint, .willCloseGroup, .didCloseGroup])
    #expect(recorder.levels == [1, 1, 0])
  }

  /// R-UN-31
  @Test func `undoing is safe when the last group has been closed`() throws {
    let document = Document()
    document.set(1)
    let recorder = Recorder(document.history)
    recorder.onNotification = { history, notification in
      guard case .didCloseGroup = notification else { return }
      #expect(throws: Never.self) { try history.undo() }
    }
    document.history.endEvent()
    #expect(document.value == 0)
    #expect(document.history.redoCount == 1)
  }

  /// R-UN-32, R-UN-33
  @Test func `undo and redo tell a checkpoint, will, and did`() throws {
    let document = Document()
    document.setInEvent(1)
    var valuesAtWill: [Int] = []
    let recorder = Recorder(document.history)
    recorder.onNotification = { _, notification in
      if [.willUndo, .willRedo].contains(notification) { valuesAtWill.append(document.value) }
    }
    try document.history.undo()
    #expect(recorder.heard == [.checkpoint, .willUndo, .didUndo])
    recorder.forget()
    try document.history.redo()
    #expect(recorder.heard == [.checkpoint, .willRedo, .didRedo])
    #expect(valuesAtWill == [1, 0])
  }

  /// R-UN-14, R-UN-32
  @Test func `undo with the event's group open closes it, then undoes`() throws {
    let document = Document()
    document.set(1)
    let recorder = Recorder(document.history)
    try document.history.undo()
    #expect(
      recorder.heard == [
        .checkpoint, .willCloseGroup, .didCloseGroup, .checkpoint, .willUndo, .didUndo,
      ])
  }

  /// R-UN-32
  @Test func `an undo is under way at will, and over at did`() throws {
    let document = Document()
    document.setInEvent(1)
    var states: [UndoNotification: [Bool]] = [:]
    let recorder = Recorder(document.history)
    recorder.onNotification = { history, notification in
      states[notification] = [history.isUndoing, history.isRedoing]
    }
    try document.history.undo()
    try document.history.redo()
    #expect(states[.willUndo] == [true, false])
    #expect(states[.didUndo] == [false, false])
    #expect(states[.willRedo] == [false, true])
    #expect(states[.didRedo] == [false, false])
  }

  /// R-UN-32: Add is a step; Edit is a unit, two and three groups deep, of an event that is still open.
  @Test(arguments: [2, 3])
  func `every notification of an undo reads the levels, counts and titles of its moment`(
    depth: Int
  ) throws {
    let document = Document(history: .byHand())
    let history = document.history
    let observers = [Recorder(history), Recorder(history)]
    func moments(_ action: () throws -> Void) rethrows -> [String] {
      for observer in observers { observer.forget() }
      try action()
      #expect(observers[0].moments == observers[1].moments)
      return observers[0].moments
    }
    try document.setInGroup(1)
    history.beginGroup()
    for _ in 2..<depth { history.beginGroup() }
    try document.setInGroup(2)
    let level = depth - 1
    #expect(
      try moments(history.undoNestedGroup) == [
        "checkpoint \(level) 2 0", "willUndo \(level) 2 0", "didUndo \(level) 1 1",
      ])
    #expect(
      try moments(history.redo) == [
        "checkpoint \(level) 1 1", "willRedo \(level) 1 1", "didRedo \(level) 2 0",
      ])
    for _ in 1...level { try history.endGroup() }
    #expect(
      try moments(history.undo) == ["checkpoint 0 2 0", "willUndo 0 2 0", "didUndo 0 1 1"])
    #expect(
      try moments(history.redo) == ["checkpoint 0 1 1", "willRedo 0 1 1", "didRedo 0 2 0"])
  }

  /// R-UN-32
  @Test func `the titles at will are those before, at did those after`() throws {
    let document = Document()
    document.setInEvent(1, named: "Add")
    document.setInEvent(2, named: "Edit")
    var titles: [String] = []
    let recorder = Recorder(document.history)
    recorder.onNotification = { history, notification in
      titles.append("\(history.undoMenuTitle ?? "") \(history.redoMenuTitle ?? "")")
    }
    try document.history.undo()
    #expect(titles == ["Undo Edit Redo", "Undo Edit Redo", "Undo Add Redo Edit"])
    titles = []
    try document.history.redo()
    #expect(
      titles == ["Undo Add Redo Edit", "Undo Add Redo Edit", "Undo Edit Redo"])
  }

  /// R-UN-26, R-UN-27
  @Test(arguments: [true, false], [UndoNotification.willUndo, .willRedo])
  func `what is removed as an undo is announced is not invoked, and earlier steps stay`(
    removesAll: Bool, moment: UndoNotification
  ) throws {
    let document = Document()
    let view = Document(history: document.history)
    document.setInEvent(1)
    view.setInEvent(1)
    if moment == .willRedo { try document.history.undo() }
    let recorder = Recorder(document.history)
    recorder.onNotification = { history, notification in
      guard notification == moment else { return }
      if removesAll {
        history.removeAllActions()
      } else {
        history.removeAllActions(withTarget: view)
      }
    }
    let before = view.value
    if moment == .willUndo { try document.history.undo() } else { try document.history.redo() }
    #expect(view.value == before)
    #expect(document.history.undoCount == (removesAll ? 0 : 1))
    #expect(document.history.redoCount == 0)
    #expect(document.history.groupingLevel == 0)
    #expect(recorder.heard.count == 3)
  }

  /// R-UN-33
  @Test func `groups that handlers make are not told of`() throws {
    let document = Document()
    try document.history.register(document) { document in
      #expect(throws: Never.self) { try document.setInGroup(1) }
    }
    document.history.endEvent()
    let recorder = Recorder(document.history)
    try document.history.undo()
    #expect(recorder.heard == [.checkpoint, .willUndo, .didUndo])
  }

  /// R-UN-35
  @Test func `with nothing to undo or redo there is the checkpoint only`() throws {
    let history = UndoHistory()
    let recorder = Recorder(history)
    try history.undo()
    try history.redo()
    try history.undoNestedGroup()
    #expect(recorder.heard == [.checkpoint, .checkpoint, .checkpoint])
  }

  @Test func `observers are told in order, once, while they live and want to`() {
    let history = UndoHistory()
    var order: [Int] = []
    let first = Recorder(history)
    let second = Recorder(history)
    first.onNotification = { _, _ in order.append(1) }
    second.onNotification = { _, _ in order.append(2) }
    history.addObserver(first)
    do { Recorder(history).onNotification = { _, _ in order.append(3) } }
    _ = history.canRedo
    #expect(order == [1, 2])
    history.removeObserver(first)
    _ = history.canRedo
    #expect(order == [1, 2, 2])
  }

  @Test func `a checkpoint that is asked for while one is told is not told`() {
    let history = UndoHistory()
    let recorder = Recorder(history)
    recorder.onNotification = { history, _ in _ = history.canRedo }
    _ = history.canRedo
    #expect(recorder.heard == [.checkpoint])
    _ = history.canRedo
    #expect(recorder.heard == [.checkpoint, .checkpoint])
  }
}
