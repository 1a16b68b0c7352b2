import AddressBook
import AddressBookUI
import Fakes
import Headless
import Testing

@Suite struct PersonCardTests {
  let fixture: ContactFixture
  let book: WorkingCopy
  let kate: PersonRecord
  let card: HeadlessPersonCard

  init() throws {
    fixture = try ContactFixture()
    book = WorkingCopy(of: fixture.database)
    kate = try #require(book.person(fixture.kate))
    card = HeadlessPersonCard(fixture.surroundings)
    card.displayedPerson = kate
    card.allowsEditing = true
    try fixture.window.frontmost?.navigation?.push(card)
  }

  @Test func `a card needs a navigation container and leaves by going back`() throws {
    let other = HeadlessPersonCard(fixture.surroundings)
    #expect(throws: PresentationError.needsNavigation) {
      try fixture.window.frontmost?.present(other, in: .none, transition: .coverVertical)
    }
    #expect(try fixture.window.frontmost?.navigation?.pop() === card)
  }

  @Test func `displayed properties limit the card, except while it is edited`() throws {
    card.displayedProperties = [.email]
    #expect(card.contents.name == "Kate Bell")
    #expect(card.contents.lines.count == 1)
    try card.startEditing()
    #expect(card.contents.lines.count == 6)
  }

  @Test func `edits are saved when editing ends`() throws {
    try card.startEditing()
    try card.set(text: "Katharine", for: .firstName)
    #expect(kate.person[text: .firstName] == "Kate")
    try card.done()
    #expect(!card.isEditing)
    #expect(card.contents.name == "Katharine Bell")
    #expect(fixture.stored.contains { $0[text: .firstName] == "Katharine" })
  }

  @Test func `in an editing without changes Done is disabled and Cancel leaves`() throws {
    try card.startEditing()
    #expect(card.barButtons.map(\.isEnabled) == [true, false])
    #expect(throws: IntentRefused(.buttonDisabled, "Done")) { try card.done() }
    try card.cancelEditing()
    #expect(!card.isEditing)
    #expect(!book.hasUnsavedChanges)
    #expect(card.barButtons.map(\.title) == ["Edit"])
  }

  @Test func `Cancel throws the edits away`() throws {
    let before = kate.person
    try card.startEditing()
    try card.remove(.mobile)
    try card.add(.string("555-9"), label: .work, to: .phone)
    try card.set(picture: [1])
    try card.cancelEditing()
    #expect(kate.person == before)
    #expect(card.draft == before)
  }

  @Test func `a failing save keeps the card in editing with its draft`() throws {
    let before = kate.person
    try card.startEditing()
    try card.set(text: "Katharine", for: .firstName)
    fixture.database.failure = .notPermittedByStore
    try card.done()
    #expect(card.isEditing)
    #expect(card.draft[text: .firstName] == "Katharine")
    #expect(kate.person == before)
    #expect(fixture.window.alert != nil)
    try fixture.window.chooseInAlert("OK")
    fixture.database.failure = nil
    try card.done()
    #expect(fixture.stored.contains { $0[text: .firstName] == "Katharine" })
  }

  @Test func `editing is refused where it is not allowed`() throws {
    card.allowsEditing = false
    #expect(card.barButtons == [])
    #expect(throws: IntentRefused(.notAllowed, "edit")) { try card.startEditing() }
    #expect(throws: IntentRefused(.notEditing, "edit")) { try card.set(text: "x", for: .note) }
  }

  @Test func `an edit of the wrong type leaves the draft`() throws {
    try card.startEditing()
    #expect(throws: IntentRefused(.wrongType, "firstName")) {
      try card.set(.single(.integer(3)), for: .firstName)
    }
    #expect(throws: IntentRefused(.noSuchValue, "phone")) {
      try card.remove(PersonValue(.phone, identifier: 9))
    }
    #expect(card.draft == kate.person)
  }

  @Test func `the last labelled value takes the property with it`() throws {
    try card.startEditing()
    try card.remove(PersonValue(.email, identifier: 0))
    #expect(card.draft[.email] == nil)
  }

  @Test func `a tap runs the default action unless the delegate says no`() throws {
    let delegate = TapDelegate()
    card.delegate = delegate
    try card.tap(.mobile)
    try card.tap(PersonValue(.note))
    #expect(fixture.actions == [.call("555-1234")])
    delegate.isWanted = false
    try card.tap(.mobile)
    #expect(fixture.actions.count == 1)
    #expect(delegate.values == [.mobile, PersonValue(.note), .mobile])
    #expect(throws: IntentRefused(.noSuchValue, "birthday")) {
      try card.tap(PersonValue(.birthday))
    }
  }

  @Test func `a person whose address book is gone is not saved in silence`() throws {
    card.displayedPerson = WorkingCopy(of: fixture.database).person(fixture.anna)
    try card.startEditing()
    try card.set(text: "Ann", for: .firstName)
    try card.done()
    #expect(card.isEditing)
    #expect(fixture.window.alert?.message == "The contact could not be changed.")
  }

  @Test func `a person in no address book is edited in memory`() throws {
    let draft = PersonRecord(.inn())
    card.displayedPerson = draft
    try card.startEditing()
    try card.set(text: "Motel", for: .organization)
    try card.done()
    #expect(draft.person[text: .organization] == "Motel")
    #expect(fixture.stored.count == 3)
  }
}

private final class TapDelegate: PersonCardDelegate {
  var isWanted = true
  var values: [PersonValue] = []

  func personCard(
    _ card: any PersonCard, shouldPerformDefaultActionFor person: PersonRecord, value: PersonValue
  ) -> Bool {
    values.append(value)
    return isWanted
  }
}
