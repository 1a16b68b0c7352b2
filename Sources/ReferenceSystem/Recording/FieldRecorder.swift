import Conformance
import Headless
import JSON

/// Notes what a text field asks and tells its delegate, and passes it on.
final class FieldRecorder: TextFieldDelegate {
  private weak var delegate: (any TextFieldDelegate)?
  private let log: EventLog

  /// Nothing where the field is being recorded already.
  init?(_ field: TextField, log: EventLog) {
    if field.delegate is FieldRecorder { return nil }
    delegate = field.delegate
    self.log = log
    field.delegate = self
  }

  private func note(_ name: String, _ field: TextField) {
    log.note(Event("field.\(name)", ["field": .string(field.name)]))
  }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool {
    note("shouldBeginEditing", field)
    return delegate?.textFieldShouldBeginEditing(field) ?? true
  }

  func textFieldDidBeginEditing(_ field: TextField) {
    note("didBeginEditing", field)
    delegate?.textFieldDidBeginEditing(field)
  }

  func textField(
    _ field: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool {
    let details: JSONValue = [
      "field": .string(field.name), "from": .integer(range.lowerBound),
      "to": .integer(range.upperBound), "replacement": .string(replacement),
    ]
    log.note(Event("field.shouldChange", details))
    return delegate?.textField(
      field, shouldChangeCharactersIn: range, replacement: replacement) ?? true
  }

  func textFieldDidChange(_ field: TextField) {
    note("didChange", field)
    delegate?.textFieldDidChange(field)
  }

  func textFieldShouldClear(_ field: TextField) -> Bool {
    note("shouldClear", field)
    return delegate?.textFieldShouldClear(field) ?? true
  }

  func textFieldShouldReturn(_ field: TextField) -> Bool {
    note("shouldReturn", field)
    return delegate?.textFieldShouldReturn(field) ?? true
  }

  func textFieldShouldEndEditing(_ field: TextField) -> Bool {
    note("shouldEndEditing", field)
    return delegate?.textFieldShouldEndEditing(field) ?? true
  }

  func textFieldDidEndEditing(_ field: TextField, reason: EndReason) {
    note("didEndEditing", field)
    delegate?.textFieldDidEndEditing(field, reason: reason)
  }
}
