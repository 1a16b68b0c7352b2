public import Headless

/// Replies to a text field as a test wants, in place of an app.
public final class ScriptedTextFieldDelegate: TextFieldDelegate {
  /// What a field asks.
  public enum Question: String, CaseIterable, Sendable {
    /// Whether editing may begin.
    case shouldBeginEditing
    /// Whether the user's edit may be made.
    case shouldChange
    /// Whether the clear button may empty the field.
    case shouldClear
    /// The return key.
    case shouldReturn
    /// Whether editing may end.
    case shouldEndEditing
  }

  /// The questions that get no for an answer.
  public var refusals: Set<Question> = []
  /// Whether the return key ends editing, as in listing 1-9.
  public var resignsOnReturn = false
  /// Taken out of the text by code after each change, as a delegate does that allows no quote marks (B-20).
  public var stripped: Character?

  /// A delegate that allows everything.
  public init() {}

  /// The scripted decision.
  public func textFieldShouldBeginEditing(_ field: TextField) -> Bool {
    allows(.shouldBeginEditing)
  }

  /// The scripted decision.
  public func textField(
    _ field: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool { allows(.shouldChange) }

  /// Takes out what is not wanted, by code.
  public func textFieldDidChange(_ field: TextField) {
    guard let stripped, field.text.contains(stripped) else { return }
    field.text.removeAll { $0 == stripped }
  }

  /// The scripted decision.
  public func textFieldShouldClear(_ field: TextField) -> Bool { allows(.shouldClear) }

  /// The scripted decision, after editing was ended where that is scripted.
  public func textFieldShouldReturn(_ field: TextField) -> Bool {
    if resignsOnReturn { field.endEditing() }
    return allows(.shouldReturn)
  }

  /// The scripted decision.
  public func textFieldShouldEndEditing(_ field: TextField) -> Bool { allows(.shouldEndEditing) }

  private func allows(_ question: Question) -> Bool { !refusals.contains(question) }
}
