import AddressBook
import AddressBookUI
import Fakes
import Headless
import Testing

@Suite struct UnknownPersonCardTests {
  let stage: ContactStage
  let card: HeadlessUnknownPersonCard
  let listener: Listener

  init() throws {
    stage = try ContactStage()
    listener = Listener(stage)
    card = HeadlessUnknownPersonCard(stage.surroundings)
    card.delegate = listener
    var partial = Person()
    partial[text: .note] = "Called twice"
    partial[text: .nickname] = "Annie"
    try partial.add(.string("555-0000"), label: .work, to: .phone)
    try partial.add(.string("555-8888"), label: .mobile, to: .phone)
    card.displayedPerson = PersonRecord(partial)
    card.allowsAddingToAddressBook = true
    try stage.present(card)
  }

  @Test func `create new stores a person with the data`() throws {
    try card.createNew()
    #expect(stage.events == ["unknownPerson.resolved"])
    let person = try #require(listener.person)
    #expect(person.id.isValid)
    #expect(card.addressBook.person(person.id) === person)
    #expect(stage.stored.count == 4)
    #expect(card.displayedPerson?.state == .draft)
  }

  @Test func `add to existing keeps what is there and adds what is not`() throws {
    try card.addToExisting(stage.anna)
    #expect(listener.person?.id == stage.anna)
    let anna = try #require(WorkingCopy(of: stage.database).person(stage.anna)?.person)
    #expect(anna.displayName == "Anna Haro")
    #expect(anna[text: .note] == "Called twice")
    #expect(anna.entries(of: .phone).map(\.value) == [.string("555-0000"), .string("555-8888")])
    #expect(anna.entries(of: .phone).first?.label == .home)
    #expect(stage.stored.count == 3)
  }

  @Test func `nothing is stored unless the user adds`() throws {
    try card.cancel()
    #expect(stage.events == ["unknownPerson.cancelled"])
    #expect(stage.stored.count == 3)
    #expect(throws: IntentRefused(.alreadyEnded, "createNew")) { try card.createNew() }
  }

  @Test func `adding is refused where it is not offered`() throws {
    #expect(!HeadlessUnknownPersonCard(stage.surroundings).allowsAddingToAddressBook)
    card.allowsAddingToAddressBook = false
    #expect(throws: IntentRefused(.notAllowed, "createNew")) { try card.createNew() }
    #expect(throws: IntentRefused(.notAllowed, "addToExisting")) {
      try card.addToExisting(stage.anna)
    }
    #expect(stage.stored.count == 3)
  }

  @Test func `the alternate name stands in for an absent one only`() throws {
    #expect(card.shownName == "Annie")
    card.alternateName = "Somebody"
    #expect(card.shownName == "Somebody")
    card.displayedPerson = PersonRecord(try .kate())
    #expect(card.shownName == "Kate Bell")
  }

  @Test func `a failing save keeps the card and everybody as they were`() throws {
    let anna = try #require(card.addressBook.person(stage.anna))
    let before = anna.person
    stage.database.failure = .notPermittedByStore
    try card.addToExisting(stage.anna)
    #expect(stage.events == [])
    #expect(stage.window.alert != nil)
    #expect(anna.person == before)
    try stage.window.chooseInAlert("OK")
    try card.createNew()
    try stage.window.chooseInAlert("OK")
    #expect(!card.addressBook.hasUnsavedChanges)
    stage.database.failure = nil
    try card.createNew()
    #expect(stage.stored.count == 4)
  }

  @Test func `nobody unknown is added to`() throws {
    #expect(throws: IntentRefused(.notListed, "99")) {
      try card.addToExisting(RecordID(rawValue: 99))
    }
  }

  @Test func `a tap runs the default action where the delegate does not say`() throws {
    try card.tap(PersonValue(.phone, identifier: 1))
    #expect(stage.actions == [.call("555-8888")])
  }

  @Test func `the delegate dismisses`() throws {
    try card.cancel()
    #expect(stage.names.last == "unknownPerson")
    stage.form.dismiss()
    #expect(stage.names == ["hotels", "form"])
  }

  final class Listener: UnknownPersonDelegate {
    unowned let stage: ContactStage
    private(set) var person: PersonRecord?
    init(_ stage: ContactStage) { self.stage = stage }

    func unknownPersonCard(_ card: any UnknownPersonCard, didResolveTo person: PersonRecord?) {
      self.person = person
      stage.note("unknownPerson.\(person == nil ? "cancelled" : "resolved")")
    }
  }
}
