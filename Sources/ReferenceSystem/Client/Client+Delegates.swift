import AddressBook
import AddressBookUI

extension Client: PeoplePickerDelegate {
  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool {
    keep(person, from: picker.addressBook)
    dismissIfWanted()
    return answers.person
  }

  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool {
    keep(person, value, from: picker.addressBook)
    dismissIfWanted()
    return answers.value
  }

  func peoplePickerDidCancel(_ picker: any PeoplePicker) { dismissIfWanted() }
}

extension Client: PeoplePickerSelectionDelegate {
  func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {
    keep(person, from: picker.addressBook)
    dismissIfWanted()
  }

  func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) {
    keep(person, value, from: picker.addressBook)
    dismissIfWanted()
  }

  func peoplePicker(_ picker: any PeoplePicker, didSelect people: [PersonRecord]) {
    for person in people { keep(person, from: picker.addressBook) }
    dismissIfWanted()
  }
}

extension Client: NewPersonDelegate {
  func newPersonForm(_ form: any NewPersonForm, didCompleteWith person: PersonRecord?) {
    keep(person, from: form.addressBook)
    dismissIfWanted()
  }

  func newPersonFormDidDelete(_ form: any NewPersonForm) { dismissIfWanted() }
}

extension Client: PersonCardDelegate {
  func personCard(
    _ card: any PersonCard, shouldPerformDefaultActionFor person: PersonRecord, value: PersonValue
  ) -> Bool { answers.action ?? true }
}

extension Client: UnknownPersonDelegate {
  func unknownPersonCard(_ card: any UnknownPersonCard, didResolveTo person: PersonRecord?) {
    keep(person, from: card.addressBook)
    dismissIfWanted()
  }

  func unknownPersonCard(
    _ card: any UnknownPersonCard, shouldPerformDefaultActionFor person: PersonRecord,
    value: PersonValue
  ) -> Bool { answers.action ?? true }
}
