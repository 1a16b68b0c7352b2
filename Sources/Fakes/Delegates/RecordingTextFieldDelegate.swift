public import Headless

package final class RecordingTextFieldDelegate: RecordingDelegate, TextFieldDelegate {
  weak var next: (any TextFieldDelegate)?

  package func textFieldShouldBeginEditing(_ field: TextField) -> Bool {
    record("shouldBeginEditing", field)
    return next?.textFieldShouldBeginEditing(field) ?? true
  }

  package func textFieldDidBeginEditing(_ field: TextField) {
    record("didBeginEditing", field)
    next?.textFieldDidBeginEditing(field)
  }

  package func textField(
    _ field: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool {
    record(
      "shouldChange", field,
      [
        "replacement": .text(replacement), "from": .number(range.lowerBound),
        "to": .number(range.upperBound),
      ])
    return next?.textField(field, shouldChangeCharactersIn: range, replacement: replacement)
      ?? true
  }

  package func textFieldDidChange(_ field: TextField) {
    record("didChange", field, ["text": .text(field.text)])
    next?.textFieldDidChange(field)
  }

  package func textFieldShouldClear(_ field: TextField) -> Bool {
    record("shouldClear", field)
    return next?.textFieldShouldClear(field) ?? true
  }

  package func textFieldShouldReturn(_ field: TextField) -> Bool {
    record("shouldReturn", field)
    return next?.textFieldShouldReturn(field) ?? true
  }

  package func textFieldShouldEndEditing(_ field: TextField) -> Bool {
    record("shouldEndEditing", field)
    return next?.textFieldShouldEndEditing(field) ?? true
  }

  package func textFieldDidEndEditing(_ field: TextField, reason: EndReason) {
    record("didEndEditing", field, ["reason": .text(reason.rawValue)])
    next?.textFieldDidEndEditing(field, reason: reason)
  }

  private func record(
    _ kind: String, _ field: TextField, _ details: [String: EventDetail] = [:]
  ) {
    recorder.record("field.\(kind)", details.merging(["field": .text(field.name)]) { $1 })
  }
}

extension EventRecorder {
  /// Records the calls to the delegate that a field has now, which still decides; without one everything is allowed.
  ///
  /// Events, each with {field}: `field.shouldBeginEditing`, `field.didBeginEditing`, `field.shouldChange`
  /// {replacement, from, to}, `field.didChange` {text}, `field.shouldClear`, `field.shouldReturn`,
  /// `field.shouldEndEditing`, `field.didEndEditing` {reason}.
  public func follow(_ field: TextField) {
    let recording = RecordingTextFieldDelegate(recorder: self, following: field)
    recording.next = field.delegate
    field.delegate = recording
  }
}
