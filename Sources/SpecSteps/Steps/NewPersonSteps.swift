import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineNewPersonSteps() {
    act("the user saves the new person", "newPerson.save")
    act("the user cancels the new person", "newPerson.cancel")
    define("the user enters {string} as the new person's {word}") { context, arguments in
      try await context.world.perform(
        "newPerson.enter",
        ["property": .string(try arguments.string(1)), "text": .string(try arguments.string(0))])
    }
    define("the new person shows") { context, arguments in
      let person = PersonView(try await context.world.observe("newPerson.person"))
      let pairs = try arguments.requiredTable().pairs
      try expect(
        "new person", pairs.map { "\($0.name): \($0.text)" },
        toEqual: pairs.map { "\($0.name): \(person[$0.name])" })
    }
  }
}
