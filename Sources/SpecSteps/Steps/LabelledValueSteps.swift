import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What a client program does with a list of labelled values of its own.
  mutating func defineLabelledValueSteps() {
    define("a list made of the type {word}") { context, arguments in
      let type = try TypedValue.type(try arguments.string(0))
      try await context.world.perform("multiValue.make", ["type": .string(type)])
    }
    attempt(
      "the client tries to make a list of no type", "multiValue.make", adding: ["type": "invalid"])
    act("an empty list of texts", "multiValue.make", adding: ["type": "string"])
    define("a list of {word}") { context, arguments in
      try await context.world.makeList(
        of: try arguments.string(0), try arguments.requiredTable().tableRecords)
    }
    define("a list of the {word} {string}") { context, arguments in
      try await context.world.makeList(
        of: try arguments.string(0),
        try arguments.string(1).listed.map { TableRecord(cells: [("value", $0)]) })
    }
    defineChanges()
    defineQuestions()
    defineListOfPerson()
    defineListExpectations()
  }

  private mutating func defineChanges() {
    define("the client adds {string} to the list") { context, arguments in
      try await context.world.perform(
        "multiValue.add", ["value": TypedValue.message("string", try arguments.string(0))])
    }
    define("the client tries to add the {word} {string} to the list") { context, arguments in
      let type = try TypedValue.type(try arguments.string(0))
      try await context.world.attempt(
        "multiValue.add", ["value": TypedValue.message(type, try arguments.string(1))])
    }
    changes("insert {string} at {int}", does: "inserts {string} at {int}", "multiValue.insert") {
      ["value": ["value": .string(try $0.string(0))], "index": .integer(try $0.int(1))]
    }
    changes(
      "replace the value at {int} with {string}",
      does: "replaces the value at {int} with {string}", "multiValue.replaceValue"
    ) { ["index": .integer(try $0.int(0)), "value": ["value": .string(try $0.string(1))]] }
    act(
      "the client replaces the label at {int} with {string}",
      trying: "the client tries to replace the label at {int} with {string}",
      "multiValue.replaceLabel", "index", "label")
    act("the client takes the label at {int} away", "multiValue.replaceLabel", "index")
    act(
      "the client removes the entry at {int}",
      trying: "the client tries to remove the entry at {int}", "multiValue.remove", "index")
  }

  private mutating func defineQuestions() {
    act(
      "the client reads the entry at {int}", trying: "the client tries to read the entry at {int}",
      "multiValue.read", "index")
    act(
      "the client asks for the index of the identifier {int}", "multiValue.findIdentifier",
      "identifier")
    define("the client asks for the index of {string}") { context, arguments in
      try await context.world.perform(
        "multiValue.findValue", ["value": ["value": .string(try arguments.string(0))]])
    }
  }

  private mutating func defineListOfPerson() {
    act(
      "the client copies the {property} entries of {string} in {word}",
      trying: "the client tries to copy the {property} entries of {string} in {word}",
      "multiValue.copy", "property", "record", "book")
    act(
      "the client sets the list as the {property} of {string} in {word}",
      trying: "the client tries to set the list as the {property} of {string} in {word}",
      "multiValue.setBack", "property", "record", "book")
  }

  private mutating func defineListExpectations() {
    define("the list is") { context, arguments in
      try expectEntries(try arguments.requiredTable(), try await context.world.entries())
    }
    list("the list reads {string}") { world, _ in
      try await world.entries().map { $0.cell(of: "value") }
    }
    define("the list is empty") { context, _ in
      try expect("entries", [], toEqual: try await context.world.entries().map(\.compact))
    }
    define("the identifiers of the list are all different") { context, _ in
      let identifiers = try await context.world.entries().map { $0.cell(of: "identifier") }
      try expect("identifiers", Set(identifiers).sorted(), toEqual: identifiers.sorted())
    }
    define("the list holds values of the type {word}") { context, arguments in
      let type = try await context.world.observe("multiValue.type")
      try expect("type", arguments.string(0), toEqual: TypedValue.word(for: type.string ?? ""))
    }
  }

  /// Two sentences about a change of the list: one that tries it, and one that does it.
  private mutating func changes(
    _ change: String, does: String, _ action: String,
    _ details: @escaping @Sendable (StepArguments) throws -> JSONValue
  ) {
    define("the client tries to \(change)") { context, arguments in
      try await context.world.attempt(action, try details(arguments))
    }
    define("the client \(does)") { context, arguments in
      try await context.world.perform(action, try details(arguments))
    }
  }
}

extension SpecWorld {
  /// Makes a list of values of a type, named in the plural.
  fileprivate func makeList(of type: String, _ records: [TableRecord]) async throws {
    let type = TypedValue.single(try TypedValue.type(type))
    try await perform("multiValue.make", ["type": .string(type)])
    for record in records {
      try await perform("multiValue.add", try TypedValue.entry(type, record))
    }
  }

  fileprivate func entries() async throws -> [JSONValue] {
    try await observe("multiValue.entries").array ?? []
  }
}
