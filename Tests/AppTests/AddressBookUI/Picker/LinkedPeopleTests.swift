import AddressBook
import AddressBookUI
import Headless
import Testing

/// R-CN-5, B-17: the row of linked records offers the values of all of them.
@Suite struct LinkedPeopleTests {
  let fixture: ContactFixture
  let robert: PersonRecord
  let book: WorkingCopy

  init() throws {
    fixture = try ContactFixture()
    book = WorkingCopy(of: fixture.database)
    var (first, second) = (Person(), Person())
    first[text: .firstName] = "Robert"
    try first.add(.string("robert@example.com"), label: .work, to: .email)
    second[text: .firstName] = "Bob"
    second[text: .lastName] = "Smith"
    second[text: .note] = "Plays chess"
    try second.add(.string("bob@example.com"), label: .home, to: .email)
    try second.add(.string("robert@example.com"), label: .home, to: .email)
    try second.add(.string("555-2222"), label: .mobile, to: .phone)
    let records = [PersonRecord(first), PersonRecord(second)]
    for record in records { try book.add(record) }
    try book.save()
    try book.link(records[0], records[1])
    try book.save()
    robert = records[0]
  }

  private func present(
    _ delegate: ToldDelegate, setUp: (HeadlessPeoplePicker) -> Void = { _ in }
  ) throws -> HeadlessPeoplePicker {
    let picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.addressBook = book
    picker.selectionDelegate = delegate
    setUp(picker)
    try fixture.present(picker)
    return picker
  }

  @Test func `the card of the row shows the values of both, each once`() throws {
    let delegate = ToldDelegate(fixture, wants: .value)
    let picker = try present(delegate)
    try picker.choose(robert.id)
    let card = try #require(picker.card)
    #expect(card.name == "Robert")
    #expect(
      card.lines.map { "\($0.value.property) \($0.value.identifier) \($0.text)" } == [
        "note -1 Plays chess", "email 0 robert@example.com", "email 1 bob@example.com",
        "phone 0 555-2222",
      ])
  }

  @Test func `a value of the other record is told, and found by its identifier`() throws {
    let delegate = ToldDelegate(fixture, wants: .value)
    let picker = try present(delegate)
    try picker.choose(robert.id)
    try picker.chooseValue(PersonValue(.email, identifier: 1))
    #expect(fixture.events.first == "picker.value email 1")
    let person = try #require(delegate.people.first)
    #expect(person === robert)
    let entry = person.unifiedPerson.entries(of: .email).first { $0.identifier == 1 }
    #expect(entry?.value == .string("bob@example.com"))
  }

  @Test func `predicates see the values of both`() throws {
    let delegate = ToldDelegate(fixture, wants: [.person, .value])
    let picker = try present(delegate) { picker in
      picker.predicateForEnablingPerson = { !$0.entries(of: .phone).isEmpty }
      picker.predicateForSelectionOfPerson = { $0.entries(of: .email).count == 2 }
    }
    try picker.choose(robert.id)
    #expect(fixture.events.first == "picker.person Robert")
  }

  @Test func `a tap on a value of the other record runs its default action`() throws {
    let delegate = ToldDelegate(fixture, wants: .person)
    let picker = try present(delegate) {
      $0.predicateForSelectionOfPerson = { _ in false }
    }
    try picker.choose(robert.id)
    try picker.chooseValue(.mobile)
    #expect(fixture.actions == [.call("555-2222")])
  }

  @Test func `without access the copy has the values of both`() throws {
    fixture.surroundings.access = ContactAccess(.denied)
    let delegate = ToldDelegate(fixture, wants: .person)
    let picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.selectionDelegate = delegate
    try fixture.present(picker)
    try picker.choose(robert.id)
    #expect(delegate.people.first?.person.entries(of: .phone).count == 1)
  }

  @Test func `the record itself is not changed`() throws {
    let before = robert.person
    _ = robert.unifiedPerson
    #expect(robert.person == before)
    #expect(!book.hasUnsavedChanges)
    #expect(PersonRecord(before).unifiedPerson == before)
  }
}
