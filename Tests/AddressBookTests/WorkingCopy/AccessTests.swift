import AddressBook
import Testing

/// Contracts A.11: authorization.
@Suite struct AccessTests {
  @Test func `the states have the platform's codes (R-AB-70, R-AB-73)`() {
    let states: [ContactAccess.Status] = [.notDetermined, .restricted, .denied, .authorized]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
    #expect([AccessError.notPermittedByStore, .notPermittedByUser].map(\.rawValue) == [0, 1])
  }

  @Test(arguments: [ContactAccess.Status.restricted, .denied])
  func `a forbidden address book is refused (R-AB-71)`(_ status: ContactAccess.Status) {
    #expect(throws: AccessError.notPermittedByUser) {
      try WorkingCopy.open(MemoryDatabase(), access: ContactAccess(status))
    }
  }

  @Test func `it is empty and edits fail until the user agrees (R-AB-71)`() throws {
    let database = MemoryDatabase()
    let writer = WorkingCopy(of: database)
    let group = GroupRecord(name: "Friends")
    try writer.add(group)
    let ada = try writer.store("Ada")[0]

    let access = ContactAccess { true }
    let book = try WorkingCopy.open(database, access: access)
    #expect(book.authorization == .notDetermined)
    #expect(book.people().isEmpty)
    #expect(book.personCount == 0)
    #expect(book.person(ada.id) == nil)
    #expect(book.groups().isEmpty)
    #expect(book.sortedPeople(by: .byFirstName).isEmpty)
    #expect(book.people(named: "").isEmpty)
    #expect(throws: RecordError(.notPermittedByUser)) { try book.add(PersonRecord()) }
    #expect(throws: RecordError(.notPermittedByUser)) { try book.add(GroupRecord(name: "")) }
    #expect(access.request())
    #expect(book.people().map(\.first) == ["Ada"])
    try book.add(PersonRecord("Ben"))
    try book.save()
  }

  @Test func `the user is asked once (R-AB-72)`() {
    var questions = 0
    let access = ContactAccess {
      questions += 1
      return false
    }
    #expect(!access.request())
    #expect(!access.request())
    #expect(questions == 1)
    #expect(access.status == .denied)
  }
}
