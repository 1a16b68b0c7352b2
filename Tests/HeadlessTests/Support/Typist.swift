import Headless

/// A text field delegate that records what it is asked and returns what a test sets.
final class Typist: TextFieldDelegate {
  var calls: [String] = []
  var allows: [String: Bool] = [:]
  var onChange: ((TextField) -> Void)?
  var onShouldChange: ((TextField, Range<Int>, String) -> Bool)?

  private func ask(_ call: String, _ field: TextField) -> Bool {
    calls.append("\(field.name).\(call)")
    return allows["\(field.name).\(call)"] ?? true
  }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool { ask("shouldBegin", field) }
  func textFieldDidBeginEditing(_ field: TextField) { calls.append("\(field.name).didBegin") }
  func textField(
    _ field: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool {
    calls.append(
      "\(field.name).shouldChange(\(range.lowerBound)-\(range.upperBound),\(replacement))")
    return onShouldChange?(field, range, replacement) ?? allows["\(field.name).shouldChange"]
      ?? true
  }
  func textFieldDidChange(_ field: TextField) {
    calls.append("\(field.name).didChange")
    onChange?(field)
  }
  func textFieldShouldClear(_ field: TextField) -> Bool { ask("shouldClear", field) }
  func textFieldShouldReturn(_ field: TextField) -> Bool { ask("shouldReturn", field) }
  func textFieldShouldEndEditing(_ field: TextField) -> Bool { ask("shouldEnd", field) }
  func textFieldDidEndEditing(_ field: TextField) { calls.append("\(field.name).didEnd") }
}
