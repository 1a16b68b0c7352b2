import AddressBook
import AddressBookUI
import Fakes
import Headless
import Testing

/// R-NP-1 … R-NP-8, over every implementation.
@Suite struct NewPersonContract {
  let fixture: ContactFixture
  let listener: NewPersonListener

  init() throws {
    fixture = try ContactFixture()
    listener = NewPersonListener(fixture)
  }

  private func show(
    _ implementation: NewPersonImplementation, _ displayed: PersonRecord? = nil,
    setUp: (any NewPersonForm) -> Void = { _ in }
  ) throws -> NewPersonUnderTest {
    let user = implementation.make(fixture.surroundings)
    user.form.delegate = listener
    user.form.displayedPerson = displayed
    setUp(user.form)
    try fixture.present(user.form)
    return user
  }

  private func draft() throws -> PersonRecord {
    var person = Person()
    person[text: .organization] = "Zyzzyx Inn"
    try person.add(.string("555-7777"), label: .mobile, to: .phone)
    return PersonRecord(person)
  }

  @Test(arguments: NewPersonImplementation.allCases)
  func `the form is refused without a navigation container`(
    _ implementation: NewPersonImplementation
  ) throws {
    let screen = try #require(fixture.window.frontmost)
    #expect(throws: PresentationError.needsNavigation) {
      try screen.present(
        implementation.make(fixture.surroundings).form, in: .none, transition: .coverVertical)
    }
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `inside a container Cancel and Done are within reach`(
    _ implementation: NewPersonImplementation
  ) throws {
    _ = try show(implementation)
    #expect(fixture.window.frontmost?.barButtons.map(\.title) == ["Cancel", "Done"])
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a displayed person prefills the form, and Cancel stores nothing`(
    _ implementation: NewPersonImplementation
  ) throws {
    let displayed = try draft()
    let before = (displayed.person, fixture.stored.count)
    let user = try show(implementation, displayed)
    #expect(user.draft() == displayed.person)
    try user.enter("Motel", .organization)
    try user.cancel()
    #expect(fixture.events == ["newPerson.cancelled"])
    #expect(displayed.person == before.0)
    #expect(displayed.state == .draft)
    #expect(fixture.stored.count == before.1)
  }

  @Test(arguments: NewPersonImplementation.allCases)
  func `Cancel stores nothing and hands over no person`(
    _ implementation: NewPersonImplementation
  ) throws {
    let user = try show(implementation, try draft())
    try user.cancel()
    #expect(fixture.events == ["newPerson.cancelled"])
    #expect(listener.person == nil)
    #expect(fixture.names.last == "newPerson")
    #expect(fixture.stored.count == 3)
  }

  @Test(arguments: NewPersonImplementation.allCases)
  func `Save stores one person and hands it over when it is in the database`(
    _ implementation: NewPersonImplementation
  ) throws {
    let user = try show(implementation, try draft())
    try user.enter("Needs booking", .note)
    try user.save()
    #expect(fixture.events == ["newPerson.saved"])
    let person = try #require(listener.person)
    #expect(person.id.isValid)
    #expect(
      WorkingCopy(of: fixture.database).person(person.id)?.person[text: .note] == "Needs booking")
    #expect(fixture.stored.count == 4)
    #expect(user.form.addressBook.person(person.id) === person)
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `the delegate dismisses, and is told once a run`(
    _ implementation: NewPersonImplementation
  ) throws {
    let user = try show(implementation, try draft())
    try user.save()
    #expect(fixture.names.last == "newPerson")
    #expect(throws: IntentRefused(.alreadyEnded, "save")) { try user.save() }
    #expect(throws: IntentRefused(.alreadyEnded, "cancel")) { try user.cancel() }
    fixture.form.dismiss()
    #expect(throws: IntentRefused(.notShown, "cancel")) { try user.cancel() }
    #expect(fixture.events.filter { $0.hasPrefix("newPerson.saved") }.count == 1)
    #expect(fixture.stored.count == 4)
  }

  @Test(arguments: NewPersonImplementation.allCases)
  func `every other pending change is saved too`(
    _ implementation: NewPersonImplementation
  ) throws {
    let book = WorkingCopy(of: fixture.database)
    let user = try show(implementation, try draft()) { $0.addressBook = book }
    try book.person(fixture.kate)?.set(.string("Katharine"), for: .firstName)
    try user.save()
    #expect(!book.hasUnsavedChanges)
    #expect(fixture.stored.contains { $0[text: .firstName] == "Katharine" })
  }

  @Test(arguments: NewPersonImplementation.allCases)
  func `Cancel does not remove what was saved beforehand`(
    _ implementation: NewPersonImplementation
  ) throws {
    let book = WorkingCopy(of: fixture.database)
    let displayed = try draft()
    try book.add(displayed)
    try book.save()
    let user = try show(implementation, displayed)
    try user.cancel()
    #expect(fixture.stored.count == 4)
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `the new person joins the parent group when saved`(
    _ implementation: NewPersonImplementation
  ) throws {
    let book = WorkingCopy(of: fixture.database)
    let group = try #require(book.group(fixture.friends))
    let user = try show(implementation, try draft()) { form in
      form.addressBook = book
      form.parentGroup = group
    }
    #expect(group.members.count == 1)
    try user.save()
    let other = WorkingCopy(of: fixture.database)
    let names = other.group(fixture.friends)?.members.map { $0.person.displayName }
    #expect(names == ["Anna Haro", "Zyzzyx Inn"])
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a displayed person that was added brings its address book`(
    _ implementation: NewPersonImplementation
  ) throws {
    let book = WorkingCopy(of: fixture.database)
    let kate = try #require(book.person(fixture.kate))
    let form = implementation.make(fixture.surroundings).form
    form.addressBook = WorkingCopy(of: fixture.database)
    form.displayedPerson = kate
    #expect(form.addressBook === book)
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a stored person is updated`(_ implementation: NewPersonImplementation) throws {
    let book = WorkingCopy(of: fixture.database)
    let user = try show(implementation, book.person(fixture.kate))
    try user.enter("Katharine", .firstName)
    try user.save()
    #expect(listener.person?.id == fixture.kate)
    #expect(fixture.stored.count == 3)
    #expect(fixture.stored.contains { $0[text: .firstName] == "Katharine" })
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a stored person is duplicated where that is the policy`(
    _ implementation: NewPersonImplementation
  ) throws {
    fixture.surroundings.savingStoredPerson = .duplicate
    let book = WorkingCopy(of: fixture.database)
    let user = try show(implementation, book.person(fixture.kate))
    try user.enter("Katharine", .firstName)
    try user.save()
    #expect(listener.person?.id != fixture.kate)
    #expect(fixture.stored.count == 4)
    #expect(fixture.stored.contains { $0[text: .firstName] == "Kate" })
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a deletion inside the form ends it as a deletion`(
    _ implementation: NewPersonImplementation
  ) throws {
    let book = WorkingCopy(of: fixture.database)
    listener.dismisses = true
    let user = try show(implementation, book.person(fixture.kate))
    try user.delete()
    #expect(fixture.events.first == "newPerson.deleted")
    #expect(!fixture.events.contains("newPerson.cancelled"))
    #expect(fixture.names == ["hotels", "form"])
    #expect(fixture.stored.count == 2)
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a person who is not stored cannot be deleted`(
    _ implementation: NewPersonImplementation
  ) throws {
    let user = try show(implementation, try draft())
    #expect(throws: IntentRefused(.notAllowed, "delete")) { try user.delete() }
    #expect(fixture.events == [])
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a failing save keeps form and draft, says why, and can be tried again`(
    _ implementation: NewPersonImplementation
  ) throws {
    let book = WorkingCopy(of: fixture.database)
    let displayed = try draft()
    let user = try show(implementation, displayed) { form in
      form.addressBook = book
      form.parentGroup = book.group(fixture.friends)
    }
    try user.enter("Needs booking", .note)
    let draft = user.draft()
    fixture.database.failure = .notPermittedByStore
    try user.save()
    #expect(fixture.events == [])
    #expect(fixture.names.last == "newPerson")
    #expect(fixture.window.alert?.message.isEmpty == false)
    #expect(user.draft() == draft)
    #expect(!book.hasUnsavedChanges)
    #expect(throws: IntentRefused(.alertInTheWay, "save")) { try user.save() }
    try fixture.window.chooseInAlert("OK")
    fixture.database.failure = nil
    try user.save()
    #expect(fixture.events == ["newPerson.saved"])
    #expect(fixture.stored.count == 4)
    #expect(listener.person?.person[text: .note] == "Needs booking")
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a failing update leaves the record as it was`(
    _ implementation: NewPersonImplementation
  ) throws {
    let book = WorkingCopy(of: fixture.database)
    let kate = try #require(book.person(fixture.kate))
    let before = kate.person
    let user = try show(implementation, kate)
    try user.enter("Katharine", .firstName)
    fixture.database.failure = .notPermittedByStore
    try user.save()
    #expect(kate.person == before)
    #expect(!book.hasUnsavedChanges)
    try fixture.window.chooseInAlert("OK")
    try user.delete()
    #expect(book.person(fixture.kate) === kate)
    #expect(!book.hasUnsavedChanges)
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `without access the save fails with a sentence`(
    _ implementation: NewPersonImplementation
  ) throws {
    fixture.surroundings.access = ContactAccess(.denied)
    let user = try show(implementation, try draft())
    try user.save()
    #expect(fixture.window.alert?.message == "This app has no access to the contacts.")
    #expect(fixture.stored.count == 3)
    #expect(fixture.events == [])
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a person of another address book is not saved in silence`(
    _ implementation: NewPersonImplementation
  ) throws {
    let book = WorkingCopy(of: fixture.database)
    let user = try show(implementation, book.person(fixture.kate))
    user.form.addressBook = WorkingCopy(of: fixture.database)
    try user.enter("Katharine", .firstName)
    try user.save()
    #expect(fixture.events == [])
    #expect(fixture.window.alert?.message == "The contact could not be changed.")
    #expect(book.person(fixture.kate)?.person[text: .firstName] == "Kate")
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `an empty form has nothing to save`(_ implementation: NewPersonImplementation) throws {
    let user = try show(implementation)
    #expect(throws: IntentRefused(.buttonDisabled, "Done")) { try user.save() }
    #expect(fixture.events == [])
    try user.enter("Kim", .firstName)
    try user.save()
    #expect(fixture.events == ["newPerson.saved"])
  }

  @Test(arguments: NewPersonImplementation.withScreens)
  func `a second run begins anew`(_ implementation: NewPersonImplementation) throws {
    let user = try show(implementation, try draft())
    try user.enter("Motel", .organization)
    try user.cancel()
    fixture.form.dismiss()
    try fixture.present(user.form)
    #expect(user.draft()[text: .organization] == "Zyzzyx Inn")
    try user.save()
    #expect(fixture.events == ["newPerson.saved"])
  }
}
