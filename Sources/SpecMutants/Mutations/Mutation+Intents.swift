import Conformance
import JSON

extension Mutation {
  /// Has a say in what becomes of some actions.
  static func around(
    _ actions: String...,
    body: @escaping @Sendable (Intent, Inside) async throws -> Reply
  ) -> Mutation {
    var mutation = Mutation()
    mutation.performing = { intent, inside in
      guard actions.contains(intent.action) else { return try await inside.perform(intent) }
      return try await body(intent, inside)
    }
    return mutation
  }

  /// Remembers that one of some actions was asked for, and carries it out.
  static func noting(_ note: String, on actions: String...) -> Mutation {
    var mutation = Mutation()
    mutation.performing = { intent, inside in
      if actions.contains(intent.action) { inside[note] = true }
      return try await inside.perform(intent)
    }
    return mutation
  }

  /// Does something else when the user means one thing.
  static func instead(of action: String, _ others: String...) -> Mutation {
    around(action) { _, inside in
      var reply = Reply()
      for other in others { reply.append(try await inside.perform(other)) }
      return reply
    }
  }

  /// Says that it was done, and does nothing.
  static func ignoring(_ action: String, telling events: Event...) -> Mutation {
    around(action) { _, _ in Reply(events: events) }
  }

  /// Ignores an action while what can be seen fulfils a condition.
  static func ignoring(
    _ action: String, when query: String,
    _ isSo: @escaping @Sendable (JSONValue) -> Bool
  ) -> Mutation {
    around(action) { intent, inside in
      let isIgnored = isSo(try await inside.observe(query))
      return isIgnored ? Reply() : try await inside.perform(intent)
    }
  }

  /// Does something else too, once an action is carried out; what cannot be done then is left.
  static func also(
    _ other: String, _ arguments: JSONValue = [:], after action: String,
    when isSo: @escaping @Sendable (Reply) -> Bool = { $0.outcome == .done }
  ) -> Mutation {
    around(action) { intent, inside in
      var reply = try await inside.perform(intent)
      if isSo(reply) { reply.events += try await inside.perform(other, arguments).events }
      return reply
    }
  }

  /// Does something else first.
  static func also(
    _ other: String, _ arguments: JSONValue = [:], before action: String
  ) -> Mutation {
    around(action) { intent, inside in
      var reply = try await inside.perform(other, arguments)
      reply.append(try await inside.perform(intent))
      return reply
    }
  }

  /// Refuses what can be done.
  static func refusing(_ action: String, _ code: String = "notPossible") -> Mutation {
    around(action) { _, _ in Reply(.refused(Refusal(code, "That is not possible."))) }
  }

  /// Says that it was done where it should refuse.
  static func accepting(_ action: String) -> Mutation {
    around(action) { intent, inside in
      Reply(.done, events: try await inside.perform(intent).events)
    }
  }

  /// Crashes where the reply is such.
  static func crashing(
    after action: String, _ sentence: String,
    when isSo: @escaping @Sendable (Reply) -> Bool = { _ in true }
  ) -> Mutation {
    around(action) { intent, inside in
      let reply = try await inside.perform(intent)
      if isSo(reply) { throw Crash(description: sentence) }
      return reply
    }
  }

  /// Changes an action's arguments.
  static func altering(
    _ action: String, _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Mutation {
    around(action) { intent, inside in
      try await inside.perform(intent.action, change(intent.arguments))
    }
  }
}

extension Reply {
  /// What two intents together came to.
  mutating func append(_ other: Reply) {
    events += other.events
    outcome = other.outcome
  }

  /// Whether an event of that type was told.
  func tells(_ type: String) -> Bool { events.contains { $0.type == type } }
}
