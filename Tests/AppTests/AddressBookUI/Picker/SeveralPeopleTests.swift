import AddressBook
import AddressBookUI
import Headless
import Testing

@Suite struct SeveralPeopleTests {
  let fixture: ContactFixture
  let picker: HeadlessPeoplePicker
  let collector = Collector()

  init() throws {
    fixture = try ContactFixture()
    picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.selectionDelegate = collector
    try fixture.present(picker)
  }

  @Test func `the marked people are told in the order of the list, once, and the picker leaves`()
    throws
  {
    try picker.choose(fixture.anna)
    try picker.choose(fixture.kate)
    #expect(
      picker.sections.flatMap(\.rows).filter(\.isMarked).map(\.id) == [fixture.kate, fixture.anna])
    try picker.done()
    #expect(collector.told == [[fixture.kate, fixture.anna]])
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test func `presented again, no person is marked`() throws {
    try picker.choose(fixture.anna)
    try picker.cancel()
    try fixture.present(picker)
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
