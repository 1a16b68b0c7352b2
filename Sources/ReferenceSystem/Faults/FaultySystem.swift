import Conformance
import JSON

/// A system whose messages pass through twists; the first twist is the outermost.
final class FaultySystem: SystemUnderTest {
  private let sound: any SystemUnderTest
  private let twists: [Twist]
  private var start: ScenarioStart?
  /// What twists remember from one message to the next, in this scenario.
  fileprivate var memory: [String: JSONValue] = [:]

  init(over sound: any SystemUnderTest, twists: [Twist]) {
    self.sound = sound
    self.twists = twists
  }

  func initialize() async throws -> SystemDescription { try await sound.initialize() }

  func begin(_ scenario: ScenarioStart) async throws -> Readiness {
    start = scenario
    memory = [:]
    return try await sound.begin(scenario)
  }

  func perform(_ intent: Intent) async throws -> Reply { try await outside.perform(intent) }
  func observe(_ query: String) async throws -> JSONValue { try await outside.observe(query) }
  func relaunch() async throws { try await outside.relaunch() }
  func end() async throws -> [Event] { try await sound.end() }
  func shutdown() async throws { try await sound.shutdown() }

  func advance(milliseconds: Int) async throws -> [Event] {
    try await outside.advance(milliseconds: milliseconds)
  }

  private var outside: Inside { Inside(system: self, twists: twists[...]) }

  /// What a twist hands a message on to: the twists within it, and the sound system at the core.
  struct Inside {
    fileprivate let system: FaultySystem
    fileprivate let twists: ArraySlice<Twist>

    private var next: Inside { Inside(system: system, twists: twists.dropFirst()) }

    func perform(_ intent: Intent) async throws -> Reply {
      guard let twist = twists.first else { return try await system.sound.perform(intent) }
      var reply = try await twist.performing(intent, next)
      reply.events = twist.telling(reply.events, intent.action)
      return reply
    }

    func perform(_ action: String, _ arguments: JSONValue = [:]) async throws -> Reply {
      try await perform(Intent(action, arguments))
    }

    func observe(_ query: String) async throws -> JSONValue {
      guard let twist = twists.first else { return try await system.sound.observe(query) }
      return try await twist.observing(query, next)
    }

    func advance(milliseconds: Int) async throws -> [Event] {
      guard let twist = twists.first else {
        return try await system.sound.advance(milliseconds: milliseconds)
      }
      return twist.telling(try await twist.advancing(milliseconds, next), "clock.advance")
    }

    func relaunch() async throws {
      guard let twist = twists.first else { return try await system.sound.relaunch() }
      try await twist.relaunching(next)
    }

    /// Begins the scenario anew on empty data.
    func startAfresh() async throws {
      guard let start = system.start else { return }
      _ = try await system.sound.end()
      _ = try await system.sound.begin(start)
    }

    /// What twists remember.
    subscript(name: String) -> JSONValue? {
      get { system.memory[name] }
      nonmutating set { system.memory[name] = newValue }
    }
  }
}
