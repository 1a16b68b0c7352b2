internal import AddressBook

/// The asking generation. No delegate answers no.
extension HeadlessPeoplePicker {
  /// Yes opens the card, no does nothing more (R-PK-3).
  func ask(about person: PersonRecord) {
    let continues = delegate?.peoplePicker(self, shouldContinueAfterSelecting: person) ?? false
    if continues { open(person) }
  }

  /// Yes runs the default action, no does nothing (R-PK-4).
  func ask(about value: PersonValue, of person: PersonRecord) {
    let continues =
      delegate?.peoplePicker(self, shouldContinueAfterSelecting: person, value: value) ?? false
    if continues { act(on: value, of: person) }
  }

  func act(on value: PersonValue, of person: PersonRecord) {
    guard let action = DefaultAction(of: value, in: person.person) else { return }
    surroundings.actions?.perform(action)
  }
}

/// The returning generation. What is returned is told once, then the picker leaves (R-PK-22).
extension HeadlessPeoplePicker {
  /// The predicate decides, else what the delegate wants (R-PK-18).
  func selectOrOpen(_ person: PersonRecord) {
    guard !takesSeveral else { return toggle(person) }
    let wanted = wants
    guard predicates.selectsPerson?(person.person) ?? wanted.contains(.person) else {
      if wanted.isEmpty { complain(.noSelectionCallback) }
      return open(person)
    }
    guard wanted.contains(.person) else { return complain(.personNotWanted) }
    selectionDelegate?.peoplePicker(self, didSelect: handedOut(person))
    stage.leave()
  }

  /// The predicate decides, else what the delegate wants (R-PK-19).
  func selectOrAct(on value: PersonValue, of person: PersonRecord) {
    let wanted = wants
    guard predicates.selectsValue?(value) ?? wanted.contains(.value) else {
      return act(on: value, of: person)
    }
    guard wanted.contains(.value) else { return complain(.valueNotWanted) }
    selectionDelegate?.peoplePicker(self, didSelect: handedOut(person), value: value)
    stage.leave()
  }

  var wants: PickerSelection { selectionDelegate?.wants ?? [] }

  /// The record itself with access; without, a copy that belongs to no address book (R-PK-20, B-06).
  func handedOut(_ person: PersonRecord) -> PersonRecord {
    addressBook.authorization == .authorized ? person : PersonRecord(person.person, uid: person.uid)
  }
}
