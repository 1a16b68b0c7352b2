public import Undo

/// One line of text that the user edits (section I of the rules).
///
/// List it in ``ScreenContent/textFields``: it can be edited while its content is in front. What the user
/// does goes through the ``TextFieldDelegate``; what code sets does not.
public final class TextField: Responder {
  /// A stable name for specs and reports, such as `city`; never shown.
  public let name: String
  /// Shown while there is no text.
  public var placeholder = ""
  /// Asked before and called after what the user does; not retained.
  public weak var delegate: (any TextFieldDelegate)?
  /// How the keyboard behaves.
  public var traits = TextFieldTraits()
  /// When the clear button is shown; never unless set (R-TF-8).
  public var clearButtonMode = ClearButtonMode.never
  /// Whether the text is emptied when editing begins; no unless set (R-TF-9).
  public var clearsOnBeginEditing = false
  /// Whether it is the first responder.
  public private(set) var isEditing = false
  /// Where it is shown; nil while it is not in a window.
  public private(set) weak var host: (any TextFieldHost)?
  /// What is selected, in UTF-16 units and never inside a character; empty for a caret.
  public internal(set) var selection = 0..<0

  var contents = ""
  /// The user's own edits while the field is first responder (R-UN-41).
  let typing = UndoHistory()

  /// An empty field; the text is never nil (R-TF-10).
  public init(name: String, placeholder: String = "") {
    self.name = name
    self.placeholder = placeholder
  }

  /// The text, readable at any time, also in the midst of editing (R-TF-17).
  ///
  /// Setting it asks no delegate, puts the caret at the end and empties the typing history, whose ranges
  /// would not fit any more (R-UN-43).
  public var text: String {
    get { contents }
    set {
      contents = newValue
      moveCaretToEnd()
      typing.removeAllActions()
    }
  }

  /// The typing history while the field is edited, else none (R-UN-41).
  public var undoHistory: (any UndoManaging)? { isEditing ? typing : nil }

  /// The host.
  public var nextResponder: (any Responder)? { host }

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

  /// Shows the field in a host, or takes it out of the window with nil, which ends its editing.
  ///
  /// A ``Window`` calls it for its contents' fields; call it where you show a content without one.
  public func move(to host: (any TextFieldHost)?) {
    if host == nil { endEditing(force: true) }
    self.host = host
  }
}

// MARK: Focus

extension TextField {
  /// Begins editing: asks, becomes first responder, tells (R-TF-1). Without effect while edited already.
  ///
  /// - Returns: whether the field is edited now; no where it is not in front, its delegate refuses, or the
  ///   field edited so far does not end (R-TF-7).
  @discardableResult
  public func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard let host, host.isFrontmost else { return false }
    notify(.shouldBeginEditing)
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, host.makeFirstResponder(self)
    else { return false }
    isEditing = true
    moveCaretToEnd()
    if clearsOnBeginEditing, !contents.isEmpty { clearIfAllowed() }
    notify(.didBeginEditing)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing: asks, resigns, tells, and forgets the typing history (R-TF-5, R-UN-41).
  ///
  /// - Parameters:
  ///   - force: does not ask; so when the field is taken out of the window.
  ///   - reason: what the delegate is told (R-TF-6).
  /// - Returns: whether the field is not edited any more.
  @discardableResult
  public func endEditing(force: Bool = false, reason: EndReason = .committed) -> Bool {
    guard isEditing else { return true }
    guard force || allowsEnd() else { return false }
    guard isEditing else { return true }
    isEditing = false
    typing.removeAllActions()
    host?.resign(self)
    notify(.didEndEditing)
    delegate?.textFieldDidEndEditing(self, reason: reason)
    return true
  }

  func notify(_ event: TextFieldEvent) { host?.textField(self, did: event) }

  private func allowsEnd() -> Bool {
    notify(.shouldEndEditing)
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  private func moveCaretToEnd() {
    selection = contents.utf16.count..<contents.utf16.count
  }
}
