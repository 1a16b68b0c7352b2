import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineNewPersonSteps() {
    act("the user saves the new person", "newPerson.save")
    act("the user cancels the new person", "newPerson.cancel")
    act("the user deletes the person in the form", "newPerson.delete")
    act("the system's form updates a stored person", "newPerson.updating.start")
    act(
      "the system's form stores another person beside a stored one", "newPerson.duplicating.start")
    define("the user enters {string} as the new person's {word}") { context, arguments in
      try await context.world.perform(
        "newPerson.enter",
        ["property": .string(try arguments.string(1)), "text": .string(try arguments.string(0))])
    }
    define("the user tries to enter {string} as the new person's {word}") { context, arguments in
      try await context.world.attempt(
        "newPerson.enter",
        ["property": .string(try arguments.string(1)), "text": .string(try arguments.string(0))])
    }
    define("the new person shows") { context, arguments in
      let person = PersonView(try await context.world.observe("newPerson.person"))
      try expectPairs("new person", try arguments.requiredTable(), of: person)
    }
  }
}
