import Headless
import Testing
import Undo

@Suite struct ShakeTests {
  let form: Form
  let device: Device
  let counter = Counter()

  init() throws {
    form = try Form()
    form.page.undoHistory = counter.history
    device = Device(window: form.window)
  }

  @Test func `a shake offers what the screen's history holds`() throws {
    try counter.step("Add Hotel")
    try counter.step("Edit Hotel")
    device.shake()
    #expect(choices == ["Undo Edit Hotel", "Cancel"])
    try form.window.chooseInAlert("Undo Edit Hotel")
    #expect(counter.count == 1)
    device.shake()
    #expect(choices == ["Undo Add Hotel", "Redo Edit Hotel", "Cancel"])
    #expect(form.window.alert?.buttons.last?.role == .cancel)
    try form.window.chooseInAlert("Redo Edit Hotel")
    #expect(counter.count == 2)
  }

  @Test func `Cancel changes nothing`() throws {
    try counter.step("Add Hotel")
    device.shake()
    try form.window.chooseInAlert("Cancel")
    #expect(counter.count == 1)
    #expect(counter.history.canUndo)
    #expect(form.window.alert == nil)
  }

  @Test func `with nothing to undo or redo there is no alert`() {
    #expect(!device.shake())
    #expect(form.window.alert == nil)
  }

  @Test func `a second shake shows no second alert`() throws {
    try counter.step("Add Hotel")
    #expect(device.shake())
    #expect(!device.shake())
    try form.window.chooseInAlert("Cancel")
    #expect(form.window.alert == nil)
  }

  @Test(arguments: ["Edit Hotel", "Add Hotel"])
  func `a step registered while the alert is up is not taken back by its button`(
    later: String
  ) throws {
    try counter.step("Add Hotel")
    device.shake()
    try counter.step(later)
    try form.window.chooseInAlert("Undo Add Hotel")
    #expect(counter.count == 2)
    #expect(form.window.alert == nil)
    device.shake()
    #expect(choices == ["Undo \(later)", "Cancel"])
  }

  @Test func `a change that is registered late counts too`() throws {
    try counter.step("Add Hotel")
    device.shake()
    let client = LateClient(counter)
    counter.history.addObserver(client)
    try form.window.chooseInAlert("Undo Add Hotel")
    #expect(counter.count == 2)
  }

  @Test func `Redo does nothing once there is another step`() throws {
    try counter.step("Add Hotel")
    try counter.step("Edit Hotel")
    try counter.history.undo()
    device.shake()
    try counter.history.undo()
    try form.window.chooseInAlert("Redo Edit Hotel")
    #expect(counter.count == 0)
  }

  @Test func `an app may do without`() throws {
    try counter.step("Add Hotel")
    device.supportsShakeToEdit = false
    #expect(!device.shake())
  }

  @Test func `a field that is edited comes first, and it alone`() throws {
    try counter.step("Add Hotel")
    form.name.beginEditing()
    #expect(!device.shake())
    try form.name.type("Inn")
    device.shake()
    #expect(choices == ["Undo Typing", "Cancel"])
    try form.window.chooseInAlert("Undo Typing")
    #expect(form.name.text == "")
  }

  @Test func `an earlier screen's history is never found`() throws {
    try counter.step("Add Hotel")
    try form.stack.present(Page("picker"))
    #expect(!device.shake())
    try form.window.windowHistory.register(counter) { $0.count = 0 }
    #expect(device.shake())
    #expect(choices == ["Undo", "Cancel"])
  }

  @Test func `after a field has resigned the screen is found again, or no responder`() throws {
    try counter.step("Add Hotel")
    form.name.beginEditing()
    form.name.endEditing()
    #expect(form.window.firstResponder === form.window.frontmost)
    form.window.responderAfterEditing = .none
    #expect(form.window.firstResponder == nil)
    #expect(!device.shake())
    try form.stack.present(Page("picker"))
    try form.window.root?.dismiss()
    #expect(device.shake())
  }

  private var choices: [String]? { form.window.alert?.buttons.map(\.title) }
}

/// Counts steps, each of which can be taken back.
final class Counter {
  let history = UndoHistory()
  var count = 0

  func step(_ name: String) throws {
    try change(by: 1)
    history.setActionName(name)
    history.endEvent()
  }

  private func change(by amount: Int) throws {
    count += amount
    try history.register(self) { try? $0.change(by: -amount) }
  }
}

/// Registers its change at the first checkpoint.
private final class LateClient: UndoObserver {
  let counter: Counter
  var isPending = true
  init(_ counter: Counter) { self.counter = counter }

  func undoHistory(_ history: any UndoManaging, posted notification: UndoNotification) {
    guard isPending, notification == .checkpoint else { return }
    isPending = false
    #expect(throws: Never.self) { try counter.step("Edit Hotel") }
  }
}
