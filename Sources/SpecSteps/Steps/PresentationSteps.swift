import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// Screens of the program's own: how they are shown, presented and dismissed.
  mutating func definePresentationSteps() {
    act("the program shows {string}", "screens.show", "screen", adding: ["container": "none"])
    act(
      "the program shows {string} in a navigation container", "screens.show", "screen",
      adding: ["container": "navigation"])
    act("transitions take their time", "screens.transitions.defer")
    act("the transition ends", "screens.transitions.finish")
    act("screens tell in the order that was observed on the platform", "screens.order.expect")
    definePresenting()
    defineDismissing()
    defineLevels()
  }

  private mutating func definePresenting() {
    act(
      "the program presents {string}", trying: "the program tries to present {string}",
      "screens.present", "screen")
    act(
      "the program presents {string} from {string}",
      trying: "the program tries to present {string} from {string}", "screens.present", "screen",
      "from")
    act(
      "the program presents {string} in a navigation container", "screens.present", "screen",
      adding: ["container": "navigation"])
    define("the program presents {string} by {string}") { context, arguments in
      try await context.world.perform(
        "screens.present",
        arguments.message(
          ["screen"], adding: ["transition": .string(try arguments.string(1).asCode)]))
    }
    act(
      "the program presents {string} and asks to be told when it is up", "screens.present",
      "screen", adding: ["completion": true])
    act(
      "the program presents {string} as a sheet", "screens.sheets.present", "screen",
      adding: ["style": "sheet"])
    act(
      "the program presents {string} with a partial curl",
      trying: "the program tries to present {string} with a partial curl",
      "screens.curls.present", "screen", adding: ["transition": "partialCurl"])
  }

  private mutating func defineDismissing() {
    act(
      "{string} is dismissed", trying: "the program tries to dismiss {string}", "screens.dismiss",
      "from")
    act(
      "{string} is dismissed and the program asks to be told when it is gone", "screens.dismiss",
      "from", adding: ["completion": true])
  }

  private mutating func defineLevels() {
    define("the levels of screens are") { context, arguments in
      let levels = try await context.world.observe("screens.levels").array ?? []
      try expect("levels", try arguments.requiredTable(), toEqual: levels, of: .level)
    }
    list("the screens are {string}") { world, _ in
      try await world.observe("screens.levels").texts(of: "screen")
    }
  }
}
