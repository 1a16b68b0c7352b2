import AddressBook
import AddressBookUI
import Conformance
import JSON

/// Notes what a picker asks and tells its delegate, with the answers, and passes it on.
final class PickerRecorder: PeoplePickerDelegate {
  private weak var delegate: (any PeoplePickerDelegate)?
  private let log: EventLog

  /// Nothing where there is no delegate of the asking generation, or where it is being recorded already.
  init?(_ picker: HeadlessPeoplePicker, log: EventLog) {
    guard let delegate = picker.delegate, !(delegate is PickerRecorder) else { return nil }
    self.delegate = delegate
    self.log = log
    picker.delegate = self
  }

  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool {
    let place = log.reserve()
    let answer =
      delegate?.peoplePicker(picker, shouldContinueAfterSelecting: person) ?? false
    log.fill(
      place,
      Event("picker.didSelectPerson", ["name": person.nameMessage, "answer": .bool(answer)]))
    return answer
  }

  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool {
    let place = log.reserve()
    let answer =
      delegate?.peoplePicker(picker, shouldContinueAfterSelecting: person, value: value) ?? false
    let details: JSONValue = [
      "name": person.nameMessage, "property": .string(value.property.rawValue),
      "identifier": .integer(Int(value.identifier)), "answer": .bool(answer),
    ]
    log.fill(place, Event("picker.didSelectValue", details))
    return answer
  }

  func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    log.note(Event("picker.didCancel"))
    delegate?.peoplePickerDidCancel(picker)
  }
}

/// Notes the end of a new-person form, and passes it on.
final class NewPersonRecorder: NewPersonDelegate {
  private weak var delegate: (any NewPersonDelegate)?
  private let log: EventLog

  /// Nothing where there is no delegate, or where it is being recorded already.
  init?(_ form: HeadlessNewPersonForm, log: EventLog) {
    guard let delegate = form.delegate, !(delegate is NewPersonRecorder) else { return nil }
    self.delegate = delegate
    self.log = log
    form.delegate = self
  }

  func newPersonForm(_ form: any NewPersonForm, didCompleteWith person: PersonRecord?) {
    log.note(Event("newPerson.didComplete", ["name": person?.nameMessage ?? nil]))
    delegate?.newPersonForm(form, didCompleteWith: person)
  }
}

extension PersonRecord {
  fileprivate var nameMessage: JSONValue { person.displayName.map(JSONValue.string) ?? nil }
}
