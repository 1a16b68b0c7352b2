import Headless
import Testing

@Suite struct TypingTests {
  @Test func `a fresh field has an empty text`() { #expect(TextField(name: "name").text == "") }

  @Test func `a text set by code is not asked about`() throws {
    let form = try Form.editing("Inn")
    form.name.text = "Motel"
    #expect(form.typist.calls == [])
    #expect(form.name.selection == 5..<5)
  }

  @Test func `typing goes where the caret is and is asked first`() throws {
    let form = try Form.editing("Inn")
    try form.name.type("s")
    #expect(form.name.text == "Inns")
    try form.name.select(0..<3)
    try form.name.type("Motel")
    #expect(form.name.text == "Motels")
    #expect(form.name.selection == 5..<5)
    #expect(
      form.typist.calls == [
        "name.shouldChange(3-3,s)", "name.didChange", "name.shouldChange(0-3,Motel)",
        "name.didChange",
      ])
  }

  @Test func `a refused edit leaves the text`() throws {
    let form = try Form.editing("Inn")
    form.typist.allows["name.shouldChange"] = false
    #expect(try !form.name.type("s"))
    #expect(form.name.text == "Inn")
    #expect(!form.typist.calls.contains("name.didChange"))
  }

  @Test func `ranges count UTF-16 units and never cut a character`() throws {
    let form = try Form.editing("a👍🏽e\u{301}")
    #expect(try form.name.deleteBackward())
    #expect(form.typist.calls.first == "name.shouldChange(5-7,)")
    #expect(form.name.text == "a👍🏽")
    try form.name.replace(2..<3, with: "b")
    #expect(form.name.text == "ab")
  }

  @Test func `deleting backward takes the selection first, and nothing at the start`() throws {
    let form = try Form.editing("Inn")
    try form.name.select(1..<3)
    #expect(try form.name.deleteBackward())
    #expect(form.name.text == "I")
    try form.name.select(0..<0)
    #expect(try !form.name.deleteBackward())
    #expect(form.name.text == "I")
  }

  @Test func `what makes no sense is refused`() throws {
    let form = try Form.editing("Inn")
    #expect(throws: IntentRefused(.outOfRange, "name")) {
      try form.name.replace(2..<4, with: "")
    }
    #expect(throws: IntentRefused(.outOfRange, "name")) { try form.name.select(4..<4) }
    #expect(throws: IntentRefused(.notEditing, "city")) { try form.city.type("Needles") }
    form.window.show(Alert("Wait"))
    #expect(throws: IntentRefused(.alertInTheWay, "name")) { try form.name.type("s") }
    #expect(form.name.text == "Inn")
  }

  @Test func `a delegate that sets another text while it is asked is safe`() throws {
    let form = try Form.editing("Inn")
    form.typist.onShouldChange = { field, _, _ in
      field.text = ""
      return true
    }
    #expect(try !form.name.type("s"))
    #expect(form.name.text == "")
  }

  @Test func `what is typed can be read at once`() throws {
    let form = try Form.editing("")
    try form.name.type("Inn")
    #expect(form.name.isEditing)
    #expect(form.name.text == "Inn")
  }
}
