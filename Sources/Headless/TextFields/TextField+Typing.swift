internal import Undo

extension TextField {
  /// The user types a text over the selection.
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited.
  /// - Returns: whether the delegate let the edit happen (R-TF-2).
  @discardableResult
  public func type(_ words: String) throws(IntentRefused) -> Bool {
    try replace(selectedRange, with: words)
  }

  /// The user replaces a range, in UTF-16 units; one that would cut a character is widened to take it whole.
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited or the range lies outside the text.
  /// - Returns: whether the delegate let the edit happen.
  @discardableResult
  public func replace(
    _ range: Range<Int>, with words: String
  ) throws(IntentRefused) -> Bool {
    try checkEditing()
    guard range.lowerBound >= 0, range.upperBound <= contents.utf16.count else {
      throw IntentRefused(.outOfRange, name)
    }
    let whole = contents.wholeCharacters(in: range)
    note(.shouldChange(whole, words))
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: whole, replacement: words) ?? true
    // The delegate may have set another text meanwhile (B-20).
    guard isAllowed, isEditing, whole.upperBound <= contents.utf16.count else { return false }
    edit(contents.wholeCharacters(in: whole), words)
    return true
  }

  /// The user deletes the selection, or the character before the caret.
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited.
  /// - Returns: whether something was deleted.
  @discardableResult
  public func deleteBackward() throws(IntentRefused) -> Bool {
    try checkEditing()
    guard selectedRange.isEmpty else { return try replace(selectedRange, with: "") }
    guard selectedRange.lowerBound > 0 else { return false }
    return try replace(selectedRange.lowerBound - 1..<selectedRange.lowerBound, with: "")
  }

  /// The user selects a range, in UTF-16 units; one that would cut a character takes it whole.
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited or the range lies outside the text.
  public func select(_ range: Range<Int>) throws(IntentRefused) {
    try checkEditing()
    guard range.lowerBound >= 0, range.upperBound <= contents.utf16.count else {
      throw IntentRefused(.outOfRange, name)
    }
    selectedRange = contents.wholeCharacters(in: range)
  }

  /// The user taps the clear button.
  ///
  /// - Throws: ``IntentRefused`` where the button is not shown.
  /// - Returns: whether the delegate let it happen (R-TF-3).
  @discardableResult
  public func tapClear() throws(IntentRefused) -> Bool {
    guard let screen else { throw IntentRefused(.notShown, name) }
    try screen.checkTouchable(name)
    if clearButtonMode == .whileEditing, !isEditing { throw IntentRefused(.notEditing, name) }
    guard showsClearButton else { throw IntentRefused(.notOffered, name) }
    return clearIfAllowed()
  }

  /// The user taps the return key; nothing else happens by itself (R-TF-4).
  ///
  /// - Throws: ``IntentRefused`` where the field is not edited.
  /// - Returns: what the delegate answers.
  @discardableResult
  public func tapReturn() throws(IntentRefused) -> Bool {
    try checkEditing()
    note(.shouldReturn)
    return delegate?.textFieldShouldReturn(self) ?? true
  }

  /// Empties the field if the delegate agrees; asked once and not as a change of characters (B-27).
  @discardableResult
  func clearIfAllowed() -> Bool {
    note(.shouldClear)
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    edit(0..<contents.utf16.count, "")
    return true
  }

  func checkEditing() throws(IntentRefused) {
    guard isEditing else { throw IntentRefused(.notEditing, name) }
    try screen?.checkTouchable(name)
  }

  private func edit(_ range: Range<Int>, _ words: String) {
    remember(contents, selectedRange)
    contents = contents.replacing(range, with: words)
    let caret = range.lowerBound + words.utf16.count
    selectedRange = caret..<caret
    typing.endEvent()
    tellChange()
  }

  /// Registers the whole text to return to, so that no range can ever point past the end (R-UN-43).
  private func remember(_ text: String, _ selection: Range<Int>) {
    guard isEditing else { return }
    try? typing.register(self) { $0.restore(text, selection) }
    typing.setActionName("Typing")
  }

  private func restore(_ text: String, _ selection: Range<Int>) {
    remember(contents, selectedRange)
    contents = text
    selectedRange = selection
    tellChange()
  }

  private func tellChange() {
    note(.didChange)
    delegate?.textFieldDidChange(self)
  }
}
