internal import Undo

extension TextField {
  /// Begins editing: asks, becomes first responder, tells (R-TF-1). Without effect while edited already.
  ///
  /// - Returns: whether the field is edited now; no where it is not in front, its delegate says no, or the
  ///   field edited so far does not want to end (R-TF-7).
  @discardableResult
  public func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard let screen, screen.isFrontmost, let window = screen.window else { return false }
    note(.shouldBeginEditing)
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, window.makeFirstResponder(self)
    else { return false }
    isEditing = true
    selectedRange = contents.utf16.count..<contents.utf16.count
    if clearsOnBeginEditing, !contents.isEmpty { clearIfAllowed() }
    note(.didBeginEditing)
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
    screen?.window?.resign(self)
    note(.didEndEditing)
    delegate?.textFieldDidEndEditing(self, reason: reason)
    return true
  }

  private func allowsEnd() -> Bool {
    note(.shouldEndEditing)
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Taken out of the window.
  func leaveScreen() {
    endEditing(force: true)
    screen = nil
  }

  /// A fresh field takes its place (R-MO-20).
  func unload() { text = "" }
}
