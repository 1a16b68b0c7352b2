/// What the menu over a text field offers (R-TF-13).
public enum EditAction: String, CaseIterable, Sendable {
  /// Selects the word at the caret.
  case select
  /// Selects everything.
  case selectAll
  /// Takes the selection to the pasteboard.
  case cut
  /// Copies the selection to the pasteboard.
  case copy
  /// Puts the pasteboard's text over the selection.
  case paste

  /// The word in the menu.
  public var title: String {
    switch self {
    case .select: "Select"
    case .selectAll: "Select All"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }
}

extension TextField {
  /// What the menu offers now, in its order; nothing while the field is not edited.
  public var editMenu: [EditAction] { isEditing ? EditAction.allCases.filter(offers) : [] }

  /// The user chooses in the menu. Cut and paste are edits, so the delegate is asked (R-TF-2).
  ///
  /// - Throws: ``IntentRefused`` where the menu does not offer it.
  public func perform(_ action: EditAction) throws(IntentRefused) {
    guard editMenu.contains(action) else { throw IntentRefused(.notOffered, action.rawValue) }
    switch action {
    case .select: try select(contents.word(at: selection.lowerBound))
    case .selectAll: try select(0..<contents.utf16.count)
    case .copy: copy()
    case .cut:
      copy()
      try replace(selection, with: "")
    case .paste: try type(host?.pasteboard?.text ?? "")
    }
  }

  private func copy() { host?.pasteboard?.text = contents.slice(selection) }

  private func offers(_ action: EditAction) -> Bool {
    switch action {
    case .select, .selectAll: !contents.isEmpty && selection.count < contents.utf16.count
    case .cut, .copy: !selection.isEmpty && host?.pasteboard != nil
    case .paste: !(host?.pasteboard?.text ?? "").isEmpty
    }
  }
}
