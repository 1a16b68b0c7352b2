import AddressBook
import AddressBookUI
import Headless
import Testing

/// R-PK-1 … R-PK-14, over every implementation.
@Suite struct AskingPickerContract {
  let fixture: ContactFixture
  let delegate: AskedDelegate

  init() throws {
    fixture = try ContactFixture()
    delegate = AskedDelegate(fixture)
  }

  private func show(_ implementation: PickerImplementation) throws -> PickerUnderTest {
    let user = implementation.make(fixture.surroundings)
    user.picker.delegate = delegate
    try fixture.present(user.picker)
    return user
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `yes for a person opens the card`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    try user.choose(fixture.kate)
    #expect(user.openCard()?.name == "Kate Bell")
    #expect(fixture.events == ["picker.person Kate Bell"])
  }

  @Test(arguments: PickerImplementation.allCases)
  func `no for a person does nothing more, and the picker stays usable`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    try user.choose(fixture.kate)
    try user.choose(fixture.anna)
    #expect(user.openCard() == nil)
    #expect(fixture.events == ["picker.person Kate Bell", "picker.person Anna Haro"])
    #expect(fixture.names == ["hotels", "form", "picker"])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `a value is reached only after a yes`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    #expect(throws: IntentRefused(.noCard, "phone")) { try user.chooseValue(.mobile) }
    try user.choose(fixture.kate)
    #expect(throws: IntentRefused(.noCard, "phone")) { try user.chooseValue(.mobile) }
    delegate.continuesAfterPerson = true
    try user.choose(fixture.kate)
    try user.chooseValue(.mobile)
    #expect(fixture.events.last == "picker.value phone 0")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `yes for a value runs its default action, no does nothing`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    try user.choose(fixture.kate)
    try user.chooseValue(.mobile)
    #expect(fixture.actions == [])
    delegate.continuesAfterValue = true
    try user.chooseValue(.mobile)
    #expect(fixture.actions == [.call("555-1234")])
    #expect(fixture.names.last == "picker")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `a single value has the identifier -1`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    try user.choose(fixture.kate)
    try user.chooseValue(PersonValue(.note))
    #expect(fixture.events.last == "picker.value note -1")
  }

  @Test(arguments: PickerImplementation.allCases)
  func `a cancel is told once and the picker stays`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    try user.cancel()
    #expect(fixture.events == ["picker.cancelled"])
    #expect(fixture.names.last == "picker")
  }

  @Test(arguments: PickerImplementation.allCases)
  func `the delegate dismisses`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    delegate.dismisses = true
    try user.cancel()
    #expect(
      fixture.events == [
        "picker.cancelled", "picker.dismissed", "picker.willDisappear", "form.willAppear",
        "form.didAppear", "picker.didDisappear",
      ])
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `back leads to the list, where another person can be chosen`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    #expect(throws: IntentRefused(.nothingBehind, "back")) { try user.back() }
    try user.choose(fixture.kate)
    #expect(throws: IntentRefused.self) { try user.choose(fixture.anna) }
    try user.back()
    try user.choose(fixture.anna)
    #expect(user.openCard()?.name == "Anna Haro")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `displayed properties limit the card and never the name`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    user.picker.displayedProperties = [.email]
    try user.choose(fixture.kate)
    let card = try #require(user.openCard())
    #expect(card.name == "Kate Bell")
    #expect(card.lines.map(\.value) == [PersonValue(.email, identifier: 0)])
    #expect(throws: IntentRefused(.noSuchValue, "phone")) { try user.chooseValue(.mobile) }
  }

  @Test(arguments: PickerImplementation.allCases)
  func `people come from the picker's address book`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    let book = WorkingCopy(of: fixture.database)
    user.picker.addressBook = book
    try user.choose(fixture.kate)
    #expect(delegate.people.first === book.person(fixture.kate))
    #expect(user.picker.addressBook === book)
  }

  @Test(arguments: PickerImplementation.allCases)
  func `the address book is made once if it is not set`(_ implementation: PickerImplementation) {
    let picker = implementation.make(fixture.surroundings).picker
    #expect(picker.addressBook === picker.addressBook)
  }

  @Test(arguments: PickerImplementation.allCases)
  func `a picker is refused inside a navigation container`(
    _ implementation: PickerImplementation
  ) throws {
    let picker = implementation.make(fixture.surroundings).picker
    let screen = try #require(fixture.window.frontmost)
    #expect(throws: PresentationError.isNavigationItself) {
      try screen.present(picker, in: .navigation, transition: .coverVertical)
    }
  }

  @Test(arguments: PickerImplementation.allCases)
  func `the delegate is not retained, and no delegate means no`(
    _ implementation: PickerImplementation
  ) throws {
    let user = implementation.make(fixture.surroundings)
    do {
      let passing = AskedDelegate(fixture)
      passing.continuesAfterPerson = true
      user.picker.delegate = passing
    }
    #expect(user.picker.delegate == nil)
    try fixture.present(user.picker)
    try user.choose(fixture.kate)
    #expect(user.openCard() == nil)
    #expect(fixture.events == [])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `a picker that is not in front takes no taps`(
    _ implementation: PickerImplementation
  ) throws {
    let user = implementation.make(fixture.surroundings)
    user.picker.delegate = delegate
    #expect(throws: IntentRefused(.notShown, "cancel")) { try user.cancel() }
    try fixture.present(user.picker)
    fixture.form.dismiss()
    fixture.forget()
    #expect(throws: IntentRefused(.notShown, "\(fixture.kate)")) { try user.choose(fixture.kate) }
    #expect(throws: IntentRefused(.notShown, "cancel")) { try user.cancel() }
    #expect(fixture.events == [])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `an unknown person cannot be chosen`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    #expect(throws: IntentRefused(.notListed, "99")) { try user.choose(RecordID(rawValue: 99)) }
    #expect(fixture.events == [])
  }
}
