import Conformance
import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The navigation stack, and who answers a shake.
  mutating func defineNavigationSteps() {
    act(
      "the program pushes {string}", trying: "the program tries to push {string}", "screens.push",
      "screen")
    act("the program pops", trying: "the program tries to pop", "screens.pop")
    act("the program pops to the root", "screens.popToRoot")
    act("the program pops to {string}", "screens.popTo", "screen")
    define("the stack popped {string}") { context, arguments in
      let popped = context.world.events.filter { $0.type == "stack.popped" }
      try expect(
        "popped", [try arguments.string(0)], toEqual: popped.map { $0.details.cell(of: "screens") })
    }
    define("the stack is {string}") { context, arguments in
      let stacks = try await context.world.observe("screens.levels").texts(of: "stack")
      try expect("stack", [try arguments.string(0)], toEqual: stacks)
    }
    act("the screen {string} keeps an undo history", "screens.giveHistory", "screen")
    act("the user does {string} on {string}", "screens.work", "name", "screen")
    act("the screen in front takes over from a field that has ended", "responder.screen.choose")
    act("nobody takes over from a field that has ended", "responder.nobody.choose")
    act("the program does not heed shakes", "device.shakeToEdit.disable")
  }
}
