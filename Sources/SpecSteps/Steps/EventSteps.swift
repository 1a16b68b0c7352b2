import Conformance
import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineEventSteps() {
    define("these events happened in order") { context, arguments in
      try EventTable(try arguments.requiredTable()).check(context.world.events)
    }
    define("{string} did not happen") { context, arguments in
      let name = try arguments.string(0)
      let found = context.world.events.filter { $0.type.inWords == name }
      try expect("events that must not happen", [], toEqual: found.map(\.description))
    }
    define("nothing was saved") { context, _ in
      let saves = context.world.events.filter {
        ["trip.saved", "addressBook.saved"].contains($0.type)
      }
      try expect("saves", [], toEqual: saves.map(\.description))
    }
    define("the trip was saved {int} time(s)") { context, arguments in
      let count = context.world.events.count { $0.type == "trip.saved" }
      try expect("saves of the trip", "\(arguments.int(0))", toEqual: "\(count)")
    }
    define("it is refused because {}") { context, arguments in
      let code = try Refusals.code(for: try arguments.string(0))
      try expect("refusal", code, toEqual: context.world.refusal?.code)
    }
  }
}
