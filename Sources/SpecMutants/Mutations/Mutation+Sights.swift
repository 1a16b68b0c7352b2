import Conformance
import JSON

extension Mutation {
  /// Shows something else than is there.
  static func showing(
    _ query: String, _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Mutation {
    seeing(query) { value, _ in change(value) }
  }

  /// Shows something else, which depends on more than the value.
  static func seeing(
    _ query: String, _ change: @escaping @Sendable (JSONValue, Inside) async throws -> JSONValue
  ) -> Mutation {
    var mutation = Mutation()
    mutation.observing = { asked, inside in
      let value = try await inside.observe(asked)
      return asked == query ? try await change(value, inside) : value
    }
    return mutation
  }

  /// Shows one member of an answer otherwise; in a list, of every answer in it.
  static func showing(
    _ query: String, _ member: String,
    _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Mutation {
    showing(query) { value in value.each { $0.changing(member, change) } }
  }

  /// Shows a screen otherwise.
  static func screen(
    _ name: String, _ member: String,
    _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Mutation {
    showing("screen.front") { screen in
      screen["name"]?.string == name ? screen.changing(member, change) : screen
    }
  }

  /// Shows alerts otherwise.
  static func alert(
    _ member: String, _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Mutation {
    showing("screen.front", "alert") { alert in
      alert.isNull ? alert : alert.changing(member, change)
    }
  }

  /// Goes on showing what was there before an action, until another one.
  static func stale(
    _ query: String, after actions: String..., until fresh: [String] = []
  ) -> Mutation {
    let key = "stale \(query)"
    var mutation = Mutation()
    mutation.performing = { intent, inside in
      if actions.contains(intent.action), inside[key] == nil {
        inside[key] = try? await inside.observe(query)
      }
      if fresh.contains(intent.action) { inside[key] = nil }
      return try await inside.perform(intent)
    }
    mutation.observing = { asked, inside in
      if asked == query, let old = inside[key] { return old }
      return try await inside.observe(asked)
    }
    return mutation
  }
}
