import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What a client program does with labelled values of its own.
  mutating func defineMultiValueSteps() {
    define("an empty list of {word} values") { context, arguments in
      try await context.world.perform(
        "multiValue.make", ["type": .string(try arguments.string(0))])
    }
    define("the client tries to make a list of {word} values") { context, arguments in
      try await context.world.attempt(
        "multiValue.make", ["type": .string(try arguments.string(0))])
    }
    define("a list of {word} values") { context, arguments in
      try await context.world.perform(
        "multiValue.make", ["type": .string(try arguments.string(0))])
      for entry in try context.world.typedEntries(arguments, try arguments.string(0)) {
        try await context.world.perform("multiValue.add", entry)
      }
    }
    define("the client adds to the list the {word} values") { context, arguments in
      for entry in try context.world.typedEntries(arguments, try arguments.string(0)) {
        try await context.world.perform("multiValue.add", entry)
      }
    }
    defineMultiValueChanges()
    defineMultiValueExpectations()
  }

  private mutating func defineMultiValueChanges() {
    changesList(
      "the client adds the {word} {string} to the list",
      "the client tries to add the {word} {string} to the list", "multiValue.add"
    ) { ["value": TypedValue.message(try $0.string(0), try $0.string(1))] }
    changesList(
      "the client inserts {string} at {int}", "the client tries to insert {string} at {int}",
      "multiValue.insert"
    ) { ["value": ["value": .string(try $0.string(0))], "index": .integer(try $0.int(1))] }
    changesList(
      "the client replaces the value at {int} with {string}",
      "the client tries to replace the value at {int} with {string}", "multiValue.replaceValue"
    ) { ["index": .integer(try $0.int(0)), "value": ["value": .string(try $0.string(1))]] }
    changesList(
      "the client replaces the label at {int} with {string}",
      "the client tries to replace the label at {int} with {string}", "multiValue.replaceLabel"
    ) { ["index": .integer(try $0.int(0)), "label": .string(try $0.string(1))] }
    changesList(
      "the client takes the label at {int} away", nil, "multiValue.replaceLabel"
    ) { ["index": .integer(try $0.int(0))] }
    changesList(
      "the client removes the entry at {int}", "the client tries to remove the entry at {int}",
      "multiValue.remove"
    ) { ["index": .integer(try $0.int(0))] }
    changesList(
      "the client reads the entry at {int}", "the client tries to read the entry at {int}",
      "multiValue.read"
    ) { ["index": .integer(try $0.int(0))] }
    changesList(
      "the client asks for the index of the identifier {int}", nil, "multiValue.findIdentifier"
    ) { ["identifier": .integer(try $0.int(0))] }
    changesList("the client asks for the index of {string}", nil, "multiValue.findValue") {
      ["value": ["value": .string(try $0.string(0))]]
    }
    changesList(
      "the client copies the {word} entries of {string} in {word}",
      "the client tries to copy the {word} entries of {string} in {word}", "multiValue.copy",
      fromRecord)
    changesList(
      "the client sets the list as the {word} of {string} in {word}",
      "the client tries to set the list as the {word} of {string} in {word}", "multiValue.setBack",
      fromRecord)
  }

  private mutating func defineMultiValueExpectations() {
    define("the list is") { context, arguments in
      let entries = try await context.world.observe("multiValue.entries").array ?? []
      try expectEntries(try arguments.requiredTable(), entries)
    }
    define("the list is empty") { context, _ in
      let entries = try await context.world.observe("multiValue.entries").array ?? []
      try expect("entries", [], toEqual: entries.map(\.compact))
    }
    define("the identifiers of the list are all different") { context, _ in
      let entries = try await context.world.observe("multiValue.entries").array ?? []
      let identifiers = entries.map { ($0["identifier"] ?? .null).cell }
      try expect(
        "identifiers", Set(identifiers).sorted(), toEqual: identifiers.sorted())
    }
    define("the list holds values of the type {word}") { context, arguments in
      let type = try await context.world.observe("multiValue.type")
      try expect("type", arguments.string(0), toEqual: type.string)
    }
  }

  private mutating func changesList(
    _ expression: String, _ trying: String?, _ action: String,
    _ details: @escaping @Sendable (StepArguments) throws -> JSONValue
  ) {
    define(expression) { context, arguments in
      try await context.world.perform(action, try details(arguments))
    }
    guard let trying else { return }
    define(trying) { context, arguments in
      try await context.world.attempt(action, try details(arguments))
    }
  }
}

@Sendable private func fromRecord(_ arguments: StepArguments) throws -> JSONValue {
  [
    "property": .string(try arguments.string(0)), "record": .string(try arguments.string(1)),
    "book": .string(try arguments.string(2)),
  ]
}

extension SpecWorld {
  /// The rows of a table with the columns `label` and `value` as values of a type.
  func typedEntries(_ arguments: StepArguments, _ type: String) throws -> [JSONValue] {
    try arguments.requiredTable().tableRecords.map { entry in
      [
        "value": TypedValue.message(type, entry["value"] ?? ""),
        "label": TypedValue.label(entry["label"]),
      ]
    }
  }
}
