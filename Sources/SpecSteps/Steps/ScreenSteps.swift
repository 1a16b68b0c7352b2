import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The screen in front: its name, bar and buttons, and the alert over it.
  mutating func defineScreenSteps() {
    define("the screen {string} is shown") { context, arguments in
      let screen = try await context.world.screen()
      try expect("screen", arguments.string(0), toEqual: screen.name.inWords)
    }
    define("the screen {string} is shown over {string}") { context, arguments in
      let screen = try await context.world.screen()
      try expect("screen", arguments.string(0), toEqual: screen.name.inWords)
      try expect("screen below", arguments.string(1), toEqual: screen.under.first?.inWords)
    }
    for (words, container) in [
      ("in a navigation container", "navigation"), ("without a container", "none"),
    ] {
      define("it came in by {string} \(words)") { context, arguments in
        let screen = try await context.world.screen().value
        try expect("transition", arguments.string(0), toEqual: screen.cell(of: "transition"))
        try expect("container", container, toEqual: screen["container"]?.string)
      }
    }
    define("the title is {string}") { context, arguments in
      try expect("title", arguments.string(0), toEqual: await context.world.screen().title)
    }
    define("the bar shows") { context, arguments in
      try expect(
        "bar", arguments.requiredTable(), toEqual: await context.world.screen().bar, of: .barButton)
    }
    define("the bar shows no button") { context, _ in
      try expect("bar", [], toEqual: await context.world.screen().bar.map(\.compact))
    }
    list("the buttons are {string}") { world, _ in try await world.screen().buttons }
    defineAlertSteps()
  }

  private mutating func defineAlertSteps() {
    define("an alert is shown") { context, _ in
      let screen = try await context.world.screen()
      try expect(screen.alert != nil, "an alert is shown", actual: "none")
    }
    define("no alert is shown") { context, _ in
      let screen = try await context.world.screen()
      try expect("alert", [], toEqual: screen.alertButtons)
    }
    define("the alert says {string}") { context, arguments in
      let alert = try await context.world.screen().alert
      let words = ["title", "message"].compactMap { alert?[$0]?.string }.filter { !$0.isEmpty }
      try expect("alert", arguments.string(0), toEqual: words.joined(separator: " "))
    }
    list("the alert offers {string}") { world, _ in try await world.screen().alertButtons }
    define("the alert does not offer {string}") { context, arguments in
      let buttons = try await context.world.screen().alertButtons
      let button = try arguments.string(0)
      try expect(!buttons.contains(button), "no button \(button)", actual: "\(buttons)")
    }
    act(
      "the user chooses {string} in the alert",
      trying: "the user tries to choose {string} in the alert", "alert.choose", "button")
  }
}
