import AddressBook
import Testing

/// Contracts A.2: what an ID names.
@Suite struct IdentityTests {
  @Test(arguments: Backing.allCases)
  func
    `an ID is -1 before the first save, positive after, and the same in every working copy (R-AB-14, R-AB-15)`(
      _ backing: Backing
    ) throws
  {
    let library = try Library(backing)
    let book = try library.copy()
    let ada = PersonRecord("Ada")
    #expect(ada.id.rawValue == -1)
    try book.add(ada)
    #expect(ada.id == .invalid)
    let report = try book.save()
    #expect(ada.id.rawValue > 0)
    #expect(report.added == [ada.id])
    try ada.set(.string("A."), for: .firstName)
    try book.save()
    #expect(try library.copy().person(ada.id)?.first == "A.")
  }

  @Test(arguments: Backing.allCases)
  func `an ID is never given twice (R-AB-15)`(_ backing: Backing) throws {
    let library = try Library(backing)
    let book = try library.copy()
    let first = try book.store("Ada")[0]
    let old = first.id
    try book.remove(first)
    try book.save()
    let second = try library.copy().store("Ben")[0]
    #expect(second.id != old)
    #expect(try library.copy().person(old) == nil)
  }

  @Test(arguments: Backing.allCases)
  func `people and groups count apart (R-AB-17)`(_ backing: Backing) throws {
    let book = try Library(backing).copy()
    let ada = try book.store("Ada")[0]
    let group = GroupRecord(name: "Friends")
    try book.add(group)
    try book.save()
    #expect(ada.id == group.id)
    #expect(book.person(ada.id)?.first == "Ada")
    #expect(book.group(group.id)?.name == "Friends")
  }

  @Test(arguments: Backing.allCases)
  func `records of two working copies are different objects with one ID (R-AB-18)`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let ada = try library.copy().store("Ada")[0]
    let again = try #require(try library.copy().person(ada.id))
    #expect(again !== ada)
    #expect(again.id == ada.id)
  }

  @Test(arguments: Backing.allCases)
  func `a UID is kept, is given where there is none, and never twice`(_ backing: Backing) throws {
    let library = try Library(backing)
    let book = try library.copy()
    let records = [
      PersonRecord(.named("Ada"), uid: "urn:ada"), PersonRecord(.named("Ben")),
      PersonRecord(.named("Carla"), uid: "urn:ada"),
    ]
    for record in records { try book.add(record) }
    try book.save()
    #expect(records[0].uid == "urn:ada")
    #expect(Set(records.compactMap(\.uid)).count == 3)
    #expect(try library.copy().person(uid: "urn:ada")?.first == "Ada")
  }

  @Test(arguments: Backing.allCases)
  func `a provisional UID keeps leading to the person, so an import updates it (B-18)`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let book = try library.copy()
    try book.add(PersonRecord(.named("Ada"), uid: "provisional:ABPerson"))
    try book.save()
    try book.database.replaceUID("provisional:ABPerson", with: "settled")
    let later = try library.copy()
    for uid in ["provisional:ABPerson", "settled"] {
      let found = try #require(later.person(uid: uid))
      try found.set(.string(uid), for: .note)
      try later.save()
    }
    #expect(later.people().count == 1)
    #expect(later.people().first?.uid == "settled")
  }

  @Test(arguments: Backing.allCases)
  func `a stored ID with its name finds the person, or says that it cannot tell (R-AB-16, B-16)`(
    _ backing: Backing
  ) throws {
    let book = try Library(backing).copy()
    let people = try book.store("Ada", "Ben", "Ada", "Carla")
    let unknown = RecordID(rawValue: 999)
    func found(_ id: RecordID, _ name: String) -> [RecordID] {
      switch book.identify(id, named: name) {
      case .found(let record): [record.id]
      case .ambiguous(let records): records.map(\.id)
      case .notFound: []
      }
    }
    #expect(found(people[1].id, "Ben") == [people[1].id])
    #expect(found(people[1].id, "ben") == [people[1].id])
    #expect(found(unknown, "Ben") == [people[1].id])
    #expect(found(people[3].id, "Ada") == [people[0].id, people[2].id])
    #expect(found(people[0].id, "Ada") == [people[0].id])
    #expect(found(unknown, "Dan").isEmpty)
    #expect(found(people[0].id, "Dan").isEmpty)
  }
}
