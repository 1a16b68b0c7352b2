import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What a client program does with its working copies of the address book.
  mutating func defineBookSteps() {
    defineWorkingCopies()
    defineBookRecords()
    defineBookValues()
    defineBookNews()
    defineBookExpectations()
  }

  private mutating func defineWorkingCopies() {
    opens("the working copy {word}", "book.open")
    opens("the working copy {word} that hides unsaved records", "book.unsavedRecords.hidden.open")
    opens("the working copy {word} that lists unsaved records", "book.unsavedRecords.listed.open")
    opens("the working copy {word} that is silent on its own saves", "book.ownSaves.silent.open")
    opens("the working copy {word} that hears of its own saves", "book.ownSaves.announced.open")
    define("the working copies {word} and {word}") { context, arguments in
      for index in 0...1 {
        try await context.world.perform("book.open", ["book": .string(try arguments.string(index))])
      }
    }
    define("the working copy {word} that hears everything {int} times") { context, arguments in
      try await context.world.perform(
        "book.notices.open",
        ["book": .string(try arguments.string(0)), "times": .integer(try arguments.int(1))])
    }
    define("the working copy {word} in another process") { context, arguments in
      try await context.world.perform(
        "book.open", ["book": .string(try arguments.string(0)), "process": "other"])
    }
    define("the client tries to open the working copy {word}") { context, arguments in
      try await context.world.attempt("book.open", ["book": .string(try arguments.string(0))])
    }
    bookStep("{word} saves", "{word} tries to save", "book.save") { _ in [:] }
    bookStep("{word} reverts", nil, "book.revert") { _ in [:] }
  }

  private mutating func opens(_ expression: String, _ action: String) {
    define(expression) { context, arguments in
      try await context.world.perform(action, ["book": .string(try arguments.string(0))])
    }
  }

  private mutating func defineBookRecords() {
    define("a new person {string}") { context, arguments in
      let name = try arguments.string(0)
      try await context.world.makeDraft(name, [("firstName", name)])
    }
    define("a new person {string} with") { context, arguments in
      try await context.world.makeDraft(
        try arguments.string(0), try arguments.requiredTable().pairs)
    }
    define("a new person {string} that another account knows as {string}") { context, arguments in
      let name = try arguments.string(0)
      try await context.world.makeDraft(
        name, [("firstName", name)], uid: try arguments.string(1))
    }
    bookStep("{word} adds {string}", "{word} tries to add {string}", "book.add") { arguments in
      ["record": .string(try arguments.string(1))]
    }
    define("{word} has saved the new people") { context, arguments in
      let book = try arguments.string(0)
      for row in try arguments.requiredTable().records {
        let values = row.filter { !$0.text.isEmpty }
        let name = ["firstName", "lastName"].compactMap { part in
          values.first { $0.name == part }?.text
        }.joined(separator: " ")
        let record = name.isEmpty ? values.first?.text ?? "" : name
        try await context.world.makeDraft(record, values)
        try await context.world.perform(
          "book.add", ["book": .string(book), "record": .string(record)])
      }
      try await context.world.perform("book.save", ["book": .string(book)])
    }
    bookStep("{word} removes {string}", "{word} tries to remove {string}", "book.remove") {
      ["record": .string(try $0.string(1))]
    }
    bookStep("{word} has read {string}", "{word} tries to read {string}", "book.hold") {
      ["record": .string(try $0.string(1))]
    }
    for (sentence, action) in [("add", "book.add"), ("remove", "book.remove")] {
      define("{word} tries to \(sentence) nobody") { context, arguments in
        try await context.world.attempt(action, ["book": .string(try arguments.string(0))])
      }
      define("{word} tries to \(sentence) the {string} of {word}") { context, arguments in
        try await context.world.attempt(
          action,
          [
            "book": .string(try arguments.string(0)), "record": .string(try arguments.string(1)),
            "of": .string(try arguments.string(2)),
          ])
      }
    }
  }

  private mutating func defineBookValues() {
    bookStep(
      "{word} sets the {word} of {string} to {string}",
      "{word} tries to set the {word} of {string} to {string}", "book.set"
    ) { arguments in
      [
        "property": .string(try arguments.string(1)), "record": .string(try arguments.string(2)),
        "value": ["type": "string", "value": .string(try arguments.string(3))],
      ]
    }
    bookStep(
      "{word} sets the {word} of {string} to the {word} {string}",
      "{word} tries to set the {word} of {string} to the {word} {string}", "book.set"
    ) { arguments in
      [
        "property": .string(try arguments.string(1)), "record": .string(try arguments.string(2)),
        "value": TypedValue.message(try arguments.string(3), try arguments.string(4)),
      ]
    }
    bookStep(
      "{word} sets the {word} of {string} to the {word} values",
      "{word} tries to set the {word} of {string} to the {word} values", "book.set"
    ) { arguments in
      [
        "property": .string(try arguments.string(1)), "record": .string(try arguments.string(2)),
        "value": TypedValue.message(
          try arguments.string(3), entries: try arguments.requiredTable().tableRecords),
      ]
    }
    defineBookRemovals()
  }

  private mutating func defineBookRemovals() {
    define("{word} tries to set the {word} of {string} to nothing") { context, arguments in
      try await context.world.attempt(
        "book.set",
        [
          "book": .string(try arguments.string(0)), "property": .string(try arguments.string(1)),
          "record": .string(try arguments.string(2)), "value": ["type": "string", "value": nil],
        ])
    }
    define("the client sets the {word} of the new person {string} to {string}") {
      context, arguments in
      try await context.world.perform(
        "book.set",
        [
          "property": .string(try arguments.string(0)), "record": .string(try arguments.string(1)),
          "value": ["type": "string", "value": .string(try arguments.string(2))],
        ])
    }
    bookStep(
      "{word} removes the {word} of {string}", "{word} tries to remove the {word} of {string}",
      "book.removeValue"
    ) { arguments in
      ["property": .string(try arguments.string(1)), "record": .string(try arguments.string(2))]
    }
    bookStep(
      "{word} gives {string} a picture", "{word} tries to give {string} a picture", "book.image.set"
    ) { ["record": .string(try $0.string(1)), "image": "yes"] }
    bookStep("{word} gives {string} bytes that are no picture", nil, "book.image.set") {
      ["record": .string(try $0.string(1)), "image": "broken"]
    }
    bookStep("{word} takes the picture of {string} away", nil, "book.image.remove") {
      ["record": .string(try $0.string(1))]
    }
    bookStep(
      "{word} links {string} and {string}", "{word} tries to link {string} and {string}",
      "book.links.link"
    ) { ["record": .string(try $0.string(1)), "other": .string(try $0.string(2))] }
    bookStep("{word} lets {string} stand alone", nil, "book.links.unlink") {
      ["record": .string(try $0.string(1))]
    }
  }

  private mutating func defineBookNews() {
    for (sentence, handling) in [
      ("listens to", "nothing"), ("reverts when told by", "reverting"),
      ("trims notes when told by", "trimming"),
    ] {
      bookStep("{word} \(sentence) changes as {string}", nil, "book.listen") {
        ["listener": .string(try $0.string(1)), "handling": .string(handling)]
      }
    }
    bookStep(
      "{word} stops listening as {string}", "{word} tries to stop listening as {string}",
      "book.unlisten"
    ) { ["listener": .string(try $0.string(1))] }
    bookStep("the run loop of {word} turns", nil, "book.deliverChanges") { _ in [:] }
    define("the user will allow access when asked") { context, _ in
      try await context.world.perform("contactAccess.leaveUndecided", ["agrees": true])
    }
    define("the user will refuse access when asked") { context, _ in
      try await context.world.perform("contactAccess.leaveUndecided", ["agrees": false])
    }
    act("access to the contacts is restricted", "contactAccess.restrict")
    act("the client asks for access", "contactAccess.request")
    define("the state of access is {word}") { context, arguments in
      let state = try await context.world.observe("contactAccess.state")
      try expect("access", arguments.string(0), toEqual: state.string)
    }
    define("an account settles the identity {string} as {string}") { context, arguments in
      try await context.world.perform(
        "book.uid.settle",
        ["uid": .string(try arguments.string(0)), "settled": .string(try arguments.string(1))])
    }
  }
}

extension StepLibrary<SpecWorld> {
  /// A sentence that begins with a working copy, and the one that tries what may be refused.
  mutating func bookStep(
    _ expression: String, _ trying: String?, _ action: String,
    _ details: @escaping @Sendable (StepArguments) throws -> JSONValue
  ) {
    define(expression) { context, arguments in
      try await context.world.perform(action, bookArguments(arguments, details))
    }
    guard let trying else { return }
    define(trying) { context, arguments in
      try await context.world.attempt(action, bookArguments(arguments, details))
    }
  }
}

private func bookArguments(
  _ arguments: StepArguments, _ details: (StepArguments) throws -> JSONValue
) throws -> JSONValue {
  let book = JSONMember("book", .string(try arguments.string(0)))
  return .object([book] + (try details(arguments).members ?? []))
}

/// A value with its type, as the messages carry it, made from a cell of a table.
enum TypedValue {
  /// The cell of a single value: text and dates bare, everything else as JSON.
  static func message(_ type: String, _ text: String) -> JSONValue {
    let isBare = type == "string" || type == "dateTime"
    let value = isBare ? nil : try? JSONReader.read(text)
    return ["type": .string(type), "value": value ?? .string(text)]
  }

  /// The entries of a table with the columns `label`, `value` and perhaps `type`; `(none)` is no label.
  static func message(_ type: String, entries: [TableRecord]) -> JSONValue {
    let member = type.dropFirst("multi".count)
    let usual = "\(member.prefix(1).lowercased())\(member.dropFirst())"
    return [
      "type": .string(type),
      "entries": .array(
        entries.map { entry in
          let value = message(entry["type"] ?? usual, entry["value"] ?? "")
          return .object((value.members ?? []) + [JSONMember("label", label(entry["label"]))])
        }),
    ]
  }

  static func label(_ text: String?) -> JSONValue {
    text.map { $0 == "(none)" ? nil : .string($0) } ?? nil
  }
}

extension SpecWorld {
  /// Makes a person that belongs to no working copy.
  func makeDraft(
    _ name: String, _ values: [(name: String, text: String)], uid: String? = nil
  ) async throws {
    let values = values.filter { !$0.text.isEmpty }.map { value -> JSONValue in
      let type = Self.types[value.name] ?? "string"
      let typed =
        type.hasPrefix("multi")
        ? TypedValue.message(type, entries: [TableRecord(cells: [("value", value.text)])])
        : TypedValue.message(type, value.text)
      return ["property": .string(value.name), "value": typed]
    }
    try await perform(
      "book.make",
      [
        "record": .string(name), "values": .array(values), "uid": .string(orNull: uid),
      ])
  }

  /// The types of the properties that a table may give and that are no texts.
  private static let types = [
    "kind": "integer", "birthday": "dateTime", "email": "multiString", "phone": "multiString",
    "url": "multiString",
  ]
}
