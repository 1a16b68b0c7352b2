import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineBookExpectations() {
    define("{word} reads {string} as") { context, arguments in
      let record = try await context.world.read(arguments)
      let values = record["values"] ?? [:]
      let pairs = try arguments.requiredTable().pairs
      try expect(
        "\(try arguments.string(1)) in \(try arguments.string(0))",
        pairs.map { "\($0.name): \($0.text)" },
        toEqual: pairs.map { "\($0.name): \((values[$0.name] ?? record[$0.name] ?? .null).cell)" })
    }
    define("{word} reads no value of {string}") { context, arguments in
      let record = try await context.world.read(arguments)
      let names = record["values"]?.members?.map(\.name) ?? []
      try expect("values", [], toEqual: names)
    }
    define("{word} reads {string} with the values") { context, arguments in
      let record = try await context.world.read(arguments)
      let names = record["values"]?.members?.map(\.name) ?? []
      try expect("values", try arguments.requiredTable().column.sorted(), toEqual: names.sorted())
    }
    define("the new person {string} reads") { context, arguments in
      let name = try arguments.string(0)
      let records = try await context.world.observe("book.records").array ?? []
      let draft = records.first { $0["record"]?.string == name && $0["book"]?.isNull == true }
      try expect(
        "new person", try arguments.requiredTable().pairs,
        toEqual: draft.map { $0["values"] ?? [:] } ?? nil)
    }
    define("{word} reads the {word} entries of {string} as") { context, arguments in
      let entries = try await context.world.entries(arguments)
      try expectEntries(try arguments.requiredTable(), entries)
    }
    define("{word} reads no {word} entries of {string}") { context, arguments in
      let entries = try await context.world.entries(arguments)
      try expect("entries", [], toEqual: entries.map(\.compact))
    }
    define("{word} reads {string} with a picture") { context, arguments in
      let record = try await context.world.read(arguments)
      try expect("picture", "yes yes", toEqual: record.pictureWords)
    }
    define("{word} reads {string} with bytes that are no picture") { context, arguments in
      let record = try await context.world.read(arguments)
      try expect("picture", "yes broken", toEqual: record.pictureWords)
    }
    define("{word} reads {string} without a picture") { context, arguments in
      let record = try await context.world.read(arguments)
      try expect("picture", "no ", toEqual: record.pictureWords)
    }
    defineBookLists()
    defineBookIDs()
  }

  private mutating func defineBookLists() {
    define("{word} has {word} unsaved changes") { context, arguments in
      let copy = try await context.world.copy(try arguments.string(0))
      try expect(
        "unsaved changes", arguments.string(1),
        toEqual: copy["unsaved"]?.bool == true ? "some" : "no")
    }
    define("{word} counts {int} people and {int} groups") { context, arguments in
      let copy = try await context.world.copy(try arguments.string(0))
      try expect(
        "people and groups", [try arguments.int(1), try arguments.int(2)].map(String.init),
        toEqual: ["people", "groups"].map { (copy[$0] ?? .null).cell })
    }
    define("{word} lists the people") { context, arguments in
      let names = try await context.world.rows("book.people", of: try arguments.string(0))
        .map { ($0["record"] ?? .null).cell }
      try expect(
        "people", try arguments.requiredTable().column.sorted(), toEqual: names.sorted())
    }
    define("{word} lists nobody") { context, arguments in
      let people = try await context.world.rows("book.people", of: try arguments.string(0))
      try expect("people", [], toEqual: people.map { ($0["record"] ?? .null).cell })
    }
    define("{word} lists the groups") { context, arguments in
      let groups = try await context.world.rows("book.groups.list", of: try arguments.string(0))
      try expect(
        "groups", try arguments.requiredTable().column.sorted(),
        toEqual: groups.map { ($0["name"] ?? .null).cell }.sorted())
    }
    define("{word} lists no groups") { context, arguments in
      let groups = try await context.world.rows("book.groups.list", of: try arguments.string(0))
      try expect("groups", [], toEqual: groups.map { ($0["name"] ?? .null).cell })
    }
    defineBookTies()
    defineBookReports()
  }

  private mutating func defineBookTies() {
    define("in {word} the group {string} holds {string}") { context, arguments in
      let name = try arguments.string(1)
      let groups = try await context.world.rows("book.groups.list", of: try arguments.string(0))
      let group = groups.first { $0["name"]?.string == name }
      let members = group?["members"]?.array?.map(\.cell).sorted().joined(separator: ", ")
      try expect("members", arguments.string(2), toEqual: members)
    }
    define("in {word} {string} is linked with {string}") { context, arguments in
      let name = try arguments.string(1)
      let records = try await context.world.rows("book.links.list", of: try arguments.string(0))
      let record = records.first { $0["record"]?.string == name }
      let linked = record?["linked"]?.array?.map(\.cell).sorted().joined(separator: ", ")
      try expect("linked people", arguments.string(2), toEqual: linked)
    }
  }

  private mutating func defineBookReports() {
    define("the save of {word} met the conflicts") { context, arguments in
      try expect(
        "conflicts", try arguments.requiredTable(),
        toEqual: try await context.world.rows(
          "book.conflicts.list", of: try arguments.string(0)))
    }
    define("the save of {word} met no conflict") { context, arguments in
      let met = try await context.world.rows("book.conflicts.list", of: try arguments.string(0))
      try expect("conflicts", [], toEqual: met.map(\.compact))
    }
    define("the accounts of {word} are") { context, arguments in
      try expect(
        "accounts", try arguments.requiredTable(),
        toEqual: try await context.world.rows("book.sources.list", of: try arguments.string(0)))
    }
    define("the properties of a person are") { context, arguments in
      let table = try arguments.requiredTable()
      let all = try await context.world.observe("book.properties").array ?? []
      let names = table.tableRecords.map { $0["property"] }
      try expect(
        "properties", table,
        toEqual: names.map { name in
          all.first { $0["property"]?.string == name } ?? nil
        })
    }
    define("the codes are") { context, arguments in
      try expect(
        "codes", try arguments.requiredTable().pairs,
        toEqual: try await context.world.observe("book.codes.list"))
    }
  }

  private mutating func defineBookIDs() {
    define("the client has kept the id of {string} in {word}") { context, arguments in
      let name = try arguments.string(0)
      context.world.notedIDs[name] = try await context.world.id(
        of: name, in: try arguments.string(1))
    }
    define("the client has kept the id of the group {string} in {word}") { context, arguments in
      let name = try arguments.string(0)
      let groups = try await context.world.rows("book.groups.list", of: try arguments.string(1))
      context.world.notedIDs[name] = groups.first { $0["name"]?.string == name }?["id"]
    }
    define("in {word} {string} still has the id that was kept") { context, arguments in
      let name = try arguments.string(1)
      let id = try await context.world.id(of: name, in: try arguments.string(0))
      try expect("id", (context.world.notedIDs[name] ?? .null).cell, toEqual: id.cell)
    }
    define("in {word} {string} has another id than was kept for {string}") { context, arguments in
      let id = try await context.world.id(
        of: try arguments.string(1), in: try arguments.string(0))
      let kept = context.world.notedIDs[try arguments.string(2)] ?? .null
      try expect(kept != id, "another id", actual: id.cell)
    }
    define("in {word} {string} has a positive id") { context, arguments in
      let id = try await context.world.id(
        of: try arguments.string(1), in: try arguments.string(0))
      try expect((id.integer ?? 0) > 0, "a positive id", actual: id.cell)
    }
    define("in {word} {string} has the id {int}") { context, arguments in
      let id = try await context.world.id(
        of: try arguments.string(1), in: try arguments.string(0))
      try expect("id", "\(arguments.int(2))", toEqual: id.cell)
    }
  }
}

/// Compares entries with a table of some of their columns; `(none)` is no label.
func expectEntries(_ table: DataTable, _ entries: [JSONValue]) throws {
  let columns = table.texts.first ?? []
  let actual = entries.map { entry in
    columns.map { column in
      let value = entry[column] ?? .null
      return value.isNull ? "(none)" : value.cell
    }.joined(separator: " | ")
  }
  try expect(
    "entries", table.texts.dropFirst().map { $0.joined(separator: " | ") }, toEqual: actual)
}

extension JSONValue {
  fileprivate var pictureWords: String {
    "\((self["hasPicture"] ?? .null).cell) \((self["picture"] ?? .null).cell)"
  }
}

extension SpecWorld {
  /// The rows of a query that speak of one working copy.
  func rows(_ query: String, of book: String) async throws -> [JSONValue] {
    (try await observe(query).array ?? []).filter { $0["book"]?.string == book }
  }

  func copy(_ book: String) async throws -> JSONValue {
    try await rows("book.copies", of: book).first ?? nil
  }

  /// The record that a working copy holds under a name; it is looked up where it was not yet.
  func record(_ name: String, in book: String) async throws -> JSONValue {
    try await perform("book.hold", ["book": .string(book), "record": .string(name)])
    let records = try await rows("book.records", of: book)
    return records.first { $0["record"]?.string == name } ?? nil
  }

  func read(_ arguments: StepArguments) async throws -> JSONValue {
    try await record(try arguments.string(1), in: try arguments.string(0))
  }

  /// The entries of `{word} … {word} … {string}`: working copy, property, person.
  func entries(_ arguments: StepArguments) async throws -> [JSONValue] {
    let record = try await record(try arguments.string(2), in: try arguments.string(0))
    return record["values"]?[try arguments.string(1)]?.array ?? []
  }

  func id(of name: String, in book: String) async throws -> JSONValue {
    try await record(name, in: book)["id"] ?? .null
  }
}
