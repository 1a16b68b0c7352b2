import Headless
import Testing

@Suite struct ClearingTests {
  @Test(arguments: [
    (ClearButtonMode.never, false, false), (.whileEditing, true, false),
    (.unlessEditing, false, true), (.always, true, true),
  ])
  func `the clear button follows its mode`(
    mode: ClearButtonMode, whileEditing: Bool, otherwise: Bool
  ) throws {
    let form = try Form.editing("Inn")
    form.name.clearButtonMode = mode
    #expect(form.name.showsClearButton == whileEditing)
    form.name.endEditing()
    #expect(form.name.showsClearButton == otherwise)
    form.name.text = ""
    #expect(!form.name.showsClearButton)
  }

  @Test func `a fresh field never shows the button and never clears by itself`() {
    let field = TextField(name: "name")
    #expect(field.clearButtonMode == .never)
    #expect(!field.clearsOnBeginEditing)
    #expect(field.traits.autocapitalization == .sentences)
    #expect(field.traits.autocorrection == .standard)
  }

  @Test func `clearing is asked as clearing and then told`() throws {
    let form = try Form.editing("Inn")
    form.name.clearButtonMode = .always
    #expect(try form.name.tapClear())
    #expect(form.name.text == "")
    #expect(form.typist.calls == ["name.shouldClear", "name.didChange"])
  }

  @Test func `a refused clearing leaves the text and tells nothing`() throws {
    let form = try Form.editing("Inn")
    form.name.clearButtonMode = .always
    form.typist.allows["name.shouldClear"] = false
    #expect(try !form.name.tapClear())
    #expect(form.name.text == "Inn")
    #expect(form.typist.calls == ["name.shouldClear"])
  }

  @Test func `a button that is not shown is not tapped`() throws {
    let form = try Form.editing("Inn")
    #expect(throws: IntentRefused(.notOffered, "name")) { try form.name.tapClear() }
    form.city.text = "Needles"
    form.city.clearButtonMode = .whileEditing
    #expect(throws: IntentRefused(.notEditing, "city")) { try form.city.tapClear() }
  }

  @Test func `a field that clears on begin asks too`() throws {
    let form = try Form()
    form.name.text = "Inn"
    form.name.clearsOnBeginEditing = true
    form.typist.allows["name.shouldClear"] = false
    form.name.beginEditing()
    #expect(form.name.text == "Inn")
    form.name.endEditing()
    form.typist.allows = [:]
    form.typist.calls = []
    form.name.beginEditing()
    #expect(form.name.text == "")
    #expect(
      form.typist.calls == [
        "name.shouldBegin", "name.shouldClear", "name.didChange", "name.didBegin",
      ])
  }
}
