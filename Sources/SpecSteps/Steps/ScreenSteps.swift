import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineScreenSteps() {
    define("the screen {string} is shown") { context, arguments in
      try expect("screen", arguments.string(0), toEqual: await context.world.screen().name)
    }
    define("the screen {string} is shown over {string}") { context, arguments in
      let screen = try await context.world.screen()
      try expect("screen", arguments.string(0), toEqual: screen.name)
      try expect("screen below", arguments.string(1), toEqual: screen.under.first)
    }
    define("it came in by {string} in a {string} container") { context, arguments in
      let value = try await context.world.screen().value
      try expect("transition", arguments.string(0), toEqual: value["transition"]?.string)
      try expect("container", arguments.string(1), toEqual: value["container"]?.string)
    }
    define("the title is {string}") { context, arguments in
      try expect("title", arguments.string(0), toEqual: await context.world.screen().title)
    }
    define("the bar shows") { context, arguments in
      try expect("bar", arguments.requiredTable(), toEqual: await context.world.screen().bar)
    }
    define("the buttons are") { context, arguments in
      let buttons = try await context.world.screen().buttons
      try expect("buttons", arguments.requiredTable().column, toEqual: buttons)
    }
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
    define("the alert offers") { context, arguments in
      let buttons = try await context.world.screen().alertButtons
      try expect("alert buttons", arguments.requiredTable().column, toEqual: buttons)
    }
    define("the alert does not offer {string}") { context, arguments in
      let buttons = try await context.world.screen().alertButtons
      let button = try arguments.string(0)
      try expect(!buttons.contains(button), "no button \(button)", actual: "\(buttons)")
    }
  }
}
