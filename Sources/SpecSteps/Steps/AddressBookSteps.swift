import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineAddressBookSteps() {
    define("these people are in the address book") { context, arguments in
      for record in try arguments.requiredTable().records {
        try await context.world.add(PersonDraft([record]))
      }
    }
    define("this person is in the address book") { context, arguments in
      try await context.world.add(PersonDraft([try arguments.requiredTable().pairs]))
    }
    define("this person is in the address book with the addresses") { context, arguments in
      try await context.world.add(PersonDraft(try arguments.requiredTable().records))
    }
    define("the address book is empty") { context, _ in
      for person in try await context.world.people() {
        try await context.world.delete(person)
      }
    }
    define("another app deletes {string} from the address book") { context, arguments in
      try await context.world.delete(try await context.world.person(try arguments.string(0)))
    }
    defineAddressBookExpectations()
    defineAddressBookGroups()
    defineAddressBookTrouble()
  }

  private mutating func defineAddressBookExpectations() {
    define("the address book holds") { context, arguments in
      let table = try arguments.requiredTable()
      let columns = table.texts.first ?? []
      let actual = try await context.world.people().map { person in
        columns.map { PersonView(person)[$0] }.joined(separator: " | ")
      }
      let expected = table.texts.dropFirst().map { $0.joined(separator: " | ") }
      try expect("address book", expected, toEqual: actual)
    }
    define("the address book holds nobody") { context, _ in
      let people = try await context.world.people()
      try expect("address book", [], toEqual: people.map(\.compact))
    }
    define("the address of {string} has exactly the parts") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      let parts = person["address"]?.array?.first?["value"]?.members ?? []
      let expected = try arguments.requiredTable().pairs.map { "\($0.name): \($0.text)" }
      try expect(
        "address", expected.sorted(), toEqual: parts.map { "\($0.name): \($0.value.cell)" }.sorted()
      )
    }
    define("{string} has the {word} values") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      let entries = person[try arguments.string(1)]?.array ?? []
      try expect(
        try arguments.string(1),
        try arguments.requiredTable().texts.map { $0.joined(separator: " | ") },
        toEqual: entries.map { entry in
          [entry["label"] ?? .null, entry["value"] ?? .null].map(\.cell).joined(separator: " | ")
        })
    }
    define("{string} has no address") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      try expect("address", [], toEqual: person["address"]?.array?.map(\.compact) ?? [])
    }
  }

  private mutating func defineAddressBookGroups() {
    define("the group {string} holds") { context, arguments in
      let members = try await context.world.group(try arguments.string(0))["members"]?.array ?? []
      try expect("group", try arguments.requiredTable().column, toEqual: members.map(\.cell))
    }
    define("the group {string} of") { context, arguments in
      let members = try await context.world.ids(of: try arguments.requiredTable().column)
      try await context.world.perform(
        "addressBook.addGroup",
        ["name": .string(try arguments.string(0)), "members": .array(members)])
    }
    define("these people are linked as one") { context, arguments in
      let people = try await context.world.ids(of: try arguments.requiredTable().column)
      try await context.world.perform("addressBook.link", ["people": .array(people)])
    }
  }

  private mutating func defineAddressBookTrouble() {
    act("the user denies access to the contacts", "contactAccess.deny")
    act("saving the address book fails", "failures.addressBook.start")
    act("saving the address book works again", "failures.addressBook.stop")
  }
}

extension SpecWorld {
  /// Everybody in the database, as another app sees them, in the order of the picker.
  func people() async throws -> [JSONValue] {
    try await observe("addressBook.people").array ?? []
  }

  func person(_ name: String) async throws -> JSONValue {
    let people = try await people()
    guard let person = people.first(where: { $0["name"]?.string == name }) else {
      throw ExpectationFailure(
        subject: "a person named \(name)", expected: [name],
        actual: people.map { $0["name"]?.cell ?? "" })
    }
    return person
  }

  func ids(of names: [String]) async throws -> [JSONValue] {
    var ids: [JSONValue] = []
    for name in names { ids.append(try await person(name)["id"] ?? .null) }
    return ids
  }

  func add(_ draft: PersonDraft) async throws {
    try await perform("addressBook.add", ["person": draft.value])
  }

  func delete(_ person: JSONValue) async throws {
    try await perform("addressBook.delete", ["person": person["id"] ?? .null])
  }
}
