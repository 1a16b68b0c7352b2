import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The address book as another app fills and sees it.
  mutating func defineOtherAppSteps() {
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
        try await context.world.delete(person["id"] ?? .null)
      }
    }
    define("another app deletes {string} from the address book") { context, arguments in
      try await context.world.delete(try await context.world.id(ofPerson: try arguments.string(0)))
    }
    act("saving the address book fails", "failures.addressBook.start")
    act("saving the address book works again", "failures.addressBook.stop")
    defineOtherAppExpectations()
    defineOtherAppValues()
    defineOtherAppGroups()
  }

  private mutating func defineOtherAppExpectations() {
    define("the address book holds") { context, arguments in
      let table = try arguments.requiredTable()
      let columns = table.texts.first ?? []
      for column in columns { _ = try Members.person.code(of: column) }
      let actual = try await context.world.people().map { person in
        try columns.map { try PersonView(person).cell($0) }.joined(separator: " | ")
      }
      try expect("address book", table.lines, toEqual: actual)
    }
    list("the address book holds {string}") { world, _ in
      try await world.observe("addressBook.people").texts(of: "name")
    }
    define("the address book holds nobody") { context, _ in
      try expect("address book", [], toEqual: try await context.world.people().map(\.compact))
    }
  }

  private mutating func defineOtherAppValues() {
    define("the address of {string} has exactly the parts") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      let parts = person["address"]?.array?.first?["value"]?.members ?? []
      let expected = try arguments.requiredTable().pairs.map { "\($0.name): \($0.text)" }
      let actual = parts.map { "\(TypedValue.words(forPart: $0.name)): \($0.value.cell)" }
      try expect("address", expected.sorted(), toEqual: actual.sorted())
    }
    define("{string} has the {word} values") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      let entries = person[try arguments.string(1)]?.array ?? []
      try expect(
        try arguments.string(1),
        try arguments.requiredTable().texts.map { $0.joined(separator: " | ") },
        toEqual: entries.map { "\($0.cell(of: "label")) | \($0.cell(of: "value"))" })
    }
    define("{string} has no address") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      try expect("address", [], toEqual: person["address"]?.array?.map(\.compact) ?? [])
    }
  }

  private mutating func defineOtherAppGroups() {
    list("the group {string} holds {string}") { world, arguments in
      try await world.group(try arguments.string(0))["members"]?.texts ?? []
    }
    define("the group {string} of {string}") { context, arguments in
      let members = try await context.world.ids(of: try arguments.string(1).listed)
      try await context.world.perform(
        "addressBook.addGroup",
        ["name": .string(try arguments.string(0)), "members": .array(members)])
    }
    define("{string} are linked as one") { context, arguments in
      let people = try await context.world.ids(of: try arguments.string(0).listed)
      try await context.world.perform("addressBook.link", ["people": .array(people)])
    }
  }
}

extension SpecWorld {
  /// Everybody in the database, as another app sees them, in the order of the picker.
  fileprivate func people() async throws -> [JSONValue] {
    try await observe("addressBook.people").array ?? []
  }

  /// The person of a name.
  func person(_ name: String) async throws -> JSONValue {
    try await only(name, "person", in: "addressBook.people")
  }

  /// A group as another app sees it.
  func group(_ name: String) async throws -> JSONValue {
    try await only(name, "group", in: "addressBook.groups")
  }

  private func only(_ name: String, _ what: String, in query: String) async throws -> JSONValue {
    let all = try await observe(query)
    guard let found = all.array?.first(where: { $0["name"]?.string == name }) else {
      throw ExpectationFailure(
        subject: "a \(what) named \(name)", expected: [name], actual: all.texts(of: "name"))
    }
    return found
  }

  /// The id of the person of a name.
  func id(ofPerson name: String) async throws -> JSONValue {
    try await person(name)["id"] ?? .null
  }

  fileprivate func ids(of names: [String]) async throws -> [JSONValue] {
    var ids: [JSONValue] = []
    for name in names { ids.append(try await id(ofPerson: name)) }
    return ids
  }

  fileprivate func add(_ draft: PersonDraft) async throws {
    try await perform("addressBook.add", ["person": draft.value])
  }

  fileprivate func delete(_ id: JSONValue) async throws {
    try await perform("addressBook.delete", ["person": id])
  }
}
