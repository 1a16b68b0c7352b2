public import AddressBook
public import Headless

extension HeadlessPeoplePicker {
  /// The user taps a person in the list, found by search or not: there is one way only (B-07).
  ///
  /// - Throws: `IntentRefused` where the picker is not in front, a card is open, or the list does not
  ///   show the person, or not enabled.
  public func choose(_ id: RecordID) throws(IntentRefused) {
    try checkList("\(id)")
    guard let person = listed(id) else { throw IntentRefused(.notListed, "\(id)") }
    guard isEnabled(person) else { throw IntentRefused(.rowDisabled, "\(id)") }
    switch generation {
    case .asking: ask(about: person)
    case .returning: selectOrOpen(person)
    }
  }

  /// The user taps a value on the card.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front, no card is open, or it does not show the value.
  public func chooseValue(_ value: PersonValue) throws(IntentRefused) {
    let what = value.property.rawValue
    try stage.checkTouchable(what)
    guard let openPerson, let card else { throw IntentRefused(.noCard, what) }
    guard card.shows(value) else { throw IntentRefused(.noSuchValue, what) }
    switch generation {
    case .asking: ask(about: value, of: openPerson)
    case .returning: selectOrAct(on: value, of: openPerson)
    }
  }

  /// The user goes back from the card to the list.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front or the list is seen already.
  public func back() throws(IntentRefused) {
    try stage.checkTouchable("back")
    guard openPerson != nil else { throw IntentRefused(.nothingBehind, "back") }
    open(nil)
  }

  /// The user searches: the list shows whose first, last or organization name begins so (R-AB-53). An
  /// empty text shows everybody again.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front or a card is open.
  public func search(_ text: String) throws(IntentRefused) {
    try checkList("search")
    limit(to: group, search: text)
  }

  /// The user limits the list to a group; nil for everybody.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front, a card is open, or there is no such group.
  public func showGroup(_ id: RecordID?) throws(IntentRefused) {
    try checkList("group")
    guard let id else { return limit(to: nil, search: searchText) }
    guard let group = listedBook.group(id) else { throw IntentRefused(.notListed, "\(id)") }
    limit(to: group, search: searchText)
  }

  /// The user cancels: the delegate is told. In the asking generation the picker stays until the delegate
  /// dismisses it (R-PK-6, B-08).
  ///
  /// - Throws: `IntentRefused` where the picker is not in front.
  public func cancel() throws(IntentRefused) {
    try stage.checkTouchable("cancel")
    switch generation {
    case .asking: delegate?.peoplePickerDidCancel(self)
    case .returning:
      selectionDelegate?.peoplePickerDidCancel(self)
      stage.leave()
    }
  }

  private func checkList(_ what: String) throws(IntentRefused) {
    try stage.checkTouchable(what)
    guard openPerson == nil else { throw IntentRefused(.notListed, what) }
  }
}
