import AddressBook
import AddressBookUI
import Fakes
import Headless
import Testing

@Suite struct ContactSaveFailureTests {
  @Test(arguments: [
    (SaveError.notPermittedByUser, "This app has no access to the contacts."),
    (.notPermittedByStore, "The account takes no changes to its contacts."),
    (.store(.unknownEntry(path: "book/contacts.journal")), "Cannot open book/contacts.journal"),
  ])
  func `the alert says why a save failed`(failure: SaveError, sentence: String) throws {
    let fixture = try ContactFixture()
    let form = HeadlessNewPersonForm(fixture.surroundings)
    form.displayedPerson = PersonRecord(.inn())
    try fixture.present(form)
    fixture.database.failure = failure
    try form.save()
    let alert = try #require(fixture.window.alert)
    #expect(alert.title == "Contact Not Saved")
    #expect(alert.message.hasPrefix(sentence))
    #expect(alert.buttons.map(\.title) == ["OK"])
  }
}
