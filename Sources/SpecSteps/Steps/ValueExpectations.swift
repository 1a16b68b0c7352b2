import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What a working copy reads of a person.
  mutating func defineValueExpectations() {
    define("{word} reads the {property} of {string} as {string}") { context, arguments in
      let record = try await context.world.record(
        try arguments.string(2), in: try arguments.string(0))
      let property = try arguments.string(1)
      try expect(property.inWords, arguments.string(3), toEqual: record.value(of: property))
    }
    define("{word} reads {string} as") { context, arguments in
      let record = try await context.world.read(arguments)
      try expectValues(try arguments.requiredTable().pairs, of: record)
    }
    define("the new person {string} reads") { context, arguments in
      let name = try arguments.string(0)
      let records = try await context.world.observe("book.records").array ?? []
      let draft = records.first { $0["record"]?.string == name && $0["book"]?.isNull == true }
      try expectValues(try arguments.requiredTable().pairs, of: draft ?? .null)
    }
    define("{word} reads the parts of the {property} of {string} as") { context, arguments in
      let record = try await context.world.record(
        try arguments.string(2), in: try arguments.string(0))
      let parts = record["values"]?[try arguments.string(1)]?.members ?? []
      try expect(
        "parts", try arguments.requiredTable().pairs.map { "\($0.name): \($0.text)" }.sorted(),
        toEqual: parts.map { "\(TypedValue.words(forPart: $0.name)): \($0.value.cell)" }.sorted())
    }
    defineWhichValues()
    defineEntries()
    definePictureExpectations()
    defineProperties()
  }

  private mutating func defineWhichValues() {
    define("{word} reads no value of {string}") { context, arguments in
      try expect("values", [], toEqual: try await context.world.read(arguments).valueNames)
    }
    define("{word} reads {string} with the values {string}") { context, arguments in
      let names = try await context.world.read(arguments).valueNames
      try expect("values", try arguments.string(2).listed.sorted(), toEqual: names.sorted())
    }
  }

  private mutating func defineEntries() {
    define("{word} reads the {property} entries of {string} as") { context, arguments in
      let entries = try await context.world.entries(arguments)
      try expectEntries(try arguments.requiredTable(), entries)
    }
    list("{word} reads the {property} entries of {string} as {string}") { world, arguments in
      try await world.entries(arguments).map { $0.cell(of: "value") }
    }
    define("{word} reads no {property} entries of {string}") { context, arguments in
      let entries = try await context.world.entries(arguments)
      try expect("entries", [], toEqual: entries.map(\.compact))
    }
  }

  private mutating func definePictureExpectations() {
    for (words, picture) in [
      ("with a picture", "yes yes"), ("with bytes that are no picture", "yes broken"),
      ("without a picture", "no "),
    ] {
      define("{word} reads {string} \(words)") { context, arguments in
        let record = try await context.world.read(arguments)
        let actual = "\(record.cell(of: "hasPicture")) \(record.cell(of: "picture"))"
        try expect("picture", picture, toEqual: actual)
      }
    }
  }

  private mutating func defineProperties() {
    define("the properties of a person are") { context, arguments in
      let table = try arguments.requiredTable()
      let all = try await context.world.observe("book.properties").array ?? []
      let rows = try table.tableRecords.map { record in
        let name = try Members.record.code(of: record["property"] ?? "")
        return all.first { $0["property"]?.string == name } ?? .null
      }
      try expect("properties", table, toEqual: rows.map(\.withTypeInWords), of: .property)
    }
    act("the client asks for the type of the {property}", "book.askType", "property")
    define("the type is {word}") { context, arguments in
      let type = TypedValue.word(for: context.world.answer?.string ?? "")
      try expect("type", arguments.string(0), toEqual: type)
    }
  }
}

/// Compares rows of property and text with what a record holds.
private func expectValues(_ pairs: [(name: String, text: String)], of record: JSONValue) throws {
  try expect(
    "person", pairs.map { "\($0.name): \($0.text)" },
    toEqual: pairs.map { "\($0.name): \(record.value(of: try Members.record.code(of: $0.name)))" })
}

extension JSONValue {
  /// What a record shows of a property, or of what else can be read of a person.
  fileprivate func value(of property: String) -> String {
    guard let values = self["values"], values[property] != nil else {
      return propertyCell(property)
    }
    return values.propertyCell(property)
  }

  /// The properties that a record holds, in words.
  fileprivate var valueNames: [String] { self["values"]?.members?.map(\.name.inWords) ?? [] }

  fileprivate var withTypeInWords: JSONValue {
    .object(
      (members ?? []).map { member in
        guard member.name == "type" else { return member }
        return JSONMember("type", .string(TypedValue.word(for: member.value.cell)))
      })
  }
}

extension SpecWorld {
  /// The record that a working copy holds under a name; it is looked up where it was not yet.
  func record(_ name: String, in book: String) async throws -> JSONValue {
    try await perform("book.hold", ["book": .string(book), "record": .string(name)])
    let records = try await rows("book.records", of: book)
    return records.first { $0["record"]?.string == name } ?? .null
  }

  fileprivate func read(_ arguments: StepArguments) async throws -> JSONValue {
    try await record(try arguments.string(1), in: try arguments.string(0))
  }

  /// The entries of `{word} … {property} … {string}`: working copy, property, person.
  fileprivate func entries(_ arguments: StepArguments) async throws -> [JSONValue] {
    let record = try await record(try arguments.string(2), in: try arguments.string(0))
    return record["values"]?[try arguments.string(1)]?.array ?? []
  }
}
