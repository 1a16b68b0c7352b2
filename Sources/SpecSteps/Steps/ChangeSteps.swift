import Conformance
import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// Listening to changes of the address book.
  mutating func defineChangeSteps() {
    for (sentence, handling) in [
      ("listens to", "nothing"), ("reverts when told by", "reverting"),
      ("trims notes when told by", "trimming"),
    ] {
      act(
        "{word} \(sentence) changes as {string}", "book.listen", "book", "listener",
        adding: ["handling": .string(handling)])
    }
    act(
      "{word} stops listening as {string}", trying: "{word} tries to stop listening as {string}",
      "book.unlisten", "book", "listener")
    act("the run loop of {word} turns", "book.deliverChanges", "book")
    define("{word} heard of {int} change(s) as {string}") { context, arguments in
      let listener = "\(try arguments.string(0)) as \(try arguments.string(2))"
      try expect(
        "changes", Array(repeating: listener, count: try arguments.int(1)),
        toEqual: context.world.heardChanges)
    }
    define("no change was heard of") { context, _ in
      try expect("changes", [], toEqual: context.world.heardChanges)
    }
  }
}

extension SpecWorld {
  /// Who heard of a change, in order.
  fileprivate var heardChanges: [String] {
    events.filter { $0.type == "book.changed" }.map {
      "\($0.details.cell(of: "book")) as \($0.details.cell(of: "listener"))"
    }
  }
}
