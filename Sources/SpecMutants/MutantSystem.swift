import Conformance
import JSON

/// A system whose messages pass through mutations; the first mutation is the outermost.
final class MutantSystem: SystemUnderTest {
  private let correct: any SystemUnderTest
  private let mutations: [Mutation]
  private var start: ScenarioStart?
  /// What mutations remember from one message to the next, in this scenario.
  fileprivate var memory: [String: JSONValue] = [:]

  init(over correct: any SystemUnderTest, mutations: [Mutation]) {
    self.correct = correct
    self.mutations = mutations
  }

  func initialize() async throws -> SystemDescription { try await correct.initialize() }

  func begin(_ scenario: ScenarioStart) async throws -> Readiness {
    start = scenario
    memory = [:]
    return try await correct.begin(scenario)
  }

  func perform(_ intent: Intent) async throws -> Reply { try await outside.perform(intent) }
  func observe(_ query: String) async throws -> JSONValue { try await outside.observe(query) }
  func relaunch() async throws { try await outside.relaunch() }
  func end() async throws -> [Event] { try await correct.end() }
  func shutdown() async throws { try await correct.shutdown() }

  func advance(milliseconds: Int) async throws -> [Event] {
    try await outside.advance(milliseconds: milliseconds)
  }

  private var outside: Inside { Inside(system: self, mutations: mutations[...]) }

  /// What a mutation hands a message on to: the mutations within it, and the correct system inside all of them.
  struct Inside {
    fileprivate let system: MutantSystem
    fileprivate let mutations: ArraySlice<Mutation>

    private var next: Inside { Inside(system: system, mutations: mutations.dropFirst()) }

    func perform(_ intent: Intent) async throws -> Reply {
      guard let mutation = mutations.first else { return try await system.correct.perform(intent) }
      var reply = try await mutation.performing(intent, next)
      reply.events = mutation.telling(reply.events, intent.action)
      return reply
    }

    func perform(_ action: String, _ arguments: JSONValue = [:]) async throws -> Reply {
      try await perform(Intent(action, arguments))
    }

    func observe(_ query: String) async throws -> JSONValue {
      guard let mutation = mutations.first else { return try await system.correct.observe(query) }
      return try await mutation.observing(query, next)
    }

    func advance(milliseconds: Int) async throws -> [Event] {
      guard let mutation = mutations.first else {
        return try await system.correct.advance(milliseconds: milliseconds)
      }
      return mutation.telling(try await mutation.advancing(milliseconds, next), "clock.advance")
    }

    func relaunch() async throws {
      guard let mutation = mutations.first else { return try await system.correct.relaunch() }
      try await mutation.relaunching(next)
    }

    /// Begins the scenario anew on empty data.
    func startAfresh() async throws {
      guard let start = system.start else { return }
      _ = try await system.correct.end()
      _ = try await system.correct.begin(start)
    }

    /// What mutations remember.
    subscript(name: String) -> JSONValue? {
      get { system.memory[name] }
      nonmutating set { system.memory[name] = newValue }
    }
  }
}
