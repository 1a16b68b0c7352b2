import Conformance
import Gherkin
import JSON

/// What the steps of one scenario share: the system under test, and the events since the last action.
///
/// Steps send what a user means and compare what can be seen. They know the messages and nothing of any
/// implementation, so they work over every transport.
package final class SpecWorld {
  /// The system that plays the scenario.
  let system: any SystemUnderTest
  /// What would otherwise be nondeterministic.
  let surroundings: ScenarioEnvironment
  private let capabilities: Set<Capability>
  private var lastStepType: PickleStepType?
  /// What happened since the last step that says "When", in order.
  private(set) var events: [Event] = []
  /// Why the last intent was refused; nil where it was carried out.
  private(set) var refusal: Refusal?
  /// The ids that a client has kept, by the names of their records.
  var notedIDs: [String: JSONValue] = [:]

  private init(
    system: any SystemUnderTest, capabilities: Set<Capability>, surroundings: ScenarioEnvironment
  ) {
    self.system = system
    self.surroundings = surroundings
    self.capabilities = capabilities
  }

  /// Begins a scenario on a system.
  ///
  /// - Throws: `SkippedScenario` when the system declines it.
  static func begin(
    _ pickle: Pickle, _ system: any SystemUnderTest, in surroundings: ScenarioEnvironment
  ) async throws -> SpecWorld {
    let description = try await system.initialize()
    let world = SpecWorld(
      system: system, capabilities: description.capabilities, surroundings: surroundings)
    let start = ScenarioStart(
      id: pickle.scenarioName, name: pickle.name, tags: pickle.tags.map(\.name),
      surroundings: surroundings)
    if case .skip(let reason) = try await system.begin(start) {
      throw SkippedScenario("declined: \(reason)")
    }
    return world
  }

  /// Notes which step comes next: a "When" after anything else starts the expectations afresh.
  func enter(_ context: StepContext<SpecWorld>) {
    let type = context.step?.type
    if type == .action, lastStepType != .action { forgetEvents() }
    lastStepType = type
  }

  /// Ends the scenario.
  func finish() async throws {
    events += try await system.end()
  }

  /// Carries out what a user means.
  ///
  /// - Throws: ``UnexpectedRefusal`` where the system refuses (a step that expects a refusal calls ``attempt(_:_:)``),
  ///   `SkippedScenario` where it does not claim the capability that the action needs.
  func perform(_ action: String, _ arguments: JSONValue = [:]) async throws {
    try await attempt(action, arguments)
    if let refusal { throw UnexpectedRefusal(action: action, refusal: refusal) }
  }

  /// Tries what the system may refuse; ``refusal`` then holds why.
  func attempt(_ action: String, _ arguments: JSONValue = [:]) async throws {
    try require(action)
    let reply = try await system.perform(Intent(action, arguments))
    events += reply.events
    if case .refused(let why) = reply.outcome { refusal = why } else { refusal = nil }
  }

  /// The result of a query.
  func observe(_ query: String) async throws -> JSONValue {
    try require(query)
    return try await system.observe(query)
  }

  /// Lets virtual time pass.
  func advance(milliseconds: Int) async throws {
    try require("clock.advance")
    events += try await system.advance(milliseconds: milliseconds)
  }

  /// Kills the app and starts it again on the same data.
  func relaunch() async throws {
    try require("storage.relaunch")
    try await system.relaunch()
    events = []
  }

  /// Forgets what happened so far, so that expectations speak of the next action only.
  func forgetEvents() {
    events = []
    refusal = nil
  }

  private func require(_ name: String) throws {
    let needed = Capability(neededFor: name)
    guard capabilities.contains(needed) else {
      throw SkippedScenario("unsupported: the system does not claim \(needed.rawValue)")
    }
  }
}

/// A refusal that the scenario did not ask for.
struct UnexpectedRefusal: Error, CustomStringConvertible {
  let action: String
  let refusal: Refusal

  var description: String { "the system refused \(action): \(refusal.message) (\(refusal.code))" }
}
