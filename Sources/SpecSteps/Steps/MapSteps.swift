import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineMapSteps() {
    define("the map shows") { context, arguments in
      let pins = try await context.world.observe("map.pins").array ?? []
      try expect("pins", try arguments.requiredTable(), toEqual: pins.map(SpecWorld.rounded))
    }
    define("the map shows no pin") { context, _ in
      let pins = try await context.world.observe("map.pins").array ?? []
      try expect("pins", [], toEqual: pins.map(\.compact))
    }
    act("the geocoder finds nothing", "geocoder.fail")
    define("the geocoder answers after {int} milliseconds") { context, arguments in
      try await context.world.perform(
        "geocoder.delay", ["milliseconds": .integer(try arguments.int(0))])
    }
    define("the geocoder fails with {string}") { context, arguments in
      try await context.world.perform(
        "geocoder.fail", ["reason": .string(try arguments.string(0))])
    }
    act("the geocoder works again", "geocoder.work")
    act("the geocoder keeps its answers back", "geocoder.hold")
    act("the geocoder does not hear that it is cancelled", "geocoder.deaf.choose")
    define("the answer for {string} comes") { context, arguments in
      try await context.world.perform(
        "geocoder.answer", ["place": .string(try arguments.string(0))])
    }
    define("the geocoder tries to answer for {string}") { context, arguments in
      try await context.world.attempt(
        "geocoder.answer", ["place": .string(try arguments.string(0))])
    }
    define("the places that were not found are") { context, arguments in
      let failures = try await context.world.observe("map.failures").array ?? []
      try expect("failures", try arguments.requiredTable(), toEqual: failures)
    }
    define("every place was found or not asked for") { context, _ in
      let failures = try await context.world.observe("map.failures").array ?? []
      try expect("failures", [], toEqual: failures.map(\.compact))
    }
    define("the geocoder's failure for {string} can be read") { context, arguments in
      let failures = try await context.world.observe("map.failures").array ?? []
      let name = try arguments.string(0)
      try expect(
        failures.contains { $0["name"]?.string == name }, "a failure for \(name)",
        actual: failures.map(\.compact).joined(separator: ", "))
    }
  }
}

extension SpecWorld {
  /// A pin with its coordinate to two decimals, about a kilometre, which is what a gazetteer can promise.
  static func rounded(_ pin: JSONValue) -> JSONValue {
    .object(
      (pin.members ?? []).map { member in
        guard let number = member.value.double else { return member }
        return JSONMember(member.name, .number((number * 100).rounded() / 100))
      })
  }
}
