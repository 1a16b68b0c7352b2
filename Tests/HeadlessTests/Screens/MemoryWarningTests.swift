import Headless
import Testing

@Suite struct MemoryWarningTests {
  let form = Page("form")
  let city = TextField(name: "city")
  let stack: Stack

  init() throws {
    form.textFields = [city]
    stack = try Stack(root: form)
    city.text = "Needles"
  }

  @Test func `a content loads once before it appears`() {
    #expect(form.calls == ["didLoad", "willAppear", "didAppear"])
  }

  @Test func `a covered content loses its fields and loads again on return`() throws {
    try stack.present(Page("picker"))
    form.calls = []
    stack.window.receiveMemoryWarning()
    #expect(city.text == "")
    stack.window.receiveMemoryWarning()
    try stack.window.root?.dismiss()
    #expect(form.calls == ["didUnload", "didLoad", "willAppear", "didAppear", "picker left"])
  }

  @Test func `what is seen keeps its fields`() throws {
    try stack.present(Page("card"), style: .sheet)
    stack.window.receiveMemoryWarning()
    #expect(city.text == "Needles")
    #expect(!form.calls.contains("didUnload"))
  }
}
