import AddressBook
import Testing

/// Contracts A.1: working copies, saving, reverting.
@Suite struct LifecycleTests {
  @Test(arguments: Backing.allCases)
  func
    `edits are private until saved, and unseen by others until they revert (R-AB-1, R-AB-2, R-AB-68)`(
      _ backing: Backing
    ) throws
  {
    let library = try Library(backing)
    let (writer, reader) = (try library.copy(), try library.copy())
    let ada = try writer.store("Ada")[0]
    #expect(reader.people().isEmpty)
    reader.revert()
    #expect(reader.person(ada.id)?.first == "Ada")

    try ada.set(.string("Augusta"), for: .firstName)
    #expect(ada.first == "Augusta")
    #expect(reader.person(ada.id)?.first == "Ada")
    #expect(try library.copy().person(ada.id)?.first == "Ada")
    try writer.save()
    #expect(reader.person(ada.id)?.first == "Ada")
    reader.revert()
    #expect(reader.person(ada.id)?.first == "Augusta")
    #expect(try library.copy().person(ada.id)?.first == "Augusta")
  }

  @Test(arguments: Backing.allCases)
  func `there are unsaved changes from an edit to the next save or revert (R-AB-4, R-AB-5)`(
    _ backing: Backing
  ) throws {
    let book = try Library(backing).copy()
    #expect(!book.hasUnsavedChanges)
    #expect(try book.save() == SaveReport())
    let ada = PersonRecord("Ada")
    try book.add(ada)
    #expect(book.hasUnsavedChanges)
    try book.save()
    #expect(!book.hasUnsavedChanges)
    try ada.set(.string("A."), for: .firstName)
    #expect(book.hasUnsavedChanges)
    book.revert()
    #expect(!book.hasUnsavedChanges)
    try ada.set(.string("Ada"), for: .firstName)
    #expect(!book.hasUnsavedChanges, "the value is the one that is stored")
    try book.remove(ada)
    #expect(book.hasUnsavedChanges)
    try book.save()
    #expect(!book.hasUnsavedChanges)
  }

  @Test(arguments: Backing.allCases)
  func `revert undoes a pending add, remove, edit and membership (R-AB-7)`(_ backing: Backing)
    throws
  {
    let book = try Library(backing).copy()
    let people = try book.store("Ada", "Ben", "Carla")
    let group = GroupRecord(name: "Friends")
    try book.add(group)
    try book.addMember(people[0], to: group)
    try book.save()

    let dan = PersonRecord("Dan")
    try book.add(dan)
    try book.remove(people[1])
    try people[2].set(.string("Clara"), for: .firstName)
    try book.addMember(people[2], to: group)
    try book.removeMember(people[0], from: group)
    try group.rename(to: "Foes")
    book.revert()

    #expect(dan.state == .draft)
    #expect(dan.first == "Dan")
    #expect(book.people().map(\.first) == ["Ada", "Ben", "Carla"])
    #expect(group.members.map(\.first) == ["Ada"])
    #expect(group.name == "Friends")
    #expect(!book.hasUnsavedChanges)
  }

  @Test(arguments: Backing.allCases)
  func `a record deleted elsewhere has no values after a revert (R-AB-8)`(_ backing: Backing) throws
  {
    let library = try Library(backing)
    let (writer, reader) = (try library.copy(), try library.copy())
    let ada = try writer.store("Ada")[0]
    reader.revert()
    let seen = try #require(reader.person(ada.id))
    try writer.remove(ada)
    try writer.save()
    #expect(seen.first == "Ada")
    reader.revert()
    #expect(PersonProperty.allCases.allSatisfy { seen.value(of: $0) == nil })
    #expect(seen.state == .deleted)
    #expect(reader.person(ada.id) == nil)
    #expect(throws: RecordError(.unknownRecord)) { try seen.set(.string("A"), for: .firstName) }
  }

  @Test(arguments: Backing.allCases)
  func `a removed record is hidden at once, and removing it again does nothing (R-AB-11)`(
    _ backing: Backing
  ) throws {
    let book = try Library(backing).copy()
    let people = try book.store("Ada", "Ben")
    let group = GroupRecord(name: "All")
    try book.add(group)
    for person in people { try book.addMember(person, to: group) }
    try book.save()
    try book.remove(people[0])
    #expect(book.people().map(\.first) == ["Ben"])
    #expect(book.personCount == 1)
    #expect(book.person(people[0].id) == nil)
    #expect(group.members.map(\.first) == ["Ben"])
    #expect(book.people(named: "a").isEmpty)
    try book.remove(people[0])
    #expect(book.personCount == 1)
    try book.save()
    try book.remove(people[0])
    #expect(book.personCount == 1)
    #expect(group.members.map(\.first) == ["Ben"])
  }

  @Test(arguments: Backing.allCases)
  func `whether unsaved records are listed is a policy (R-AB-12)`(_ backing: Backing) throws {
    let library = try Library(backing)
    for (policy, listed) in [
      (WorkingCopy.Policy.standard, 0), (WorkingCopy.Policy(unsavedRecords: .listed), 1),
    ] {
      let book = try library.copy(policy)
      try book.add(PersonRecord("Ada"))
      try book.add(GroupRecord(name: "Friends"))
      #expect(book.people().count == listed)
      #expect(book.personCount == listed)
      #expect(book.groups().count == listed)
      #expect(book.sortedPeople(by: .byLastName).count == listed)
      #expect(book.people(named: "ada").count == listed)
    }
  }

  @Test(arguments: Backing.allCases)
  func `adding and removing in one save cancel each other (R-CN-11)`(_ backing: Backing) throws {
    let book = try Library(backing).copy()
    let stored = try book.store("Ada")[0]
    let draft = PersonRecord("Ben")
    try book.add(draft)
    try book.remove(draft)
    try book.remove(stored)
    try book.add(stored)
    #expect(!book.hasUnsavedChanges)
    #expect(book.people().map(\.first) == ["Ada"])
    #expect(draft.state == .draft)
  }

  @Test(arguments: Backing.allCases)
  func `what cannot be added or removed is refused by name (R-AB-10, R-CN-10)`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let (book, other) = (try library.copy(), try library.copy())
    let ada = try book.store("Ada")[0]
    #expect(throws: RecordError(.alreadyAdded)) { try book.add(ada) }
    #expect(throws: RecordError(.foreignRecord)) { try other.add(ada) }
    #expect(throws: RecordError(.foreignRecord)) { try other.remove(ada) }
    #expect(throws: RecordError(.unknownRecord)) { try book.remove(PersonRecord()) }
    #expect(throws: RecordError(.unknownRecord)) { try book.remove(GroupRecord(name: "")) }
  }

  @Test(arguments: Backing.allCases)
  func `a draft is edited freely and belongs to no address book (R-AB-10)`(
    _ backing: Backing
  ) throws {
    let book = try Library(backing).copy()
    let draft = PersonRecord()
    try draft.set(.string("Ada"), for: .firstName)
    try draft.setImageData([1, 2])
    #expect(draft.first == "Ada")
    #expect(draft.id == .invalid)
    #expect(!book.hasUnsavedChanges)
    #expect(book.people().isEmpty)
  }
}
