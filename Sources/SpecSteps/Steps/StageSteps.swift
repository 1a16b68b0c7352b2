import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineStageSteps() {
    defineShowing()
    definePresenting()
    defineStack()
    defineResponders()
  }

  private mutating func defineShowing() {
    define("the program shows {string} in a {string} container") { context, arguments in
      try await context.world.perform(
        "screens.show",
        [
          "screen": .string(try arguments.string(0)),
          "container": .string(try arguments.string(1)),
        ])
    }
    act("transitions take their time", "screens.transitions.defer")
    act("the transition ends", "screens.transitions.finish")
    act("screens tell in the order that was observed on the platform", "screens.order.expect")
    define("the levels of screens are") { context, arguments in
      let levels = try await context.world.observe("screens.levels").array ?? []
      try expect("levels", try arguments.requiredTable(), toEqual: levels)
    }
  }

  private mutating func definePresenting() {
    define("the program presents {string}") { context, arguments in
      try await context.world.perform("screens.present", arguments.presentation())
    }
    define("the program presents {string} from {string}") { context, arguments in
      try await context.world.perform(
        "screens.present", arguments.presentation(["from": .string(try arguments.string(1))]))
    }
    define("the program presents {string} with") { context, arguments in
      let members = try arguments.requiredTable().pairs.map {
        JSONMember($0.name, .string($0.text))
      }
      try await context.world.perform("screens.present", arguments.presentation(.object(members)))
    }
    define("the program presents {string} and asks to be told when it is up") {
      context, arguments in
      try await context.world.perform(
        "screens.present", arguments.presentation(["completion": true]))
    }
    define("the program presents {string} as a sheet") { context, arguments in
      try await context.world.perform(
        "screens.sheets.present", arguments.presentation(["style": "sheet"]))
    }
    define("the program presents {string} with a partial curl") { context, arguments in
      try await context.world.perform(
        "screens.curls.present", arguments.presentation(["transition": "partialCurl"]))
    }
    defineRefusedPresenting()
    defineDismissing()
  }

  private mutating func defineRefusedPresenting() {
    define("the program tries to present {string}") { context, arguments in
      try await context.world.attempt("screens.present", arguments.presentation())
    }
    define("the program tries to present {string} from {string}") { context, arguments in
      try await context.world.attempt(
        "screens.present", arguments.presentation(["from": .string(try arguments.string(1))]))
    }
    define("the program tries to present {string} with a partial curl") { context, arguments in
      try await context.world.attempt(
        "screens.curls.present", arguments.presentation(["transition": "partialCurl"]))
    }
  }

  private mutating func defineDismissing() {
    define("{string} is dismissed") { context, arguments in
      try await context.world.perform(
        "screens.dismiss", ["from": .string(try arguments.string(0))])
    }
    define("{string} is dismissed and the program asks to be told when it is gone") {
      context, arguments in
      try await context.world.perform(
        "screens.dismiss", ["from": .string(try arguments.string(0)), "completion": true])
    }
    define("the program tries to dismiss {string}") { context, arguments in
      try await context.world.attempt(
        "screens.dismiss", ["from": .string(try arguments.string(0))])
    }
  }

  private mutating func defineStack() {
    define("the program pushes {string}") { context, arguments in
      try await context.world.perform(
        "screens.push", ["screen": .string(try arguments.string(0))])
    }
    define("the program tries to push {string}") { context, arguments in
      try await context.world.attempt(
        "screens.push", ["screen": .string(try arguments.string(0))])
    }
    act("the program pops", "screens.pop")
    act("the program pops to the root", "screens.popToRoot")
    define("the program pops to {string}") { context, arguments in
      try await context.world.perform(
        "screens.popTo", ["screen": .string(try arguments.string(0))])
    }
  }

  private mutating func defineResponders() {
    define("the screen {string} keeps an undo history") { context, arguments in
      try await context.world.perform(
        "screens.giveHistory", ["screen": .string(try arguments.string(0))])
    }
    define("the user does {string} on {string}") { context, arguments in
      try await context.world.perform(
        "screens.work",
        ["name": .string(try arguments.string(0)), "screen": .string(try arguments.string(1))])
    }
    act("the screen in front takes over from a field that has ended", "responder.screen.choose")
    act("nobody takes over from a field that has ended", "responder.nobody.choose")
    act("the program does not heed shakes", "device.shakeToEdit.disable")
  }
}

extension StepArguments {
  /// The arguments of a presentation of the first text, with those of the sentence.
  fileprivate func presentation(_ more: JSONValue = [:]) throws -> JSONValue {
    .object([JSONMember("screen", .string(try string(0)))] + (more.members ?? []))
  }
}
