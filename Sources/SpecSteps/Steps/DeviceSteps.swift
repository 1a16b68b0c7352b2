import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What happens to the device and the app as a whole.
  mutating func defineDeviceSteps() {
    act("the user shakes the phone", "device.shake")
    define("the user shakes the phone and chooses {string}") { context, arguments in
      try await context.world.perform("device.shake")
      try await context.world.perform("alert.choose", try arguments.message(["button"]))
    }
    act(
      "the user sweeps the sheet away", trying: "the user tries to sweep the sheet away",
      "sheet.swipeDown")
    act("memory runs low", "device.memoryWarning")
    act("the pasteboard holds {string}", "device.copy", "text")
    define("{int} milliseconds pass") { context, arguments in
      try await context.world.advance(milliseconds: try arguments.int(0))
    }
    define("the app is killed and started again") { context, _ in
      try await context.world.relaunch()
    }
    define("nothing can be undone") { context, _ in
      let undo = try await context.world.observe("undo.state")
      try expect("undo", ["no"], toEqual: [undo.cell(of: "canUndo")])
    }
  }
}
