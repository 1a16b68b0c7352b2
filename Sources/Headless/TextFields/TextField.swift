public import Undo

/// One line of text that the user edits (section I of the rules).
///
/// List it in ``ScreenContent/textFields``: it can be edited while its content is in front. What code sets
/// is told to nobody; what the user does goes through the ``TextFieldDelegate``.
public final class TextField: Responder {
  /// A stable name for specs and reports, such as `city`; never shown.
  public let name: String
  /// Shown while there is no text.
  public var placeholder = ""
  /// Asked and told; not retained.
  public weak var delegate: (any TextFieldDelegate)?
  /// How the keyboard behaves.
  public var traits = TextFieldTraits()
  /// When the clear button is shown; never unless set (R-TF-8).
  public var clearButtonMode = ClearButtonMode.never
  /// Whether the text is emptied when editing begins; no unless set (R-TF-9).
  public var clearsOnBeginEditing = false
  /// Whether it is the first responder.
  public internal(set) var isEditing = false

  var contents = ""
  var selectedRange = 0..<0
  /// The screen in which it is seen; nil while it is not in the window.
  weak var screen: Screen?
  /// The user's own edits while the field is first responder (R-UN-41).
  let typing = UndoHistory()

  /// An empty field; the text is never nil (R-TF-10).
  public init(name: String, placeholder: String = "") {
    self.name = name
    self.placeholder = placeholder
  }

  /// The text, readable at any time, also in the midst of editing (R-TF-17).
  ///
  /// Setting it asks nobody, puts the caret at the end and empties the typing history, whose ranges
  /// would not fit any more (R-UN-43).
  public var text: String {
    get { contents }
    set {
      contents = newValue
      selectedRange = newValue.utf16.count..<newValue.utf16.count
      typing.removeAllActions()
    }
  }

  /// What is selected, in UTF-16 units; empty for a caret.
  public var selection: Range<Int> { selectedRange }

  /// The typing history while the field is edited, else none (R-UN-41).
  public var undoHistory: (any UndoManaging)? { isEditing ? typing : nil }

  /// The screen in which the field is seen.
  public var nextResponder: (any Responder)? { screen }

  /// Whether the clear button is there to be tapped.
  public var showsClearButton: Bool {
    guard !contents.isEmpty else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
