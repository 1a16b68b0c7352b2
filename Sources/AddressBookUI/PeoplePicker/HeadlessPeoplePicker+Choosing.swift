public import AddressBook
public import Headless

extension HeadlessPeoplePicker {
  /// The user taps a person in the list, found by search or not: there is one way only (B-07).
  ///
  /// - Throws: `IntentRefused` where the picker is not in front or has ended, a card is open, or the list
  ///   does not show the person, or not enabled.
  public func choose(_ id: RecordID) throws(IntentRefused) {
    try checkList("\(id)")
    guard let person = listed(id) else { throw IntentRefused(.notListed, "\(id)") }
    guard isEnabled(person) else { throw IntentRefused(.rowDisabled, "\(id)") }
    switch generation {
    case .asking: ask(about: person)
    case .returning where takesSeveral: toggle(person)
    case .returning: selectOrOpen(person)
    }
  }

  /// The user taps a value on the card.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front or has ended, no card is open, or it does
  ///   not show the value.
  public func chooseValue(_ value: PersonValue) throws(IntentRefused) {
    let what = value.property.rawValue
    try check(what)
    guard let openPerson, let card else { throw IntentRefused(.noCard, what) }
    guard card.shows(value) else { throw IntentRefused(.noSuchValue, what) }
    switch generation {
    case .asking: ask(about: value, of: openPerson)
    case .returning: selectOrAct(on: value, of: openPerson)
    }
  }

  /// The user goes back from the card to the list.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front or has ended, or the list is seen already.
  public func back() throws(IntentRefused) {
    try check("back")
    guard openPerson != nil else { throw IntentRefused(.nothingBehind, "back") }
    openPerson = nil
  }

  /// The user searches: the list shows whose first, last or organization name begins so (R-AB-53). An
  /// empty text shows everybody again.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front or has ended, or a card is open.
  public func search(_ text: String) throws(IntentRefused) {
    try checkList("search")
    searchText = text
  }

  /// The user limits the list to a group; nil for everybody.
  ///
  /// - Throws: `IntentRefused` where the picker is not in front or has ended, a card is open, or there is no
  ///   such group.
  public func showGroup(_ id: RecordID?) throws(IntentRefused) {
    try checkList("group")
    let chosen = id.flatMap(listedBook.group)
    if let id, chosen == nil { throw IntentRefused(.notListed, "\(id)") }
    group = chosen
  }

  /// The user cancels: the delegate is told. In the asking generation the picker stays until the delegate
  /// dismisses it (R-PK-6, B-08).
  ///
  /// - Throws: `IntentRefused` where the picker is not in front or has ended.
  public func cancel() throws(IntentRefused) {
    try check("cancel")
    switch generation {
    case .asking: delegate?.peoplePickerDidCancel(self)
    case .returning: endAndLeave { selectionDelegate?.peoplePickerDidCancel(self) }
    }
  }

  private func checkList(_ what: String) throws(IntentRefused) {
    try check(what)
    guard openPerson == nil else { throw IntentRefused(.notListed, what) }
  }
}

// MARK: The asking generation

extension HeadlessPeoplePicker {
  /// Yes opens the card, no and no delegate do nothing more (R-PK-3).
  private func ask(about person: PersonRecord) {
    if delegate?.peoplePicker(self, shouldContinueAfterSelecting: person) ?? false {
      openPerson = person
    }
  }

  /// Yes runs the default action, no and no delegate do nothing (R-PK-4).
  private func ask(about value: PersonValue, of person: PersonRecord) {
    let isWanted =
      delegate?.peoplePicker(self, shouldContinueAfterSelecting: person, value: value) ?? false
    act(on: value, of: person.unifiedPerson, unlessRefused: isWanted)
  }
}

// MARK: The returning generation

extension HeadlessPeoplePicker {
  private var wants: PickerSelection { selectionDelegate?.wants ?? [] }

  /// The predicate decides, else what the delegate wants (R-PK-18).
  private func selectOrOpen(_ person: PersonRecord) {
    let wanted = wants
    guard predicates.selectsPerson?(person.unifiedPerson) ?? wanted.contains(.person) else {
      if wanted.isEmpty { complaints.append(.noSelectionCallback) }
      openPerson = person
      return
    }
    guard wanted.contains(.person) else { return complaints.append(.personNotWanted) }
    endAndLeave { selectionDelegate?.peoplePicker(self, didSelect: handedOut(person)) }
  }

  /// The predicate decides, else what the delegate wants (R-PK-19).
  private func selectOrAct(on value: PersonValue, of person: PersonRecord) {
    let wanted = wants
    guard predicates.selectsValue?(value) ?? wanted.contains(.value) else {
      return act(on: value, of: person.unifiedPerson)
    }
    guard wanted.contains(.value) else { return complaints.append(.valueNotWanted) }
    endAndLeave {
      selectionDelegate?.peoplePicker(self, didSelect: handedOut(person), value: value)
    }
  }

  /// The record itself with access; without, a copy that belongs to no address book (R-PK-20, B-06).
  private func handedOut(_ person: PersonRecord) -> PersonRecord {
    addressBook.authorization == .authorized
      ? person : PersonRecord(person.unifiedPerson, uid: person.uid)
  }
}

// MARK: Several people

/// A tap marks, a second one takes the mark away, Done tells (R-CN-20).
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
  /// - Throws: `IntentRefused` where the picker is not in front or has ended, does not take several, or
  ///   nobody is marked.
  public func done() throws(IntentRefused) {
    try check("done")
    guard takesSeveral else { throw IntentRefused(.notAllowed, "done") }
    guard !marked.isEmpty else { throw IntentRefused(.buttonDisabled, "Done") }
    endAndLeave {
      selectionDelegate?.peoplePicker(self, didSelect: markedPeople.map(handedOut))
    }
  }

  private func toggle(_ person: PersonRecord) {
    if marked.remove(person.id) == nil { marked.insert(person.id) }
  }
}
