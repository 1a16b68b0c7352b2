import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// A client program of the contact screens: what it opens, what it answers, what it is handed.
  mutating func defineClientSteps() {
    act("a client of the contact screens", "client.open")
    opens("the asking picker", "client.picker.asking.open")
    opens("the returning picker", "client.picker.returning.open")
    opens("the new-person form", "client.newPerson.open")
    opens("a person's card", "client.personCard.open")
    opens("an unknown person's card", "client.unknownPerson.open")
    defineAnswers()
    defineClientBook()
    defineHandedOver()
  }

  /// Three sentences a screen: as it comes, set up by a table, and where a refusal is expected.
  private mutating func opens(_ screen: String, _ action: String) {
    act("the client opens \(screen)", action)
    define("the client opens \(screen) with") { context, arguments in
      let settings = try await context.world.settings(try arguments.requiredTable().pairs)
      try await context.world.perform(action, settings)
    }
    define("the client tries to open \(screen) with") { context, arguments in
      let settings = try await context.world.settings(try arguments.requiredTable().pairs)
      try await context.world.attempt(action, settings)
    }
  }

  private mutating func defineAnswers() {
    for (question, name) in [
      ("a person", "person"), ("a value", "value"), ("a default action", "action"),
    ] {
      define("the client says {word} to \(question)") { context, arguments in
        let isYes = try arguments.string(0) == "yes"
        try await context.world.perform("client.answer", .object([JSONMember(name, .bool(isYes))]))
      }
    }
    define("the client dismisses the screen as soon as it is told") { context, _ in
      try await context.world.perform("client.answer", ["dismisses": true])
    }
    act("the client dismisses the screen", "client.dismiss")
    define("the client changes the returning picker to") { context, arguments in
      let settings = try await context.world.settings(try arguments.requiredTable().pairs)
      try await context.world.perform("client.picker.returning.change", settings)
    }
  }

  private mutating func defineClientBook() {
    define("the client adds {string} to its address book without saving") { context, arguments in
      let draft = PersonDraft([[("first", try arguments.string(0))]])
      try await context.world.perform("client.addressBook.add", ["person": draft.value])
    }
    define("the client enters {string} as the {word} of {string} without saving") {
      context, arguments in
      let person = try await context.world.person(try arguments.string(2))
      try await context.world.perform(
        "client.addressBook.enter",
        [
          "person": person["id"] ?? .null, "property": .string(try arguments.string(1)),
          "text": .string(try arguments.string(0)),
        ])
    }
    act("the client saves its address book", "client.addressBook.save")
    define("the client's address book has {word} unsaved changes") { context, arguments in
      let state = try await context.world.observe("client.addressBook.state")
      let actual = state["unsaved"]?.bool == true ? "some" : "no"
      try expect("unsaved changes", arguments.string(0), toEqual: actual)
    }
  }

  private mutating func defineHandedOver() {
    define("the client was handed") { context, arguments in
      let handed = try await context.world.observe("client.handed")
      try expectPairs(
        "what the client was handed", try arguments.requiredTable(), of: PersonView(handed))
    }
    define("the client was handed nobody") { context, _ in
      let handed = try await context.world.observe("client.handed")
      try expect("what the client was handed", ["null"], toEqual: [handed.compact])
    }
  }
}

/// Compares a table of two columns with what a person shows in those columns.
func expectPairs(_ subject: String, _ table: DataTable, of person: PersonView) throws {
  try expect(
    subject, table.pairs.map { "\($0.name): \($0.text)" },
    toEqual: table.pairs.map { "\($0.name): \(person[$0.name])" })
}
