import Conformance
import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The user's permission to read the contacts.
  mutating func defineAccessSteps() {
    act("the user denies access to the contacts", "contactAccess.deny")
    act("access to the contacts is restricted", "contactAccess.restrict")
    for (word, agrees) in [("allow", true), ("refuse", false)] {
      act(
        "the user will \(word) access when asked", "contactAccess.leaveUndecided",
        adding: ["agrees": .bool(agrees)])
    }
    act("the client asks for access", "contactAccess.request")
    define("the state of access is {}") { context, arguments in
      let state = try await context.world.observe("contactAccess.state")
      try expect("access", arguments.string(0), toEqual: state.cell.inWords)
    }
    define("the user was asked once") { context, _ in
      try expect("questions", "1", toEqual: "\(context.world.timesAsked)")
    }
    define("the user was not asked") { context, _ in
      try expect("questions", "0", toEqual: "\(context.world.timesAsked)")
    }
  }
}

extension SpecWorld {
  fileprivate var timesAsked: Int { events.count { $0.type == "contactAccess.userAsked" } }
}
