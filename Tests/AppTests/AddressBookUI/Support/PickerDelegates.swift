import AddressBook
import AddressBookUI

/// A delegate of the asking generation that returns what a test sets.
final class AskedDelegate: PeoplePickerDelegate {
  unowned let fixture: ContactFixture
  var continuesAfterPerson = false
  var continuesAfterValue = false
  var dismisses = false
  var onCall: () -> Void = {}
  private(set) var people: [PersonRecord] = []

  init(_ fixture: ContactFixture) { self.fixture = fixture }

  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool {
    people.append(person)
    fixture.note("picker.person \(person.person.displayName ?? "")")
    dismissIfTold()
    return continuesAfterPerson
  }

  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool {
    fixture.note("picker.value \(value.property) \(value.identifier)")
    dismissIfTold()
    return continuesAfterValue
  }

  func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    fixture.note("picker.cancelled")
    dismissIfTold()
  }

  private func dismissIfTold() {
    onCall()
    if dismisses { fixture.form.dismiss() }
  }
}

/// A delegate of the returning generation.
final class ToldDelegate: PeoplePickerSelectionDelegate {
  unowned let fixture: ContactFixture
  var wants: PickerSelection
  var dismisses = false
  private(set) var people: [PersonRecord] = []

  init(_ fixture: ContactFixture, wants: PickerSelection) {
    self.fixture = fixture
    self.wants = wants
  }

  func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {
    people.append(person)
    fixture.note("picker.person \(person.person.displayName ?? "")")
    if dismisses { fixture.form.dismiss() }
  }

  func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) {
    people.append(person)
    fixture.note("picker.value \(value.property) \(value.identifier)")
    if dismisses { fixture.form.dismiss() }
  }

  func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    fixture.note("picker.cancelled")
    if dismisses { fixture.form.dismiss() }
  }
}
