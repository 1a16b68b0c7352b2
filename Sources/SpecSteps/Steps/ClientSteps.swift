import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// A client program of the contact screens: what it opens, what it answers, what it is handed.
  mutating func defineClientSteps() {
    act("a client of the contact screens", "client.open")
    act("the client opens the asking picker", "client.picker.asking.open")
    act("the client opens the returning picker", "client.picker.returning.open")
    act("the client opens the new-person form", "client.newPerson.open")
    opens("the asking picker", "client.picker.asking.open")
    opens("the returning picker", "client.picker.returning.open", canBeRefused: false)
    opens("the new-person form", "client.newPerson.open")
    opens("a person's card", "client.personCard.open")
    opens("an unknown person's card", "client.unknownPerson.open")
    defineShortOpenings()
    act(
      "the client dismisses the screen", trying: "the client tries to dismiss the screen",
      "client.dismiss")
    define("the client changes the returning picker to") { context, arguments in
      let settings = try await context.world.settings(try arguments.requiredTable().pairs)
      try await context.world.perform("client.picker.returning.change", settings)
    }
    defineClientAnswers()
    defineClientAddressBook()
    defineHandedOver()
  }

  /// A screen set up by a table, and the sentence that tries it.
  private mutating func opens(_ screen: String, _ action: String, canBeRefused: Bool = true) {
    define("the client opens \(screen) with") { context, arguments in
      let settings = try await context.world.settings(try arguments.requiredTable().pairs)
      try await context.world.perform(action, settings)
    }
    guard canBeRefused else { return }
    define("the client tries to open \(screen) with") { context, arguments in
      let settings = try await context.world.settings(try arguments.requiredTable().pairs)
      try await context.world.attempt(action, settings)
    }
  }

  private mutating func defineShortOpenings() {
    for (wanted, words) in [
      ("a person", "person"), ("a value", "value"), ("people", "people"),
      ("a person or a value", "person, value"), ("a person or people", "person, people"),
    ] {
      opens("the returning picker for \(wanted)", "client.picker.returning.open") { _ in
        [("wants", words)]
      }
    }
    opens("the card of {string}", "client.personCard.open") { [("person", try $0.string(0))] }
    opens("the card of {string} for editing", "client.personCard.open") {
      [("person", try $0.string(0)), ("allows editing", "yes")]
    }
    opens("the new-person form on {string}", "client.newPerson.open") {
      [("person", try $0.string(0))]
    }
    opens("the new-person form with the {word} {string}", "client.newPerson.open") {
      [try $0.prefill()]
    }
    opens("an unknown person's card with the {word} {string}", "client.unknownPerson.open") {
      [try $0.prefill()]
    }
    opens(
      "an unknown person's card with the {word} {string}, and allows adding",
      "client.unknownPerson.open"
    ) { [try $0.prefill(), ("allows adding", "yes")] }
  }

  private mutating func opens(
    _ screen: String, _ action: String,
    _ settings: @escaping @Sendable (StepArguments) throws -> [(name: String, text: String)]
  ) {
    define("the client opens \(screen)") { context, arguments in
      let settings = try await context.world.settings(try settings(arguments))
      try await context.world.perform(action, settings)
    }
  }

  private mutating func defineClientAnswers() {
    for (question, name) in [
      ("a person", "person"), ("a value", "value"), ("a default action", "action"),
    ] {
      for (word, answer) in [("yes", true), ("no", false)] {
        act(
          "the client says \(word) to \(question)", "client.answer",
          adding: .object([JSONMember(name, .bool(answer))]))
      }
    }
    act(
      "the client dismisses the screen as soon as it is told", "client.answer",
      adding: ["dismisses": true])
  }

  private mutating func defineClientAddressBook() {
    define("the client adds {string} to its address book without saving") { context, arguments in
      let draft = try PersonDraft([[("first", try arguments.string(0))]])
      try await context.world.perform("client.addressBook.add", ["person": draft.value])
    }
    define("the client enters {string} as the {property} of {string} without saving") {
      context, arguments in
      let id = try await context.world.id(ofPerson: try arguments.string(2))
      try await context.world.perform(
        "client.addressBook.enter",
        arguments.message(["text", "property"], adding: ["person": id]))
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
        "what the client was handed", try arguments.requiredTable().pairs, of: PersonView(handed))
    }
    define("the client was handed {string}") { context, arguments in
      let handed = try await context.world.observe("client.handed")
      try expect("the client was handed", arguments.string(0), toEqual: handed["name"]?.string)
    }
    define("the client was handed nobody") { context, _ in
      let handed = try await context.world.observe("client.handed")
      try expect("what the client was handed", ["null"], toEqual: [handed.compact])
    }
  }
}

extension StepArguments {
  /// A part of a person to prefill, named by the sentence: the name is the first name.
  fileprivate func prefill() throws -> (name: String, text: String) {
    let word = try string(0)
    return (word == "name" ? "first" : word, try string(1))
  }
}
