import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The cards of known and unknown people.
  mutating func defineCardSteps() {
    defineCard("the person card", "personCard")
    defineCard("the unknown person's card", "unknownPerson")
    act("the user edits the person on the card", "personCard.edit")
    act("the user taps Done on the person card", "personCard.done")
    act("the user cancels editing the person card", "personCard.cancel")
    act("the user goes back from the person card", "personCard.back")
    define("the user enters {string} as the {word} on the person card") { context, arguments in
      try await context.world.perform(
        "personCard.enter",
        ["property": .string(try arguments.string(1)), "text": .string(try arguments.string(0))])
    }
    define("the user tries to enter {string} as the {word} on the person card") {
      context, arguments in
      try await context.world.attempt(
        "personCard.enter",
        ["property": .string(try arguments.string(1)), "text": .string(try arguments.string(0))])
    }
    define("the person card is {word}") { context, arguments in
      let card = try await context.world.observe("personCard.card")
      let state = card["editing"]?.bool == true ? "edited" : "read"
      try expect("the person card", arguments.string(0), toEqual: state)
    }
    define("the person card highlights {string}") { context, arguments in
      let card = try await context.world.observe("personCard.card")
      try expect("highlight", arguments.string(0), toEqual: (card["highlighted"] ?? .null).cell)
    }
    definePersonCardButtons()
    defineUnknownPersonSteps()
  }

  private mutating func defineUnknownPersonSteps() {
    act("the user creates a new contact from the unknown person", "unknownPerson.createNew")
    define("the user adds the unknown person to {string}") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      try await context.world.perform(
        "unknownPerson.addToExisting", ["person": person["id"] ?? .null])
    }
    define("the user tries to add the unknown person to {string}") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      try await context.world.attempt(
        "unknownPerson.addToExisting", ["person": person["id"] ?? .null])
    }
    define("the user tries to add the unknown person to somebody who is not listed") {
      context, _ in
      try await context.world.attempt("unknownPerson.addToExisting", ["person": 987_654])
    }
    act("the user cancels the unknown person", "unknownPerson.cancel")
    define("the unknown person's card offers") { context, arguments in
      let card = try await context.world.observe("unknownPerson.card")
      try expect(
        "offers", try arguments.requiredTable().column, toEqual: card["offers"]?.texts ?? [])
    }
    define("the unknown person's card offers nothing") { context, _ in
      let card = try await context.world.observe("unknownPerson.card")
      try expect("offers", [], toEqual: card["offers"]?.texts ?? [])
    }
    define("the unknown person's card says {string}") { context, arguments in
      let card = try await context.world.observe("unknownPerson.card")
      try expect("message", arguments.string(0), toEqual: card["message"]?.string)
    }
  }

  private mutating func definePersonCardButtons() {
    define("the person card offers") { context, arguments in
      let offers = try await context.world.observe("personCard.actions.offered")
      try expect("offers", try arguments.requiredTable().column, toEqual: offers.texts)
    }
    define("the person card offers nothing") { context, _ in
      let offers = try await context.world.observe("personCard.actions.offered")
      try expect("offers", [], toEqual: offers.texts)
    }
    define("the user chooses to {word} on the person card") { context, arguments in
      try await context.world.perform(
        "personCard.actions.perform", ["action": .string(try arguments.string(0))])
    }
    define("the user tries to {word} on the person card") { context, arguments in
      try await context.world.attempt(
        "personCard.actions.perform", ["action": .string(try arguments.string(0))])
    }
    define("the person card shows the linked people") { context, arguments in
      let people = try await context.world.observe("personCard.linked.people")
      try expect("linked people", try arguments.requiredTable().column, toEqual: people.texts)
    }
    define("the person card shows no linked people") { context, _ in
      let people = try await context.world.observe("personCard.linked.people")
      try expect("linked people", [], toEqual: people.texts)
    }
  }

  private mutating func defineCard(_ card: String, _ capability: String) {
    define("\(card) shows {string} with the values") { context, arguments in
      let shown = try await context.world.observe("\(capability).card")
      try expectCard(shown, of: arguments.string(0), with: arguments.requiredTable())
    }
    define("\(card) shows {string} alone") { context, arguments in
      let shown = try await context.world.observe("\(capability).card")
      try expect("card", arguments.string(0), toEqual: (shown["name"] ?? .null).cell)
      try expect("values on the card", [], toEqual: shown["values"]?.array?.map(\.compact) ?? [])
    }
    define("the user taps the {string} {word} on \(card)") { context, arguments in
      let value = try await context.world.valueOnCard(
        capability, labelled: try arguments.string(0), of: try arguments.string(1))
      try await context.world.perform("\(capability).tap", value)
    }
    define("the user tries to tap a/an {word} that \(card) does not show") { context, arguments in
      try await context.world.attempt(
        "\(capability).tap", ["property": .string(try arguments.string(0)), "identifier": 99])
    }
  }
}

/// Compares a card with a name and a table of properties, labels and, where there is a third column, texts.
func expectCard(_ card: JSONValue, of name: String, with table: DataTable) throws {
  try expect("card", name, toEqual: (card["name"] ?? .null).cell)
  let columns = ["property", "label", "text"].prefix(table.texts.first?.count ?? 0)
  let values = (card["values"]?.array ?? []).map { value in
    columns.map { (value[$0] ?? .null).cell }.joined(separator: " | ")
  }
  try expect(
    "values on the card", table.texts.map { $0.joined(separator: " | ") }, toEqual: values)
}

extension SpecWorld {
  /// The value that stands on an open card under a label, as the argument of a tap.
  func valueOnCard(
    _ capability: String, labelled label: String, of property: String
  ) async throws -> JSONValue {
    let values = try await observe("\(capability).card")["values"]?.array ?? []
    let match = values.first {
      $0["property"]?.string == property && $0["label"]?.string == label
    }
    try expect(
      match != nil, "a value \(property) labelled \(label)",
      actual: values.map(\.compact).joined(separator: ", "))
    return ["property": .string(property), "identifier": match?["identifier"] ?? .null]
  }
}

extension JSONValue {
  /// The texts of an array.
  fileprivate var texts: [String] { array?.map(\.cell) ?? [] }
}
