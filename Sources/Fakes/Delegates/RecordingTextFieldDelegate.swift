public import Headless

/// Writes down what a text field asks and reports, and passes it on.
///
/// Events, each with {field}: `field.shouldBeginEditing`, `field.didBeginEditing`, `field.shouldChange`
/// {replacement, from, to}, `field.didChange` {text}, `field.shouldClear`, `field.shouldReturn`,
/// `field.shouldEndEditing`, `field.didEndEditing` {reason}. The next delegate decides every question.
public final class RecordingTextFieldDelegate: TextFieldDelegate {
  private weak var next: (any TextFieldDelegate)?
  private let recorder: EventRecorder

  /// A delegate in front of another one, which is not retained; in front of none it returns true.
  public init(_ next: (any TextFieldDelegate)? = nil, recorder: EventRecorder) {
    self.next = next
    self.recorder = recorder
  }

  /// Records the question.
  public func textFieldShouldBeginEditing(_ field: TextField) -> Bool {
    record("shouldBeginEditing", field)
    return next?.textFieldShouldBeginEditing(field) ?? true
  }

  /// Records the beginning.
  public func textFieldDidBeginEditing(_ field: TextField) {
    record("didBeginEditing", field)
    next?.textFieldDidBeginEditing(field)
  }

  /// Records the question.
  public func textField(
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

  /// Records the new text.
  public func textFieldDidChange(_ field: TextField) {
    record("didChange", field, ["text": .text(field.text)])
    next?.textFieldDidChange(field)
  }

  /// Records the question.
  public func textFieldShouldClear(_ field: TextField) -> Bool {
    record("shouldClear", field)
    return next?.textFieldShouldClear(field) ?? true
  }

  /// Records the question.
  public func textFieldShouldReturn(_ field: TextField) -> Bool {
    record("shouldReturn", field)
    return next?.textFieldShouldReturn(field) ?? true
  }

  /// Records the question.
  public func textFieldShouldEndEditing(_ field: TextField) -> Bool {
    record("shouldEndEditing", field)
    return next?.textFieldShouldEndEditing(field) ?? true
  }

  /// Records the end.
  public func textFieldDidEndEditing(_ field: TextField, reason: EndReason) {
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
  /// Steps between a field and the delegate that it has now.
  public func follow(_ field: TextField) {
    let recording = RecordingTextFieldDelegate(field.delegate, recorder: self)
    keep(recording, for: field)
    field.delegate = recording
  }
}
