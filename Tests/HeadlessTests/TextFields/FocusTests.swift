import Headless
import Testing

@Suite struct FocusTests {
  let form: Form
  init() throws { form = try Form() }

  @Test func `editing begins with a question and a message`() {
    #expect(form.name.beginEditing())
    #expect(form.typist.calls == ["name.shouldBegin", "name.didBegin"])
    #expect(form.window.editedField === form.name)
    #expect(form.name.beginEditing())
    #expect(form.typist.calls.count == 2)
  }

  @Test func `a delegate can refuse to begin`() {
    form.typist.allows["name.shouldBegin"] = false
    #expect(!form.name.beginEditing())
    #expect(form.typist.calls == ["name.shouldBegin"])
    #expect(form.window.editedField == nil)
  }

  @Test func `moving to another field hands over in order`() {
    form.name.beginEditing()
    form.typist.calls = []
    #expect(form.city.beginEditing())
    #expect(
      form.typist.calls == ["city.shouldBegin", "name.shouldEnd", "name.didEnd", "city.didBegin"])
    #expect(!form.name.isEditing)
    #expect(form.window.editedField === form.city)
  }

  @Test func `a field that does not want to end keeps the focus`() {
    form.name.beginEditing()
    form.typist.allows["name.shouldEnd"] = false
    #expect(!form.city.beginEditing())
    #expect(!form.name.endEditing())
    #expect(form.name.isEditing)
    #expect(form.window.editedField === form.name)
    #expect(!form.typist.calls.contains("name.didEnd"))
  }

  @Test func `a forced end is told and not asked about`() {
    form.name.beginEditing()
    form.typist.allows["name.shouldEnd"] = false
    form.typist.calls = []
    #expect(form.name.endEditing(force: true))
    #expect(form.typist.calls == ["name.didEnd"])
  }

  @Test func `a field that is covered by a screen has to end`() throws {
    form.typist.allows["name.shouldEnd"] = false
    form.name.beginEditing()
    try form.stack.present(Page("picker"))
    #expect(!form.name.isEditing)
    #expect(form.typist.calls.last == "name.didEnd")
    #expect(form.stack.events.contains("name.didEndEditing"))
  }

  @Test func `a field that leaves while it is edited ends after its screen will disappear`() throws
  {
    try form.stack.window.show(Page("root"), in: .navigation)
    try form.window.root?.navigation?.push(form.page)
    form.name.beginEditing()
    form.stack.forget()
    try form.window.root?.navigation?.pop()
    #expect(
      form.stack.events == [
        "form.popped", "form.willDisappear(leaving)", "root.willAppear", "name.didEndEditing",
        "form.didDisappear", "root.didAppear",
      ])
  }

  @Test func `a field of a screen that was popped is not edited any more`() throws {
    try form.stack.window.show(Page("root"), in: .navigation)
    try form.window.root?.navigation?.push(form.page)
    try form.window.root?.navigation?.pop()
    #expect(!form.name.beginEditing())
  }

  @Test func `a field is not edited under another screen or out of the window`() throws {
    #expect(!TextField(name: "loose").beginEditing())
    try form.stack.present(Page("card"), style: .sheet)
    #expect(!form.name.beginEditing())
    #expect(form.typist.calls == [])
  }

  @Test func `a delegate with the newer end method gets only that call`() throws {
    let modern = Modern()
    form.name.delegate = modern
    form.name.beginEditing()
    form.name.endEditing(reason: .cancelled)
    #expect(modern.calls == ["didEnd(cancelled)"])
  }

  @Test func `the return key changes nothing by itself`() throws {
    form.name.beginEditing()
    form.typist.calls = []
    #expect(try form.name.tapReturn())
    #expect(form.typist.calls == ["name.shouldReturn"])
    #expect(form.name.isEditing)
  }

  @Test func `a field without a delegate allows everything`() throws {
    form.name.delegate = nil
    #expect(form.name.beginEditing())
    try form.name.type("Inn")
    #expect(form.name.text == "Inn")
    #expect(form.name.endEditing())
  }

  @Test func `an observer is notified of each call before the delegate`() throws {
    form.name.beginEditing()
    try form.name.type("I")
    form.name.endEditing()
    #expect(
      form.stack.events == [
        "name.shouldBeginEditing", "name.didBeginEditing", "name.shouldChange", "name.didChange",
        "name.shouldEndEditing", "name.didEndEditing",
      ])
  }
}

private final class Modern: TextFieldDelegate {
  var calls: [String] = []
  func textFieldDidEndEditing(_ field: TextField) { calls.append("didEnd") }
  func textFieldDidEndEditing(_ field: TextField, reason: EndReason) {
    calls.append("didEnd(\(reason))")
  }
}
