import AddressBook
import AddressBookUI

/// A delegate of the asking generation that answers what a test sets.
final class AskedDelegate: PeoplePickerDelegate {
  unowned let stage: ContactStage
  var continuesAfterPerson = false
  var continuesAfterValue = false
  var dismisses = false
  private(set) var people: [PersonRecord] = []

  init(_ stage: ContactStage) { self.stage = stage }

  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool {
    people.append(person)
    stage.note("picker.person \(person.person.displayName ?? "")")
    dismissIfTold()
    return continuesAfterPerson
  }

  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool {
    stage.note("picker.value \(value.property) \(value.identifier)")
    dismissIfTold()
    return continuesAfterValue
  }

  func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    stage.note("picker.cancelled")
    dismissIfTold()
  }

  private func dismissIfTold() { if dismisses { stage.form.dismiss() } }
}

/// A delegate of the returning generation.
final class ToldDelegate: PeoplePickerSelectionDelegate {
  unowned let stage: ContactStage
  var wants: PickerSelection
  var dismisses = false
  private(set) var people: [PersonRecord] = []

  init(_ stage: ContactStage, wants: PickerSelection) {
    self.stage = stage
    self.wants = wants
  }

  func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {
    people.append(person)
    stage.note("picker.person \(person.person.displayName ?? "")")
    if dismisses { stage.form.dismiss() }
  }

  func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) {
    people.append(person)
    stage.note("picker.value \(value.property) \(value.identifier)")
    if dismisses { stage.form.dismiss() }
  }

  func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    stage.note("picker.cancelled")
    if dismisses { stage.form.dismiss() }
  }
}
