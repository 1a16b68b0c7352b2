import Headless
import Testing
import Undo

@Suite struct TextFieldHostTests {
  @Test func `an app shows fields on a screen of its own`() throws {
    let host = ForeignHost()
    let (name, city) = (TextField(name: "name"), TextField(name: "city"))
    #expect(!name.beginEditing())
    for field in [name, city] { field.move(to: host) }
    #expect(name.beginEditing())
    try name.type("Inn")
    #expect(name.nextResponder === host)
    #expect(city.beginEditing())
    #expect(!name.isEditing)
    #expect(host.edited === city)
    #expect(city.editMenu == [])
    host.isTouchable = false
    #expect(throws: IntentRefused(.alertInTheWay, "city")) { try city.type("Needles") }
    city.move(to: nil)
    #expect(!city.isEditing)
    #expect(host.edited == nil)
    #expect(
      host.events == [
        "name shouldBeginEditing", "name didBeginEditing",
        "name shouldChange(Range(0..<0), \"Inn\")", "name didChange", "city shouldBeginEditing",
        "name shouldEndEditing", "name didEndEditing", "city didBeginEditing",
        "city didEndEditing",
      ])
  }
}

/// What an adopter writes: a view controller's part for its text fields.
private final class ForeignHost: TextFieldHost {
  let isFrontmost = true
  let pasteboard: Pasteboard? = nil
  let undoHistory: (any UndoManaging)? = nil
  let nextResponder: (any Responder)? = nil
  var isTouchable = true
  private(set) weak var edited: TextField?
  private(set) var events: [String] = []

  func checkTouchable(_ what: String) throws(IntentRefused) {
    if !isTouchable { throw IntentRefused(.alertInTheWay, what) }
  }

  func makeFirstResponder(_ field: TextField) -> Bool {
    guard edited?.endEditing() ?? true else { return false }
    edited = field
    return true
  }

  func resign(_ field: TextField) { if edited === field { edited = nil } }

  func textField(_ field: TextField, did event: TextFieldEvent) {
    events.append("\(field.name) \(event)")
  }
}
