import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The map and the geocoder.
  mutating func defineMapSteps() {
    define("the map shows") { context, arguments in
      let pins = try await context.world.observe("map.pins").array ?? []
      try expect(
        "pins", try arguments.requiredTable(), toEqual: pins.map(SpecWorld.rounded), of: .pin)
    }
    list("the map shows {string}") { world, _ in
      try await world.observe("map.pins").texts(of: "title")
    }
    define("the map shows no pin") { context, _ in
      try expect("pins", [], toEqual: try await context.world.observe("map.pins").texts)
    }
    act("the geocoder finds nothing", "geocoder.fail")
    act("the geocoder answers after {int} milliseconds", "geocoder.delay", "milliseconds")
    define("the geocoder fails with {string}") { context, arguments in
      try await context.world.perform(
        "geocoder.fail", ["reason": .string(try arguments.string(0).asCode)])
    }
    act("the geocoder works again", "geocoder.work")
    act("the geocoder keeps its answers back", "geocoder.hold")
    act("the geocoder does not hear that it is cancelled", "geocoder.deaf.choose")
    act(
      "the answer for {string} comes", trying: "the geocoder tries to answer for {string}",
      "geocoder.answer", "place")
    attempt("the geocoder tries to answer nothing in particular", "geocoder.answer")
    defineMapFailures()
  }

  private mutating func defineMapFailures() {
    define("the places that were not found are") { context, arguments in
      let failures = try await context.world.observe("map.failures").array ?? []
      try expect("failures", try arguments.requiredTable(), toEqual: failures, of: .failure)
    }
    define("every place was found or not asked for") { context, _ in
      try expect("failures", [], toEqual: try await context.world.observe("map.failures").texts)
    }
    define("the geocoder's failure for {string} can be read") { context, arguments in
      let names = try await context.world.observe("map.failures").texts(of: "name")
      let name = try arguments.string(0)
      try expect(
        names.contains(name), "a failure for \(name)", actual: names.joined(separator: ", "))
    }
  }
}

extension SpecWorld {
  /// A pin with its coordinate to two decimals, about a kilometre, which is what a gazetteer can promise.
  fileprivate static func rounded(_ pin: JSONValue) -> JSONValue {
    .object(
      (pin.members ?? []).map { member in
        guard let number = member.value.double else { return member }
        return JSONMember(member.name, .number((number * 100).rounded() / 100))
      })
  }
}
