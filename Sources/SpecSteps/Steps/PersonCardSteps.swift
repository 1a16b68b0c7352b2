import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The card of a known person.
  mutating func definePersonCardSteps() {
    defineCard("the person card", "personCard")
    act(
      "the user edits the person on the card",
      trying: "the user tries to edit the person on the card", "personCard.edit")
    act(
      "the user taps Done on the person card",
      trying: "the user tries to tap Done on the person card", "personCard.done")
    act(
      "the user cancels editing the person card",
      trying: "the user tries to cancel editing the person card", "personCard.cancel")
    act(
      "the user goes back from the person card",
      trying: "the user tries to go back from the person card", "personCard.back")
    act(
      "the user enters {string} as the {property} on the person card",
      trying: "the user tries to enter {string} as the {property} on the person card",
      "personCard.enter", "text", "property")
    act(
      "the user chooses to {word} on the person card",
      trying: "the user tries to {word} on the person card", "personCard.actions.perform",
      "action")
    define("the person card is {word}") { context, arguments in
      let card = try await context.world.observe("personCard.card")
      let state = card["editing"]?.bool == true ? "edited" : "read"
      try expect("the person card", arguments.string(0), toEqual: state)
    }
    list("the person card highlights {string}") { world, _ in
      try await world.observe("personCard.card").cell(of: "highlighted").listed
    }
    defineOffers()
  }

  private mutating func defineOffers() {
    for (none, some, query) in [
      ("the person card offers nothing", "the person card offers", "personCard.actions.offered"),
      (
        "the person card shows no linked people", "the person card shows the linked people",
        "personCard.linked.people"
      ),
    ] {
      define(none) { context, _ in
        try expect(none, [], toEqual: try await context.world.observe(query).texts)
      }
      list("\(some) {string}") { world, _ in try await world.observe(query).texts }
    }
  }
}
