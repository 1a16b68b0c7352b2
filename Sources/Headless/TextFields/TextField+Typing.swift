internal import Undo

extension TextField {
  /// The user types a text over the selection.
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited or cannot be touched.
  /// - Returns: whether the delegate let the edit happen (R-TF-2).
  @discardableResult
  public func type(_ words: String) throws(IntentRefused) -> Bool {
    try replace(selection, with: words)
  }

  /// The user replaces a range, in UTF-16 units; one that would cut a character is widened to take it whole.
  ///
  /// The caret is then after the new text, and after the whole character where the text became part of one.
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited or cannot be touched, or where the range is
  ///   not inside the text.
  /// - Returns: whether the delegate let the edit happen.
  @discardableResult
  public func replace(
    _ range: Range<Int>, with words: String
  ) throws(IntentRefused) -> Bool {
    let whole = try wholeCharacters(in: range)
    // The delegate may have set another text meanwhile (B-20).
    guard allowsChange(whole, words), isEditing, whole.upperBound <= contents.utf16.count else {
      return false
    }
    edit(contents.wholeCharacters(in: whole), words)
    return true
  }

  /// The user deletes the selection, or the character before the caret.
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited or cannot be touched.
  /// - Returns: whether something was deleted.
  @discardableResult
  public func deleteBackward() throws(IntentRefused) -> Bool {
    try checkEditing()
    guard selection.isEmpty else { return try replace(selection, with: "") }
    guard selection.lowerBound > 0 else { return false }
    return try replace(selection.lowerBound - 1..<selection.lowerBound, with: "")
  }

  /// The user selects a range, in UTF-16 units; one that would cut a character takes it whole.
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited or cannot be touched, or where the range is
  ///   not inside the text.
  public func select(_ range: Range<Int>) throws(IntentRefused) {
    selection = try wholeCharacters(in: range)
  }

  /// The user taps the clear button.
  ///
  /// - Throws: ``IntentRefused`` where the button is not shown or cannot be touched.
  /// - Returns: whether the delegate let it happen (R-TF-3).
  @discardableResult
  public func tapClear() throws(IntentRefused) -> Bool {
    guard let host else { throw IntentRefused(.notShown, name) }
    try host.checkTouchable(name)
    if clearButtonMode == .whileEditing, !isEditing { throw IntentRefused(.notEditing, name) }
    guard showsClearButton else { throw IntentRefused(.notOffered, name) }
    return clearIfAllowed()
  }

  /// The user taps the return key; nothing else happens by itself (R-TF-4).
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited or cannot be touched.
  /// - Returns: what the delegate returns.
  @discardableResult
  public func tapReturn() throws(IntentRefused) -> Bool {
    try checkEditing()
    notify(.shouldReturn)
    return delegate?.textFieldShouldReturn(self) ?? true
  }

  /// Empties the field if the delegate agrees, who is asked once and not for a change of characters (B-27).
  @discardableResult
  func clearIfAllowed() -> Bool {
    notify(.shouldClear)
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    edit(0..<contents.utf16.count, "")
    return true
  }

  private func checkEditing() throws(IntentRefused) {
    guard isEditing else { throw IntentRefused(.notEditing, name) }
    try host?.checkTouchable(name)
  }

  private func wholeCharacters(in range: Range<Int>) throws(IntentRefused) -> Range<Int> {
    try checkEditing()
    guard range.lowerBound >= 0, range.upperBound <= contents.utf16.count else {
      throw IntentRefused(.outOfRange, name)
    }
    return contents.wholeCharacters(in: range)
  }

  private func allowsChange(_ range: Range<Int>, _ words: String) -> Bool {
    notify(.shouldChange(range, words))
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacement: words) ?? true
  }

  private func edit(_ range: Range<Int>, _ words: String) {
    remember()
    contents = contents.replacing(range, with: words)
    let caret = contents.characterBoundary(atOrAfter: range.lowerBound + words.utf16.count)
    selection = caret..<caret
    typing.endEvent()
    didChange()
  }

  /// Registers the whole text to return to, so that no range can ever point past the end (R-UN-43).
  private func remember() {
    guard isEditing else { return }
    try? typing.register(self) { [contents, selection] in $0.restore(contents, selection) }
    typing.setActionName("Typing")
  }

  /// Undo and redo are edits of the user, so the delegate is asked. A refusal leaves the text as it is, and
  /// the step is used up.
  private func restore(_ text: String, _ selection: Range<Int>) {
    let before = contents
    let (range, words) = contents.difference(to: text)
    guard allowsChange(range, words), isEditing, contents.utf16.elementsEqual(before.utf16) else {
      return
    }
    remember()
    contents = text
    self.selection = selection
    didChange()
  }

  private func didChange() {
    notify(.didChange)
    delegate?.textFieldDidChange(self)
  }
}
