import AddressBook
import AddressBookUI
import Headless
import Testing

@Suite struct PersonCardActionTests {
  let fixture: ContactFixture
  let card: HeadlessPersonCard
  let book: WorkingCopy

  init() throws {
    fixture = try ContactFixture()
    book = WorkingCopy(of: fixture.database)
    card = HeadlessPersonCard(fixture.surroundings)
    card.displayedPerson = book.person(fixture.kate)
    card.allowsActions = true
    card.allowsEditing = true
    try fixture.present(card)
  }

  @Test func `a message goes to the first number, and the whole person is shared`() throws {
    try card.perform(.message)
    try card.perform(.share)
    let kate = try #require(book.person(fixture.kate)?.person)
    #expect(fixture.actions == [.message("555-1234"), .share(kate)])
  }

  @Test func `without a number the message goes to the first e-mail address`() throws {
    let kate = try #require(book.person(fixture.kate))
    try kate.removeValue(for: .phone)
    try card.perform(.message)
    #expect(fixture.actions == [.message("kate@example.com")])
  }

  @Test func `nothing is offered while the person is edited`() throws {
    try card.startEditing()
    #expect(card.offeredActions == [])
    #expect(throws: IntentRefused(.notOffered, "share")) { try card.perform(.share) }
  }

  @Test func `a highlighted labelled value needs its identifier, a single one does not`() {
    card.highlighted = PersonValue(.phone, identifier: 99)
    #expect(card.shownHighlight == nil)
    card.highlighted = PersonValue(.phone, identifier: 1)
    #expect(card.shownHighlight == PersonValue(.phone, identifier: 1))
    card.highlighted = PersonValue(.note, identifier: 99)
    #expect(card.shownHighlight == PersonValue(.note))
  }

  @Test func `edits of a person who was deleted elsewhere are not taken for saved`() throws {
    try card.startEditing()
    try card.set(text: "Baker", for: .jobTitle)
    let other = WorkingCopy(of: fixture.database)
    try other.remove(try #require(other.person(fixture.kate)))
    try other.save()
    try card.done()
    #expect(fixture.window.alert?.message == "The contact is not in the address book any more.")
    #expect(card.isEditing)
  }
}
