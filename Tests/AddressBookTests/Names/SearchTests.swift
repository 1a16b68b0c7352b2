import AddressBook
import Testing

/// Contracts A.7: lists in order, sections, and search.
@Suite struct SearchTests {
  @Test(arguments: Backing.allCases)
  func `lists are sorted by either name, letters first and the nameless last (R-AB-52, R-AB-54)`(
    _ backing: Backing
  ) throws {
    let book = try Library(backing).copy()
    var inn = Person()
    inn[text: .organization] = "Éden Inn"
    inn.kind = .organization
    let people = [
      Person.named("Zoe", "Abbot"), .named("ada", "Young"), Person(), .named("Ádám"), inn,
      .named("9 Lives"), .named("山", "山"), .named("Яна"),
    ]
    for person in people { try book.add(PersonRecord(person)) }
    try book.save()
    func names(_ ordering: SortOrdering) -> [String?] {
      book.sortedPeople(by: ordering).map(\.person.displayName)
    }
    #expect(
      names(.byFirstName) == [
        "ada Young", "Ádám", "Éden Inn", "Zoe Abbot", "Яна", "9 Lives", "山山", nil,
      ])
    #expect(
      names(.byLastName) == [
        "Zoe Abbot", "Ádám", "Éden Inn", "ada Young", "Яна", "9 Lives", "山山", nil,
      ])
    let sections = book.sortedPeople(by: .byFirstName).sections
    #expect(sections.map(\.title) == ["A", "E", "Z", "Я", "#"])
    #expect(sections.map(\.range) == [0..<2, 2..<3, 3..<4, 4..<5, 5..<8])
  }

  @Test(arguments: Backing.allCases)
  func `search finds a prefix of first, last, organization or composite name (R-AB-53)`(
    _ backing: Backing
  ) throws {
    let book = try Library(backing).copy()
    var ada = Person.named("Ada", "Lovelace")
    ada[text: .organization] = "Analytical Engines"
    ada[text: .prefix] = "Lady"
    var inn = Person.named("Hugo", "Keeper")
    inn[text: .organization] = "Adagio Inn"
    inn.kind = .organization
    let records = [ada, inn, .named("Bo", "Ádám"), Person()].map { PersonRecord($0) }
    for record in records { try book.add(record) }
    try book.save()
    func found(_ prefix: String) -> Set<Int> {
      Set(book.people(named: prefix).compactMap { record in records.firstIndex { $0 === record } })
    }
    #expect(found("ad") == [0, 1, 2])
    #expect(found("ÁDA") == [0, 1, 2])
    #expect(found("ada l") == [0])
    #expect(found("lovelace a") == [0])
    #expect(found("lady ada") == [0])
    #expect(found("engines").isEmpty)
    #expect(found("analytical e") == [0])
    #expect(found("hugo") == [1])
    #expect(found("keep") == [1])
    #expect(found("") == [0, 1, 2, 3])
    #expect(found("x").isEmpty)
    #expect(book.people(named: "ad", limit: 2).count == 2)
    #expect(book.people(named: "ad", limit: 0).isEmpty)
  }

  @Test(arguments: Backing.allCases)
  func `unsaved edits, saves and reverts show in lists and searches`(_ backing: Backing) throws {
    let library = try Library(backing)
    let (book, other) = (try library.copy(), try library.copy())
    let people = try book.store("Ada", "Ben", "Carla")
    #expect(book.sortedPeople(by: .byFirstName).map(\.first) == ["Ada", "Ben", "Carla"])
    try people[0].set(.string("Zoe"), for: .firstName)
    try book.remove(people[1])
    #expect(book.sortedPeople(by: .byFirstName).map(\.first) == ["Carla", "Zoe"])
    #expect(book.people(named: "a").isEmpty)
    book.revert()
    #expect(book.sortedPeople(by: .byFirstName).map(\.first) == ["Ada", "Ben", "Carla"])
    try people[2].set(.string("Aaron"), for: .firstName)
    try book.save()
    #expect(book.people(named: "a").map(\.first) == ["Aaron", "Ada"])
    #expect(other.people(named: "a").isEmpty)
    other.revert()
    #expect(other.people(named: "a").map(\.first) == ["Aaron", "Ada"])
    try other.remove(try #require(other.person(people[2].id)))
    try other.save()
    #expect(other.people(named: "a").map(\.first) == ["Ada"])
    #expect(book.people(named: "a").map(\.first) == ["Aaron", "Ada"])
  }

  @Test func `a list knows its people by position in any book`() throws {
    let book = WorkingCopy(of: MemoryDatabase())
    let count = 5000
    for number in 0..<count {
      try book.add(PersonRecord("n\(String(number + 10_000).dropFirst())"))
    }
    try book.save()
    let list = book.sortedPeople(by: .byLastName)
    #expect(list.count == count)
    #expect(list.sections == [PeopleSection(title: "N", range: 0..<count)])
    #expect(
      [0, 1, 255, 256, 4999].map { list[$0].first } == [
        "n0000", "n0001", "n0255", "n0256", "n4999",
      ])
  }
}
