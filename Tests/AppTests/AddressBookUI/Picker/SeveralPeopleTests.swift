import AddressBook
import AddressBookUI
import Headless
import Testing

@Suite struct SeveralPeopleTests {
  let stage: ContactStage
  let picker: HeadlessPeoplePicker
  let collector = Collector()

  init() throws {
    stage = try ContactStage()
    picker = HeadlessPeoplePicker(stage.surroundings)
    picker.selectionDelegate = collector
    try stage.present(picker)
  }

  @Test func `the marked people are told in the order of the list, once, and the picker leaves`()
    throws
  {
    try picker.choose(stage.anna)
    try picker.choose(stage.kate)
    #expect(
      picker.sections.flatMap(\.rows).filter(\.isMarked).map(\.id) == [stage.kate, stage.anna])
    try picker.done()
    #expect(collector.told == [[stage.kate, stage.anna]])
    #expect(stage.names == ["hotels", "form"])
  }

  @Test func `presented again, nobody is marked`() throws {
    try picker.choose(stage.anna)
    try picker.cancel()
    try stage.present(picker)
    #expect(picker.markedPeople.isEmpty)
    #expect(throws: IntentRefused(.buttonDisabled, "Done")) { try picker.done() }
  }
}

/// A delegate that wants several people.
final class Collector: PeoplePickerSelectionDelegate {
  let wants: PickerSelection = [.person, .people]
  private(set) var told: [[RecordID]] = []

  func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {
    told.append([])
  }
  func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) { told.append([]) }
  func peoplePicker(_ picker: any PeoplePicker, didSelect people: [PersonRecord]) {
    told.append(people.map(\.id))
  }
  func peoplePickerDidCancel(_ picker: any PeoplePicker) {}
}
