package import AddressBook
public import AddressBookUI

package final class RecordingPeoplePickerDelegate: RecordingDelegate, PeoplePickerDelegate {
  package var answer = false
  weak var next: (any PeoplePickerDelegate)?

  package func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool {
    let slot = recorder.record("picker.didSelectPerson", ["name": EventDetail(person)])
    let answer = next?.peoplePicker(picker, shouldContinueAfterSelecting: person) ?? answer
    recorder.complete(slot, ["answer": .flag(answer)])
    return answer
  }

  package func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool {
    let slot = recorder.record("picker.didSelectValue", person.details(with: value))
    let answer =
      next?.peoplePicker(picker, shouldContinueAfterSelecting: person, value: value) ?? answer
    recorder.complete(slot, ["answer": .flag(answer)])
    return answer
  }

  package func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    recorder.record("picker.didCancel")
    next?.peoplePickerDidCancel(picker)
  }
}

package final class RecordingPickerSelectionDelegate: RecordingDelegate,
  PeoplePickerSelectionDelegate
{
  weak var next: (any PeoplePickerSelectionDelegate)?
  /// What is wanted without a next delegate.
  package var wanted: PickerSelection = []

  package var wants: PickerSelection { next?.wants ?? wanted }

  package func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {
    recorder.record("picker.didSelectPerson", ["name": EventDetail(person)])
    next?.peoplePicker(picker, didSelect: person)
  }

  package func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) {
    recorder.record("picker.didSelectValue", person.details(with: value))
    next?.peoplePicker(picker, didSelect: person, value: value)
  }

  package func peoplePicker(_ picker: any PeoplePicker, didSelect people: [PersonRecord]) {
    let names = people.map { $0.person.displayName ?? "" }.joined(separator: ", ")
    recorder.record(
      "picker.didSelectPeople", ["count": .number(people.count), "names": .text(names)])
    next?.peoplePicker(picker, didSelect: people)
  }

  package func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    recorder.record("picker.didCancel")
    next?.peoplePickerDidCancel(picker)
  }
}

extension EventRecorder {
  /// Records the calls to the delegates that a picker has now, which still decide.
  ///
  /// Events of the asking generation: `picker.didSelectPerson` {name, answer}, `picker.didSelectValue` {name, property,
  /// identifier, answer}, `picker.didCancel`. An event stands before what the delegate does about it; its answer is filled
  /// in later. The returning generation has no answer, and `picker.didSelectPeople` {count, names}.
  public func follow(_ picker: any PeoplePicker) {
    if let delegate = picker.delegate {
      let recording = RecordingPeoplePickerDelegate(recorder: self, following: picker)
      recording.next = delegate
      picker.delegate = recording
    }
    if let delegate = picker.selectionDelegate {
      let recording = RecordingPickerSelectionDelegate(recorder: self, following: picker)
      recording.next = delegate
      picker.selectionDelegate = recording
    }
  }
}

extension EventDetail {
  /// The name that a list shows for a person; `none` without a name or a person.
  init(_ person: PersonRecord?) { self.init(person?.person.displayName) }
}

extension PersonRecord {
  func details(with value: PersonValue) -> [String: EventDetail] {
    [
      "name": EventDetail(self), "property": .text(value.property.rawValue),
      "identifier": .number(Int(value.identifier)),
    ]
  }
}
