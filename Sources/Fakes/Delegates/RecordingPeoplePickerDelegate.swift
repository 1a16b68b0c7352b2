public import AddressBook
public import AddressBookUI

/// Writes down what a picker of the asking generation reports, and passes it on.
///
/// Events: `picker.didSelectPerson` {name, answer}, `picker.didSelectValue` {name, property, identifier, answer},
/// `picker.didCancel`. An event stands before what the delegate does about it; its answer is filled in later.
public final class RecordingPeoplePickerDelegate: PeoplePickerDelegate {
  /// What is returned where there is no next delegate.
  public var answer = false
  private weak var next: (any PeoplePickerDelegate)?
  private let recorder: EventRecorder

  /// A delegate in front of another one, which is not retained, or in front of none.
  public init(_ next: (any PeoplePickerDelegate)? = nil, recorder: EventRecorder) {
    self.next = next
    self.recorder = recorder
  }

  /// Records the person and the answer.
  public func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool {
    let slot = recorder.record("picker.didSelectPerson", ["name": EventDetail(person)])
    let answer = next?.peoplePicker(picker, shouldContinueAfterSelecting: person) ?? answer
    recorder.complete(slot, ["answer": .flag(answer)])
    return answer
  }

  /// Records the value and the returned answer.
  public func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool {
    let slot = recorder.record("picker.didSelectValue", person.details(with: value))
    let answer =
      next?.peoplePicker(picker, shouldContinueAfterSelecting: person, value: value) ?? answer
    recorder.complete(slot, ["answer": .flag(answer)])
    return answer
  }

  /// Records the cancel.
  public func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    recorder.record("picker.didCancel")
    next?.peoplePickerDidCancel(picker)
  }
}

/// Writes down what a picker of the returning generation reports, and passes it on.
///
/// Events: as those of ``RecordingPeoplePickerDelegate``, without an answer, and `picker.didSelectPeople`
/// {count, names}.
public final class RecordingPickerSelectionDelegate: PeoplePickerSelectionDelegate {
  private weak var next: (any PeoplePickerSelectionDelegate)?
  private let recorder: EventRecorder
  private let wanted: PickerSelection

  /// A delegate in front of another one, which is not retained and decides what is wanted.
  public init(_ next: any PeoplePickerSelectionDelegate, recorder: EventRecorder) {
    self.next = next
    self.recorder = recorder
    wanted = []
  }

  /// A delegate without a next one.
  public init(wants: PickerSelection, recorder: EventRecorder) {
    self.recorder = recorder
    wanted = wants
  }

  /// What the next delegate wants.
  public var wants: PickerSelection { next?.wants ?? wanted }

  /// Records the person.
  public func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {
    recorder.record("picker.didSelectPerson", ["name": EventDetail(person)])
    next?.peoplePicker(picker, didSelect: person)
  }

  /// Records the value.
  public func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) {
    recorder.record("picker.didSelectValue", person.details(with: value))
    next?.peoplePicker(picker, didSelect: person, value: value)
  }

  /// Records the people.
  public func peoplePicker(_ picker: any PeoplePicker, didSelect people: [PersonRecord]) {
    let names = people.map { $0.person.displayName ?? "" }.joined(separator: ", ")
    recorder.record(
      "picker.didSelectPeople", ["count": .number(people.count), "names": .text(names)])
    next?.peoplePicker(picker, didSelect: people)
  }

  /// Records the cancel.
  public func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    recorder.record("picker.didCancel")
    next?.peoplePickerDidCancel(picker)
  }
}

extension EventRecorder {
  /// Steps between a picker and the delegates that it has now.
  public func follow(_ picker: any PeoplePicker) {
    if let delegate = picker.delegate {
      let recording = RecordingPeoplePickerDelegate(delegate, recorder: self)
      keep(recording, for: picker)
      picker.delegate = recording
    }
    if let delegate = picker.selectionDelegate {
      let recording = RecordingPickerSelectionDelegate(delegate, recorder: self)
      keep(recording, for: picker)
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
