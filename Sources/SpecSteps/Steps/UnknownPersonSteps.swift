import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The card of an unknown person.
  mutating func defineUnknownPersonSteps() {
    defineCard("the unknown person's card", "unknownPerson")
    act(
      "the user creates a new contact from the unknown person",
      trying: "the user tries to create a new contact from the unknown person",
      "unknownPerson.createNew")
    define("the user adds the unknown person to {string}") { context, arguments in
      let id = try await context.world.id(ofPerson: try arguments.string(0))
      try await context.world.perform("unknownPerson.addToExisting", ["person": id])
    }
    define("the user tries to add the unknown person to {string}") { context, arguments in
      let id = try await context.world.id(ofPerson: try arguments.string(0))
      try await context.world.attempt("unknownPerson.addToExisting", ["person": id])
    }
    attempt(
      "the user tries to add the unknown person to somebody who is not listed",
      "unknownPerson.addToExisting", adding: ["person": 987_654])
    act(
      "the user cancels the unknown person", trying: "the user tries to cancel the unknown person",
      "unknownPerson.cancel")
    list("the unknown person's card offers {string}") { world, _ in try await world.offers() }
    define("the unknown person's card offers nothing") { context, _ in
      try expect("offers", [], toEqual: try await context.world.offers())
    }
    define("the unknown person's card says {string}") { context, arguments in
      let card = try await context.world.observe("unknownPerson.card")
      try expect("message", arguments.string(0), toEqual: card["message"]?.string)
    }
  }
}

extension SpecWorld {
  fileprivate func offers() async throws -> [String] {
    (try await observe("unknownPerson.card")["offers"]?.texts ?? []).map(\.inWords)
  }
}
