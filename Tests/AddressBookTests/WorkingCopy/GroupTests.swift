import AddressBook
import Testing

/// Contracts A.8: groups and linked people.
@Suite struct GroupTests {
  @Test(arguments: Backing.allCases)
  func `people are added, saved, put into a saved group and found there (R-AB-55, R-AB-56)`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let book = try library.copy()
    let people = try book.store("Ada", "Ben")
    let group = GroupRecord(name: "Friends")
    try book.add(group)
    try book.save()
    for person in people { #expect(try book.addMember(person, to: group)) }
    #expect(try !book.addMember(people[0], to: group), "in it already")
    try book.save()
    let later = try library.copy()
    let again = try #require(later.group(group.id))
    #expect(again.members.map(\.first) == ["Ada", "Ben"])
    #expect(again.name == "Friends")
  }

  @Test(arguments: Backing.allCases)
  func `people, group and membership may be saved at once (R-AB-12, R-AB-56)`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let book = try library.copy()
    let (ada, group) = (PersonRecord("Ada"), GroupRecord(name: "Friends"))
    try book.add(ada)
    try book.add(group)
    try book.addMember(ada, to: group)
    #expect(group.members.isEmpty, "unsaved records are not listed")
    try book.save()
    #expect(group.members.map(\.first) == ["Ada"])
    let later = try library.copy()
    #expect(later.group(group.id)?.members.map(\.first) == ["Ada"])
  }

  @Test(arguments: Backing.allCases)
  func `a member of another working copy is refused (R-AB-57)`(_ backing: Backing) throws {
    let library = try Library(backing)
    let (book, other) = (try library.copy(), try library.copy())
    let group = GroupRecord(name: "Friends")
    try book.add(group)
    let ada = try other.store("Ada")[0]
    #expect(throws: RecordError(.foreignRecord)) { try book.addMember(ada, to: group) }
    #expect(throws: RecordError(.unknownRecord)) { try book.addMember(PersonRecord(), to: group) }
    #expect(group.members.isEmpty)
  }

  @Test(arguments: Backing.allCases)
  func `removing a member twice answers false the second time (R-AB-58)`(_ backing: Backing) throws
  {
    let library = try Library(backing)
    let book = try library.copy()
    let ada = try book.store("Ada")[0]
    let group = GroupRecord(name: "Friends")
    try book.add(group)
    try book.addMember(ada, to: group)
    try book.save()
    #expect(try book.removeMember(ada, from: group))
    #expect(try !book.removeMember(ada, from: group))
    #expect(group.members.isEmpty)
    try book.save()
    #expect(book.person(ada.id) != nil, "the person stays (R-CN-12)")
    #expect(try library.copy().group(group.id)?.stored?.members == [])
  }

  @Test(arguments: Backing.allCases)
  func `a group's end leaves its people, a person's end leaves every group (R-AB-59)`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let book = try library.copy()
    let people = try book.store("Ada", "Ben")
    let groups = [GroupRecord(name: "One"), GroupRecord(name: "Two")]
    for group in groups {
      try book.add(group)
      for person in people { try book.addMember(person, to: group) }
    }
    try book.save()
    try book.remove(people[0])
    try book.remove(groups[1])
    try book.save()
    let later = try library.copy()
    #expect(later.people().map(\.first) == ["Ben"])
    #expect(later.groups().map(\.name) == ["One"])
    #expect(later.groups().first?.stored?.members == [people[1].id])
  }

  @Test(arguments: Backing.allCases)
  func `a removed person leaves the groups that it joined, left and joined again`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let book = try library.copy()
    let people = try book.store("Ada", "Ben")
    let groups = (0..<5).map { GroupRecord(name: "\($0)") }
    for group in groups {
      try book.add(group)
      for person in people { try book.addMember(person, to: group) }
    }
    try book.save()
    for group in groups.prefix(3) { try book.removeMember(people[0], from: group) }
    try book.save()
    try book.addMember(people[0], to: groups[1])
    try book.save()
    try book.remove(people[0])
    try book.remove(groups[4])
    try book.save()
    let later = try library.copy()
    #expect(later.groups().map { $0.members.map(\.first) } == Array(repeating: ["Ben"], count: 4))
    #expect(later.groups().allSatisfy { $0.stored?.members == [people[1].id] })
  }

  @Test(arguments: Backing.allCases)
  func
    `linked people contain the person itself, and a screen's list has one row for them (R-AB-61, B-17)`(
      _ backing: Backing
    ) throws
  {
    let library = try Library(backing)
    let book = try library.copy()
    let people = try book.store("Ada", "Ada", "Ben", "Ada")
    #expect(book.linkedPeople(of: people[2]).map(\.id) == [people[2].id])
    try book.link(people[0], people[1])
    #expect(book.linkedPeople(of: people[1]).map(\.id) == [people[1].id, people[0].id])
    try book.save()
    let later = try library.copy()
    let first = try #require(later.person(people[0].id))
    #expect(later.linkedPeople(of: first).map(\.id) == [people[0].id, people[1].id])
    #expect(later.people().count == 4)
    #expect(later.sortedPeople(by: .byFirstName).count == 4)
    let shown = later.sortedPeople(by: .byFirstName, unifyingLinked: true)
    #expect(shown.map(\.id) == [people[0].id, people[3].id, people[2].id])

    try later.link(first, try #require(later.person(people[3].id)))
    try later.unlink(first)
    #expect(later.linkedPeople(of: first).map(\.id) == [people[0].id])
    try later.save()
    book.revert()
    #expect(book.linkedPeople(of: people[3]).map(\.id) == [people[3].id, people[1].id])
  }
}
