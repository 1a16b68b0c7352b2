import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The form for a new person.
  mutating func defineNewPersonSteps() {
    act(
      "the user saves the new person", trying: "the user tries to save the new person",
      "newPerson.save")
    act(
      "the user cancels the new person", trying: "the user tries to cancel the new person",
      "newPerson.cancel")
    act(
      "the user deletes the person in the form",
      trying: "the user tries to delete the person in the form", "newPerson.delete")
    act("the system's form updates a stored person", "newPerson.updating.start")
    act(
      "the system's form stores another person beside a stored one", "newPerson.duplicating.start")
    act(
      "the user enters {string} as the new person's {property}",
      trying: "the user tries to enter {string} as the new person's {property}", "newPerson.enter",
      "text", "property")
    define("the new person shows") { context, arguments in
      let person = PersonView(try await context.world.observe("newPerson.person"))
      try expectPairs("new person", try arguments.requiredTable().pairs, of: person)
    }
  }
}
