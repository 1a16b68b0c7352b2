import Conformance
import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineEventSteps() {
    define("these events happened in order") { context, arguments in
      let rows = try arguments.requiredTable().pairs
      let families = Set(rows.map { EventPattern.family($0.name) })
      let actual = context.world.events.filter { families.contains(EventPattern.family($0.type)) }
      try EventPattern.compare(rows, with: actual)
    }
    define("these events did not happen") { context, arguments in
      let types = try arguments.requiredTable().column
      let found = context.world.events.filter { types.contains($0.type) }
      try expect("events that must not happen", [], toEqual: found.map(\.description))
    }
    define("nothing was saved") { context, _ in
      let saves = context.world.events.filter { EventPattern.saves.contains($0.type) }
      try expect("saves", [], toEqual: saves.map(\.description))
    }
    define("the trip was saved {int} time(s)") { context, arguments in
      let count = context.world.events.count { $0.type == "trip.saved" }
      try expect("saves of the trip", "\(arguments.int(0))", toEqual: "\(count)")
    }
    define("it is refused with {string}") { context, arguments in
      try expect("refusal", arguments.string(0), toEqual: context.world.refusal?.code)
    }
  }
}

/// How a table of events is compared with what happened.
///
/// Only events of the families that the table names take part (the family is the name up to the last
/// dot, and appearing and leaving of a screen are a family apart from what its delegate is told). Of those,
/// every one must be in the table, in order: one too many fails like one too few.
enum EventPattern {
  static let saves: Set = ["trip.saved", "addressBook.saved"]
  private static let appearances: Set = [
    "willAppear", "didAppear", "willDisappear", "didDisappear", "presented", "dismissed",
    "pushed", "popped", "presentCompleted", "dismissCompleted",
  ]

  static func family(_ type: String) -> String {
    let parts = type.split(separator: ".", omittingEmptySubsequences: false)
    let owner = parts.dropLast().joined(separator: ".")
    return appearances.contains(String(parts.last ?? "")) ? "\(owner) appearing" : owner
  }

  static func compare(_ rows: [(name: String, text: String)], with events: [Event]) throws {
    let actual = events.enumerated().map { index, event in
      index < rows.count ? shown(event, like: rows[index].text) : event.description
    }
    let expected = rows.map { row in
      let details = (try? JSONReader.read(row.text))?.compact ?? row.text
      return details.isEmpty ? row.name : "\(row.name) \(details)"
    }
    try expect("events", expected, toEqual: actual)
  }

  /// The event with those details that the row names, so that a scenario may leave out what it is not about.
  private static func shown(_ event: Event, like text: String) -> String {
    guard let wanted = try? JSONReader.read(text), let members = wanted.members else {
      return event.type
    }
    let details = members.map { JSONMember($0.name, event.details[$0.name] ?? .null) }
    return "\(event.type) \(JSONValue.object(details).compact)"
  }
}
