import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineBestFriendSteps() {
    act("the best friend screen is open", "bestFriend.open")
    act("the user asks for a new best friend", "bestFriend.choose")
    define("no friend is shown") { context, _ in
      let friend = try await context.world.observe("bestFriend.friend")
      try expect("friend", ["null"], toEqual: [friend.compact])
    }
    define("the friend is shown as") { context, arguments in
      let friend = try await context.world.observe("bestFriend.friend")
      try expect("friend", try arguments.requiredTable().pairs, toEqual: friend, of: .friend)
    }
  }
}
