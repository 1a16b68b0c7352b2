import Headless
import Testing

@Suite struct EditMenuTests {
  @Test func `the menu offers what the selection and the pasteboard allow`() throws {
    let form = try Form.editing("Needles Inn")
    #expect(form.name.editMenu == [.select, .selectAll])
    form.window.pasteboard.text = "x"
    #expect(form.name.editMenu.map(\.title) == ["Select", "Select All", "Paste"])
    try form.name.select(0..<7)
    #expect(form.name.editMenu == [.select, .selectAll, .cut, .copy, .paste])
    try form.name.perform(.selectAll)
    #expect(form.name.editMenu == [.cut, .copy, .paste])
    form.name.endEditing()
    #expect(form.name.editMenu == [])
  }

  @Test func `an empty field offers nothing but Paste`() throws {
    let form = try Form.editing("")
    #expect(form.name.editMenu == [])
    form.window.pasteboard.text = ""
    #expect(form.name.editMenu == [])
    form.window.pasteboard.text = "x"
    #expect(form.name.editMenu == [.paste])
  }

  @Test func `Select takes the word at the caret`() throws {
    let form = try Form.editing("Needles Inn")
    try form.name.perform(.select)
    #expect(form.name.selection == 8..<11)
    try form.name.select(3..<3)
    try form.name.perform(.select)
    #expect(form.name.selection == 0..<7)
  }

  @Test func `cut, copy and paste go through the pasteboard and ask`() throws {
    let form = try Form.editing("Needles Inn")
    try form.name.select(0..<8)
    try form.name.perform(.copy)
    #expect(form.window.pasteboard.text == "Needles ")
    #expect(form.typist.calls == [])
    try form.name.perform(.cut)
    #expect(form.name.text == "Inn")
    try form.name.perform(.paste)
    #expect(form.name.text == "Needles Inn")
    #expect(
      form.typist.calls == [
        "name.shouldChange(0-8,)", "name.didChange", "name.shouldChange(0-0,Needles )",
        "name.didChange",
      ])
  }

  @Test func `what the menu does not offer is refused`() throws {
    let form = try Form.editing("Inn")
    #expect(throws: IntentRefused(.notOffered, "paste")) { try form.name.perform(.paste) }
    #expect(throws: IntentRefused(.notOffered, "cut")) { try form.name.perform(.cut) }
    #expect(form.name.text == "Inn")
  }
}
