/// Where text fields are shown: it says whether they can be touched, and which one is edited.
///
/// A ``Screen`` is one. An app that shows a content's ``ScreenContent/textFields`` in a user interface of
/// its own adopts this, and calls ``TextField/move(to:)`` for each of them before the content appears, and
/// with nil after it did disappear.
public protocol TextFieldHost: Responder {
  /// Whether its fields can be edited now.
  var isFrontmost: Bool { get }
  /// What the fields cut, copy and paste with; nil where they cannot.
  var pasteboard: Pasteboard? { get }

  /// Refuses what the user cannot do now; `what` identifies the intent.
  ///
  /// - Throws: ``IntentRefused``; the field stays as it was.
  func checkTouchable(_ what: String) throws(IntentRefused)
  /// Makes a field the first responder, unless the one edited so far returns false from
  /// ``TextField/endEditing(force:reason:)`` (R-TF-7); returns whether it is.
  func makeFirstResponder(_ field: TextField) -> Bool
  /// A field is not edited any more.
  func resign(_ field: TextField)
  /// A field is about to call its delegate.
  func textField(_ field: TextField, did event: TextFieldEvent)
}

extension TextFieldHost {
  /// Nothing to do.
  public func textField(_ field: TextField, did event: TextFieldEvent) {}
}

extension Screen: TextFieldHost {
  /// The window's.
  public var pasteboard: Pasteboard? { window?.pasteboard }
  /// Makes a field the window's first responder.
  public func makeFirstResponder(_ field: TextField) -> Bool {
    window?.makeFirstResponder(field) ?? false
  }
  /// Leaves the window without an edited field.
  public func resign(_ field: TextField) { window?.resign(field) }
  /// Passes on to the window's observer.
  public func textField(_ field: TextField, did event: TextFieldEvent) {
    window?.observer?.field(field, did: event)
  }
}

/// A call of a ``TextFieldDelegate`` that is about to be made.
public enum TextFieldEvent: Hashable, Sendable {
  /// Whether editing may begin.
  case shouldBeginEditing
  /// Editing began.
  case didBeginEditing
  /// Whether a range, in UTF-16 units, may be replaced by a text.
  case shouldChange(Range<Int>, String)
  /// The user changed the text, or undid or redid a change.
  case didChange
  /// Whether the text may be cleared.
  case shouldClear
  /// The return key.
  case shouldReturn
  /// Whether editing may end.
  case shouldEndEditing
  /// Editing ended.
  case didEndEditing

  /// The name on the wire: that of the case.
  package var name: String {
    if case .shouldChange = self { "shouldChange" } else { "\(self)" }
  }
}
