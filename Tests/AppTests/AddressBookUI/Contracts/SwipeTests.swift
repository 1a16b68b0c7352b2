import AddressBook
import AddressBookUI
import Headless
import Testing

/// R-NP-5, R-PV-11: a form that is shown as a sheet and swiped away ends once, as a cancel does.
@Suite struct SwipeTests {
  let fixture: ContactFixture

  init() throws {
    fixture = try ContactFixture()
    fixture.window.style = .sheet
  }

  @Test(arguments: [true, false])
  func `a new-person form tells one end, and a delegate that dismisses takes nothing else away`(
    dismisses: Bool
  ) throws {
    let listener = NewPersonListener(fixture)
    listener.dismisses = dismisses
    let form = HeadlessNewPersonForm(fixture.surroundings)
    form.displayedPerson = PersonRecord(.inn())
    form.delegate = listener
    try fixture.present(form)
    try fixture.window.frontmost?.swipeDown()
    #expect(
      fixture.events == [
        "newPerson.dismissed", "newPerson.willDisappear", "newPerson.cancelled",
        "newPerson.didDisappear",
      ])
    #expect(form.hasEnded)
    #expect(fixture.names == ["hotels", "form"])
    #expect(fixture.stored.count == 3)
  }

  @Test func `a form that has ended tells nothing more`() throws {
    let listener = NewPersonListener(fixture)
    let form = HeadlessNewPersonForm(fixture.surroundings)
    form.displayedPerson = PersonRecord(.inn())
    form.delegate = listener
    try fixture.present(form)
    try form.save()
    try fixture.window.frontmost?.swipeDown()
    #expect(fixture.events.filter { $0 == "newPerson.cancelled" }.isEmpty)
    #expect(fixture.events.filter { $0 == "newPerson.saved" }.count == 1)
  }

  @Test func `a form that its delegate dismisses tells nothing`() throws {
    let listener = NewPersonListener(fixture)
    let form = HeadlessNewPersonForm(fixture.surroundings)
    form.delegate = listener
    try fixture.present(form)
    fixture.form.dismiss()
    #expect(!fixture.events.contains("newPerson.cancelled"))
    #expect(!form.hasEnded)
  }

  @Test func `an unknown person's card tells one end`() throws {
    let listener = UnknownPersonCardTests.Listener(fixture)
    let card = HeadlessUnknownPersonCard(fixture.surroundings)
    card.displayedPerson = PersonRecord(.inn())
    card.delegate = listener
    try fixture.present(card)
    try fixture.window.frontmost?.swipeDown()
    #expect(fixture.events.filter { $0 == "unknownPerson.cancelled" }.count == 1)
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test func `a picker tells nothing, and its presenter learns that it has left`() throws {
    let delegate = ToldDelegate(fixture, wants: .person)
    let picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.selectionDelegate = delegate
    try fixture.present(picker)
    try fixture.window.frontmost?.swipeDown()
    #expect(!fixture.events.contains("picker.cancelled"))
    #expect(fixture.form.departed == ["picker"])
  }
}
