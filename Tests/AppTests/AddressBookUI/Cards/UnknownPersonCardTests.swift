import AddressBook
import AddressBookUI
import Fakes
import Headless
import Testing

@Suite struct UnknownPersonCardTests {
  let fixture: ContactFixture
  let card: HeadlessUnknownPersonCard
  let listener: Listener

  init() throws {
    fixture = try ContactFixture()
    listener = Listener(fixture)
    card = HeadlessUnknownPersonCard(fixture.surroundings)
    card.delegate = listener
    var partial = Person()
    partial[text: .note] = "Called twice"
    partial[text: .nickname] = "Annie"
    try partial.add(.string("555-0000"), label: .work, to: .phone)
    try partial.add(.string("555-8888"), label: .mobile, to: .phone)
    card.displayedPerson = PersonRecord(partial)
    card.allowsAddingToAddressBook = true
    try fixture.present(card)
  }

  @Test func `create new stores a person with the data`() throws {
    try card.createNew()
    #expect(fixture.events == ["unknownPerson.resolved"])
    let person = try #require(listener.person)
    #expect(person.id.isValid)
    #expect(card.addressBook.person(person.id) === person)
    #expect(fixture.stored.count == 4)
    #expect(card.displayedPerson?.state == .draft)
  }

  @Test func `add to existing keeps what is there and adds what is not`() throws {
    try card.addToExisting(fixture.anna)
    #expect(listener.person?.id == fixture.anna)
    let anna = try #require(WorkingCopy(of: fixture.database).person(fixture.anna)?.person)
    #expect(anna.displayName == "Anna Haro")
    #expect(anna[text: .note] == "Called twice")
    #expect(anna.entries(of: .phone).map(\.value) == [.string("555-0000"), .string("555-8888")])
    #expect(anna.entries(of: .phone).first?.label == .home)
    #expect(fixture.stored.count == 3)
  }

  @Test func `nothing is stored unless the user adds`() throws {
    try card.cancel()
    #expect(fixture.events == ["unknownPerson.cancelled"])
    #expect(fixture.stored.count == 3)
    #expect(throws: IntentRefused(.alreadyEnded, "createNew")) { try card.createNew() }
  }

  @Test func `adding is refused where it is not offered`() throws {
    #expect(!HeadlessUnknownPersonCard(fixture.surroundings).allowsAddingToAddressBook)
    card.allowsAddingToAddressBook = false
    #expect(throws: IntentRefused(.notAllowed, "createNew")) { try card.createNew() }
    #expect(throws: IntentRefused(.notAllowed, "addToExisting")) {
      try card.addToExisting(fixture.anna)
    }
    #expect(fixture.stored.count == 3)
  }

  @Test func `the alternate name is shown for an absent one only`() throws {
    #expect(card.shownName == "Annie")
    card.alternateName = "Somebody"
    #expect(card.shownName == "Somebody")
    card.displayedPerson = PersonRecord(try .kate())
    #expect(card.shownName == "Kate Bell")
  }

  @Test func `a failing save keeps the card and everybody as they were`() throws {
    let anna = try #require(card.addressBook.person(fixture.anna))
    let before = anna.person
    fixture.database.failure = .notPermittedByStore
    try card.addToExisting(fixture.anna)
    #expect(fixture.events == [])
    #expect(fixture.window.alert != nil)
    #expect(anna.person == before)
    try fixture.window.chooseInAlert("OK")
    try card.createNew()
    try fixture.window.chooseInAlert("OK")
    #expect(!card.addressBook.hasUnsavedChanges)
    fixture.database.failure = nil
    try card.createNew()
    #expect(fixture.stored.count == 4)
  }

  @Test func `data is not added to a person who is not there`() throws {
    #expect(throws: IntentRefused(.notListed, "99")) {
      try card.addToExisting(RecordID(rawValue: 99))
    }
  }

  @Test func `a tap runs the default action where the delegate does not say`() throws {
    try card.tap(PersonValue(.phone, identifier: 1))
    #expect(fixture.actions == [.call("555-8888")])
  }

  @Test func `the delegate dismisses`() throws {
    try card.cancel()
    #expect(fixture.names.last == "unknownPerson")
    fixture.form.dismiss()
    #expect(fixture.names == ["hotels", "form"])
  }

  final class Listener: UnknownPersonDelegate {
    unowned let fixture: ContactFixture
    private(set) var person: PersonRecord?
    init(_ fixture: ContactFixture) { self.fixture = fixture }

    func unknownPersonCard(_ card: any UnknownPersonCard, didResolveTo person: PersonRecord?) {
      self.person = person
      fixture.note("unknownPerson.\(person == nil ? "cancelled" : "resolved")")
    }
  }
}
