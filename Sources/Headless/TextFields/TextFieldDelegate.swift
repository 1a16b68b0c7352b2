/// Asked before and told after what the user does to a ``TextField``. Every method has a default.
///
/// Order of calls: should begin, did begin; should change and did change for each edit; should end, did
/// end. Moving from field A to field B: B should begin, A should end, A did end, B did begin (R-TF-7).
public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin; yes by default (R-TF-1).
  func textFieldShouldBeginEditing(_ field: TextField) -> Bool
  /// The field is first responder now (R-TF-1).
  func textFieldDidBeginEditing(_ field: TextField)
  /// Whether the user's edit may be made; yes by default. The range counts UTF-16 units of the old text;
  /// a deletion has an empty replacement. Undo and redo of typing are edits too. Not asked for a text set by
  /// code (R-TF-2).
  func textField(
    _ field: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool
  /// The user's edit was made; not called for a text set by code.
  func textFieldDidChange(_ field: TextField)
  /// Whether the clear button may empty the field; yes by default (R-TF-3).
  func textFieldShouldClear(_ field: TextField) -> Bool
  /// The return key; what is returned has no effect, and nothing else happens by itself (R-TF-4).
  func textFieldShouldReturn(_ field: TextField) -> Bool
  /// Whether editing may end; yes by default (R-TF-5). Not heeded when forced.
  func textFieldShouldEndEditing(_ field: TextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ field: TextField)
  /// Editing ended, and why; called instead of ``textFieldDidEndEditing(_:)``, to which the default
  /// passes on (R-TF-6).
  func textFieldDidEndEditing(_ field: TextField, reason: EndReason)
}

extension TextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ field: TextField) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidBeginEditing(_ field: TextField) {}
  /// Yes.
  public func textField(
    _ field: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidChange(_ field: TextField) {}
  /// Yes.
  public func textFieldShouldClear(_ field: TextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ field: TextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldEndEditing(_ field: TextField) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidEndEditing(_ field: TextField) {}
  /// Passes on without the reason.
  public func textFieldDidEndEditing(_ field: TextField, reason: EndReason) {
    textFieldDidEndEditing(field)
  }
}
