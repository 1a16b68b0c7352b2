import AddressBook
import AddressBookUI
import Headless
import Testing

/// R-PK-15 … R-PK-22, over every implementation.
@Suite struct ReturningPickerContract {
  let fixture: ContactFixture

  init() throws { fixture = try ContactFixture() }

  private func show(
    _ implementation: PickerImplementation, _ delegate: ToldDelegate,
    setUp: (any PeoplePicker) -> Void = { _ in }
  ) throws -> PickerUnderTest {
    let user = implementation.make(fixture.surroundings)
    user.picker.selectionDelegate = delegate
    setUp(user.picker)
    try fixture.present(user.picker)
    return user
  }

  @Test(arguments: PickerImplementation.allCases)
  func `a person is told once and the picker dismisses itself`(
    _ implementation: PickerImplementation
  ) throws {
    let delegate = ToldDelegate(fixture, wants: [.person, .value])
    let user = try show(implementation, delegate)
    try user.choose(fixture.kate)
    #expect(
      fixture.events == [
        "picker.person Kate Bell", "picker.dismissed", "picker.willDisappear", "form.willAppear",
        "form.didAppear", "picker.didDisappear",
      ])
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `who wants values only gets the card first`(
    _ implementation: PickerImplementation
  ) throws {
    let delegate = ToldDelegate(fixture, wants: .value)
    let user = try show(implementation, delegate)
    try user.choose(fixture.kate)
    #expect(user.openCard()?.name == "Kate Bell")
    #expect(fixture.events == [])
    try user.chooseValue(.mobile)
    #expect(fixture.events.prefix(2) == ["picker.value phone 0", "picker.dismissed"])
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `predicates decide what is returned`(_ implementation: PickerImplementation) throws {
    let delegate = ToldDelegate(fixture, wants: [.person, .value])
    let user = try show(implementation, delegate) { picker in
      picker.predicateForSelectionOfPerson = { $0.kind == .organization }
      picker.predicateForSelectionOfProperty = { $0.property == .email }
    }
    try user.choose(fixture.kate)
    #expect(user.openCard() != nil)
    try user.chooseValue(.mobile)
    #expect(fixture.actions == [.call("555-1234")])
    #expect(fixture.events == [])
    try user.chooseValue(PersonValue(.email, identifier: 0))
    #expect(fixture.events.first == "picker.value email 0")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `predicates are read when the picker comes up`(
    _ implementation: PickerImplementation
  ) throws {
    let delegate = ToldDelegate(fixture, wants: .person)
    let user = try show(implementation, delegate)
    user.picker.predicateForEnablingPerson = { _ in false }
    user.picker.predicateForSelectionOfPerson = { _ in false }
    try user.choose(fixture.kate)
    #expect(fixture.events.first == "picker.person Kate Bell")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `who wants people only gets default actions from a card`(
    _ implementation: PickerImplementation
  ) throws {
    let delegate = ToldDelegate(fixture, wants: .person)
    let user = try show(implementation, delegate) {
      $0.predicateForSelectionOfPerson = { _ in false }
    }
    try user.choose(fixture.kate)
    try user.chooseValue(.mobile)
    #expect(fixture.actions == [.call("555-1234")])
    #expect(fixture.names.last == "picker")
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `a disabled person cannot be chosen`(_ implementation: PickerImplementation) throws {
    let delegate = ToldDelegate(fixture, wants: .person)
    let user = try show(implementation, delegate) { picker in
      picker.predicateForEnablingPerson = { !$0.entries(of: .email).isEmpty }
    }
    #expect(throws: IntentRefused(.rowDisabled, "\(fixture.anna)")) {
      try user.choose(fixture.anna)
    }
    #expect(fixture.events == [])
    try user.choose(fixture.kate)
    #expect(fixture.events.first == "picker.person Kate Bell")
  }

  @Test(arguments: PickerImplementation.allCases)
  func `a cancel is told once and the picker dismisses itself`(
    _ implementation: PickerImplementation
  ) throws {
    let delegate = ToldDelegate(fixture, wants: .person)
    let user = try show(implementation, delegate)
    try user.cancel()
    #expect(fixture.events.prefix(2) == ["picker.cancelled", "picker.dismissed"])
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test(arguments: PickerImplementation.allCases, [Window.Transitions.immediate, .deferred])
  func `a delegate that dismisses too does not close the form`(
    _ implementation: PickerImplementation, transitions: Window.Transitions
  ) throws {
    let delegate = ToldDelegate(fixture, wants: .person)
    delegate.dismisses = true
    let user = try show(implementation, delegate)
    fixture.window.transitions = transitions
    try user.choose(fixture.kate)
    fixture.window.finishTransition()
    #expect(fixture.names == ["hotels", "form"])
    #expect(!fixture.window.isInTransition)
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `without access the delegate gets a copy that is in no address book`(
    _ implementation: PickerImplementation
  ) throws {
    fixture.surroundings.access = ContactAccess(.denied)
    let delegate = ToldDelegate(fixture, wants: .person)
    let user = try show(implementation, delegate)
    try user.choose(fixture.kate)
    let person = try #require(delegate.people.first)
    #expect(person.state == .draft)
    #expect(person.person.displayName == "Kate Bell")
    #expect(user.picker.addressBook.people().isEmpty)
  }

  @Test(arguments: PickerImplementation.withScreens)
  func `with access the delegate gets the record itself`(
    _ implementation: PickerImplementation
  ) throws {
    let delegate = ToldDelegate(fixture, wants: .person)
    let user = try show(implementation, delegate)
    try user.choose(fixture.kate)
    #expect(delegate.people.first === user.picker.addressBook.person(fixture.kate))
  }
}
