public import Undo

extension Window {
  /// The one responder that hears the keyboard and the shake first (R-TF-14).
  ///
  /// After a field has resigned, ``succession`` decides who that is.
  public var firstResponder: (any Responder)? {
    keptResponder ?? (succession == .frontmostScreen ? frontmost : nil)
  }

  /// The text field that is edited, and for which the keyboard is up; nil where there is none.
  public var editedField: TextField? { keptResponder as? TextField }

  /// The history that a shake uses: that of the first in the chain who has one (R-UN-37); nil where
  /// there is no first responder (R-UN-42).
  public var historyForShake: (any UndoManaging)? {
    var link = firstResponder
    while let responder = link {
      if let history = responder.undoHistory { return history }
      link = responder.nextResponder
    }
    return nil
  }

  /// A screen that has come to the front takes over; a field that was edited elsewhere has to end (R-TF-14).
  func makeFirstResponder(_ screen: Screen) {
    editedField?.endEditing(force: true)
    keptResponder = screen
  }

  /// A field takes over, if the field edited so far agrees to end (R-TF-7).
  func makeFirstResponder(_ field: TextField) -> Bool {
    if let former = editedField {
      guard former.endEditing() else { return false }
    }
    keptResponder = field
    return true
  }

  /// A field has ended.
  func resign(_ field: TextField) {
    if keptResponder === field { keptResponder = nil }
  }
}
