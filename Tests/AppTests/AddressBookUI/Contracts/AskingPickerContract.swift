import AddressBook
import AddressBookUI
import Headless
import Testing

/// R-PK-1 … R-PK-14, over every implementation.
@Suite struct AskingPickerContract {
  let stage: ContactStage
  let delegate: AskedDelegate

  init() throws {
    stage = try ContactStage()
    delegate = AskedDelegate(stage)
  }

  private func show(_ implementation: PickerImplementation) throws -> PickerUnderTest {
    let user = implementation.make(stage.surroundings)
    user.picker.delegate = delegate
    try stage.present(user.picker)
    return user
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `yes for a person opens the card`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    try user.choose(stage.kate)
    #expect(user.openCard()?.name == "Kate Bell")
    #expect(stage.events == ["picker.person Kate Bell"])
  }

  @Test(arguments: PickerImplementation.allCases)
  func `no for a person does nothing more, and the picker stays usable`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    try user.choose(stage.kate)
    try user.choose(stage.anna)
    #expect(user.openCard() == nil)
    #expect(stage.events == ["picker.person Kate Bell", "picker.person Anna Haro"])
    #expect(stage.names == ["hotels", "form", "picker"])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `a value is reached only after a yes`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    #expect(throws: IntentRefused(.noCard, "phone")) { try user.chooseValue(.mobile) }
    try user.choose(stage.kate)
    #expect(throws: IntentRefused(.noCard, "phone")) { try user.chooseValue(.mobile) }
    delegate.continuesAfterPerson = true
    try user.choose(stage.kate)
    try user.chooseValue(.mobile)
    #expect(stage.events.last == "picker.value phone 0")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `yes for a value runs its default action, no does nothing`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    try user.choose(stage.kate)
    try user.chooseValue(.mobile)
    #expect(stage.actions == [])
    delegate.continuesAfterValue = true
    try user.chooseValue(.mobile)
    #expect(stage.actions == [.call("555-1234")])
    #expect(stage.names.last == "picker")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `a single value has the identifier -1`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    try user.choose(stage.kate)
    try user.chooseValue(PersonValue(.note))
    #expect(stage.events.last == "picker.value note -1")
  }

  @Test(arguments: PickerImplementation.allCases)
  func `a cancel is told once and the picker stays`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    try user.cancel()
    #expect(stage.events == ["picker.cancelled"])
    #expect(stage.names.last == "picker")
  }

  @Test(arguments: PickerImplementation.allCases)
  func `the delegate dismisses`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    delegate.dismisses = true
    try user.cancel()
    #expect(
      stage.events == [
        "picker.cancelled", "picker.dismissed", "picker.willDisappear", "form.willAppear",
        "form.didAppear", "picker.didDisappear",
      ])
    #expect(stage.names == ["hotels", "form"])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `back leads to the list, where another person can be chosen`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    #expect(throws: IntentRefused(.nothingBehind, "back")) { try user.back() }
    try user.choose(stage.kate)
    #expect(throws: IntentRefused.self) { try user.choose(stage.anna) }
    try user.back()
    try user.choose(stage.anna)
    #expect(user.openCard()?.name == "Anna Haro")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `displayed properties limit the card and never the name`(
    _ implementation: PickerImplementation
  ) throws {
    let user = try show(implementation)
    delegate.continuesAfterPerson = true
    user.picker.displayedProperties = [.email]
    try user.choose(stage.kate)
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
    let book = WorkingCopy(of: stage.database)
    user.picker.addressBook = book
    try user.choose(stage.kate)
    #expect(delegate.people.first === book.person(stage.kate))
    #expect(user.picker.addressBook === book)
  }

  @Test(arguments: PickerImplementation.allCases)
  func `the address book is made once if it is not set`(_ implementation: PickerImplementation) {
    let picker = implementation.make(stage.surroundings).picker
    #expect(picker.addressBook === picker.addressBook)
  }

  @Test(arguments: PickerImplementation.allCases)
  func `a picker is refused inside a navigation container`(
    _ implementation: PickerImplementation
  ) throws {
    let picker = implementation.make(stage.surroundings).picker
    let screen = try #require(stage.window.frontmost)
    #expect(throws: PresentationError.isNavigationItself) {
      try screen.present(picker, in: .navigation, transition: .coverVertical)
    }
  }

  @Test(arguments: PickerImplementation.allCases)
  func `the delegate is not retained, and nobody answers no`(
    _ implementation: PickerImplementation
  ) throws {
    let user = implementation.make(stage.surroundings)
    do {
      let passing = AskedDelegate(stage)
      passing.continuesAfterPerson = true
      user.picker.delegate = passing
    }
    #expect(user.picker.delegate == nil)
    try stage.present(user.picker)
    try user.choose(stage.kate)
    #expect(user.openCard() == nil)
    #expect(stage.events == [])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `a picker that is not in front takes no taps`(
    _ implementation: PickerImplementation
  ) throws {
    let user = implementation.make(stage.surroundings)
    user.picker.delegate = delegate
    #expect(throws: IntentRefused(.notShown, "cancel")) { try user.cancel() }
    try stage.present(user.picker)
    stage.form.dismiss()
    stage.forget()
    #expect(throws: IntentRefused(.notShown, "\(stage.kate)")) { try user.choose(stage.kate) }
    #expect(throws: IntentRefused(.notShown, "cancel")) { try user.cancel() }
    #expect(stage.events == [])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `an unknown person cannot be chosen`(_ implementation: PickerImplementation) throws {
    let user = try show(implementation)
    #expect(throws: IntentRefused(.notListed, "99")) { try user.choose(RecordID(rawValue: 99)) }
    #expect(stage.events == [])
  }
}
