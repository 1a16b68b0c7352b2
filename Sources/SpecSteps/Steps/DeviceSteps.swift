import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineDeviceSteps() {
    act("the traveller/user shakes the phone", "device.shake")
    define("the traveller/user shakes the phone and chooses {string}") { context, arguments in
      try await context.world.perform("device.shake")
      try await context.world.choose(try arguments.string(0))
    }
    define("the traveller/user chooses {string} in the alert") { context, arguments in
      try await context.world.choose(try arguments.string(0))
    }
    act("the user sweeps the sheet away", "sheet.swipeDown")
    define("the user tries to choose {string} in the alert") { context, arguments in
      try await context.world.attempt(
        "alert.choose", ["button": .string(try arguments.string(0))])
    }
    act("memory runs low", "device.memoryWarning")
    define("{int} milliseconds pass") { context, arguments in
      try await context.world.advance(milliseconds: try arguments.int(0))
    }
    define("the app is killed and started again") { context, _ in
      try await context.world.relaunch()
    }
    define("the traveller/user/client tries {string}") { context, arguments in
      try await context.world.attempt(try arguments.string(0))
    }
    define("the pasteboard holds {string}") { context, arguments in
      try await context.world.perform("device.copy", ["text": .string(try arguments.string(0))])
    }
    define("nothing can be undone") { context, _ in
      let undo = try await context.world.observe("undo.state")
      try expect("undo", ["no"], toEqual: [(undo["canUndo"] ?? .null).cell])
    }
  }
}

extension SpecWorld {
  func choose(_ button: String) async throws {
    try await perform("alert.choose", ["button": .string(button)])
  }
}
