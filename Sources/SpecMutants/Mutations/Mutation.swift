import Conformance
import JSON

/// One thing that a mutant does otherwise; whatever a mutation leaves out passes unchanged.
struct Mutation: Sendable {
  typealias Inside = MutantSystem.Inside

  var performing: @Sendable (Intent, Inside) async throws -> Reply = { try await $1.perform($0) }
  var observing: @Sendable (String, Inside) async throws -> JSONValue = {
    try await $1.observe($0)
  }
  var advancing: @Sendable (Int, Inside) async throws -> [Event] = {
    try await $1.advance(milliseconds: $0)
  }
  var relaunching: @Sendable (Inside) async throws -> Void = { try await $0.relaunch() }
  /// Changes the events of the action named.
  var telling: @Sendable ([Event], String) -> [Event] = { events, _ in events }
}

/// A front end that is no longer there.
struct Crash: Error, CustomStringConvertible {
  let description: String
}
