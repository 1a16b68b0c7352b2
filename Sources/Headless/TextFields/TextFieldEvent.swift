/// What a text field asks or tells its delegate; an observer of the window hears it just before (R-TF).
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

  /// The name on the wire, such as `didBeginEditing`.
  public var name: String {
    switch self {
    case .shouldBeginEditing: "shouldBeginEditing"
    case .didBeginEditing: "didBeginEditing"
    case .shouldChange: "shouldChange"
    case .didChange: "didChange"
    case .shouldClear: "shouldClear"
    case .shouldReturn: "shouldReturn"
    case .shouldEndEditing: "shouldEndEditing"
    case .didEndEditing: "didEndEditing"
    }
  }
}

extension TextField {
  func note(_ event: TextFieldEvent) {
    screen?.window?.observer?.field(self, did: event)
  }
}
