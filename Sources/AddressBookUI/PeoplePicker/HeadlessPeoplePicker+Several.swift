public import AddressBook
public import Headless

/// Several people at once: a tap marks, a second one takes the mark away, Done tells (R-CN-20).
extension HeadlessPeoplePicker {
  /// Whether a tap on a person marks them.
  public var takesSeveral: Bool { generation == .returning && wants.contains(.people) }

  /// The people who are marked, in the order of the whole list.
  public var markedPeople: [PersonRecord] {
    listedBook.sortedPeople(by: surroundings.ordering, unifyingLinked: true)
      .filter { marked.contains($0.id) }
  }

  /// The user taps Done: the marked people are told once, and the picker leaves.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front, does not take several, or nobody is marked.
  public func done() throws(IntentRefused) {
    try stage.checkTouchable("done")
    guard takesSeveral else { throw IntentRefused(.notAllowed, "done") }
    guard !marked.isEmpty else { throw IntentRefused(.buttonDisabled, "Done") }
    selectionDelegate?.peoplePicker(self, didSelect: markedPeople.map(handedOut))
    stage.leave()
  }

  var doneButton: BarButton {
    BarButton("Done", side: .right, isDone: true, isEnabled: !marked.isEmpty)
  }
}
