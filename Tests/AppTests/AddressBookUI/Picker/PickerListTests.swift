import AddressBook
import AddressBookUI
import Headless
import Testing

@Suite struct PickerListTests {
  let fixture: ContactFixture
  let picker: HeadlessPeoplePicker
  let delegate: AskedDelegate

  init() throws {
    fixture = try ContactFixture()
    picker = HeadlessPeoplePicker(fixture.surroundings)
    delegate = AskedDelegate(fixture)
    picker.delegate = delegate
    try fixture.present(picker)
  }

  private var list: [String] {
    picker.sections.flatMap { section in section.rows.map { "\(section.title) \($0.name)" } }
  }

  @Test func `all people are listed in order under first letters`() throws {
    #expect(list == ["B Kate Bell", "H Anna Haro", "T The Parent's Inn"])
  }

  @Test func `the order follows the setting`() throws {
    fixture.surroundings.ordering = .byFirstName
    let other = HeadlessPeoplePicker(fixture.surroundings)
    #expect(
      other.sections.flatMap(\.rows).map(\.name) == ["Anna Haro", "Kate Bell", "The Parent's Inn"])
  }

  @Test func `a person without any name is listed all the same`() throws {
    let book = picker.addressBook
    let nameless = PersonRecord()
    try nameless.set(.string("secret"), for: .note)
    try book.add(nameless)
    try book.save()
    #expect(list.last == "# No Name")
    try picker.choose(nameless.id)
  }

  @Test func `a search finds by the beginning of any name and an empty one everybody`() throws {
    try picker.search("PAR")
    #expect(list == [])
    try picker.search("the p")
    #expect(list == [" The Parent's Inn"])
    try picker.search("ha")
    #expect(list == [" Anna Haro"])
    try picker.search("  ")
    #expect(list.count == 3)
  }

  @Test func `a person who was found is chosen like any other, and the others are not there`()
    throws
  {
    try picker.search("kate")
    #expect(throws: IntentRefused(.notListed, "\(fixture.anna)")) {
      try picker.choose(fixture.anna)
    }
    try picker.choose(fixture.kate)
    #expect(fixture.events == ["picker.person Kate Bell"])
  }

  @Test func `a found person is returned exactly as one from the full list`() throws {
    fixture.form.dismiss()
    let told = ToldDelegate(fixture, wants: .person)
    for search in ["", "Kate"] {
      let picker = HeadlessPeoplePicker(fixture.surroundings)
      picker.selectionDelegate = told
      picker.predicateForSelectionOfPerson = { _ in true }
      try fixture.present(picker)
      try picker.search(search)
      try picker.choose(fixture.kate)
      #expect(fixture.events.prefix(2) == ["picker.person Kate Bell", "picker.dismissed"])
    }
  }

  @Test func `a group limits the list`() throws {
    #expect(picker.groups.map(\.name) == ["Friends"])
    try picker.showGroup(fixture.friends)
    #expect(picker.title == "Friends")
    #expect(list == [" Anna Haro"])
    #expect(throws: IntentRefused(.notListed, "\(fixture.kate)")) {
      try picker.choose(fixture.kate)
    }
    try picker.search("kate")
    #expect(list == [])
    try picker.showGroup(nil)
    #expect(list == [" Kate Bell"])
    #expect(throws: IntentRefused(.notListed, "77")) {
      try picker.showGroup(RecordID(rawValue: 77))
    }
  }

  @Test func `linked records are one row, found by either name`() throws {
    let book = picker.addressBook
    let (kate, anna) = (book.person(fixture.kate), book.person(fixture.anna))
    try book.link(try #require(kate), try #require(anna))
    try book.save()
    #expect(list == ["B Kate Bell", "T The Parent's Inn"])
    #expect(book.people().count == 3)
    try picker.search("Anna")
    #expect(list == [" Kate Bell"])
    #expect(throws: IntentRefused(.notListed, "\(fixture.anna)")) {
      try picker.choose(fixture.anna)
    }
    try picker.choose(fixture.kate)
  }

  @Test func `a picker comes up with the whole list again`() throws {
    delegate.continuesAfterPerson = true
    try picker.search("kate")
    try picker.choose(fixture.kate)
    fixture.form.dismiss()
    try fixture.present(picker)
    #expect(picker.card == nil)
    #expect(list.count == 3)
  }

  @Test func `the bar offers Cancel, and on the card the way back`() throws {
    #expect(picker.barButtons.map(\.title) == ["Cancel"])
    delegate.continuesAfterPerson = true
    try picker.choose(fixture.kate)
    #expect(picker.barButtons.map(\.title) == ["All Contacts", "Cancel"])
    #expect(throws: IntentRefused.self) { try picker.search("x") }
  }

  @Test func `an app of the older contract gets no selection from a newer system`() throws {
    fixture.form.dismiss()
    fixture.surroundings.generation = .returning
    let picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.delegate = delegate
    try fixture.present(picker)
    try picker.choose(fixture.kate)
    #expect(picker.card?.name == "Kate Bell")
    #expect(picker.complaints == [.noSelectionCallback])
    try picker.chooseValue(.mobile)
    #expect(fixture.actions == [.call("555-1234")])
    #expect(fixture.events == [])
  }

  @Test func `a selection that the delegate does not take is a complaint and changes nothing`()
    throws
  {
    fixture.form.dismiss()
    let told = ToldDelegate(fixture, wants: .value)
    let picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.selectionDelegate = told
    picker.predicateForSelectionOfPerson = { _ in true }
    try fixture.present(picker)
    try picker.choose(fixture.kate)
    #expect(picker.complaints == [.personNotWanted])
    #expect(fixture.names.last == "picker")
    #expect(picker.card == nil)
  }
}
