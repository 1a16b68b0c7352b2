public import Conformance
import Fakes
public import JSON

/// The reference as a system under test: answers the messages with our own code.
///
/// One adapter for runs in the same process and for `roadbook serve`.
public final class ReferenceSystem: SystemUnderTest {
  /// Where the address book and the trip are kept.
  public enum Backing: String, CaseIterable, Sendable {
    /// In memory; killing the app keeps the databases, as a device does.
    case memory
    /// In files of the scenario's directory, which is read again after the app was killed.
    case file
    /// The same with an address book of one card a file, as other programs share it.
    case vdir
  }

  /// Where the data are kept.
  public let backing: Backing
  private let version: String
  private var scene: Scene?

  /// A system whose data are kept as the backing says.
  public init(backing: Backing = .memory, version: String = "1") {
    self.backing = backing
    self.version = version
  }

  /// Roadbook's reference, with every capability.
  public func initialize() async throws -> SystemDescription {
    SystemDescription(
      name: "Roadbook reference (\(backing.rawValue))", version: version, language: "Swift",
      capabilities: ReferenceSystem.capabilities)
  }

  /// Launches the app on empty data.
  ///
  /// - Throws: what the stores throw where the directory cannot be used.
  public func begin(_ scenario: ScenarioStart) async throws -> Readiness {
    scene = try Scene(scenario.surroundings, backing: backing)
    return .ready
  }

  /// Looks the action up and carries it out.
  public func perform(_ intent: Intent) async throws -> Reply {
    let scene = try current()
    guard let action = ReferenceSystem.actions[intent.action] else {
      return Reply(.refused(Refusal("unknownAction", "There is no action \(intent.action).")))
    }
    do {
      try action(scene, Arguments(intent.arguments))
    } catch {
      return Reply(.refused(Refusal(of: error)), events: scene.takeEvents())
    }
    return Reply(.done, events: scene.takeEvents())
  }

  /// Returns what a query asks for.
  ///
  /// - Throws: a `Refusal` for an unknown query, or one about what is not there now.
  public func observe(_ query: String) async throws -> JSONValue {
    guard let value = ReferenceSystem.queries[query] else {
      throw Refusal("unknownQuery", "There is no query \(query).")
    }
    let scene = try current()
    do {
      return try value(scene)
    } catch {
      throw Refusal(of: error)
    }
  }

  /// Turns the scenario's clock on; what is due by then happens, in order.
  ///
  /// - Throws: a `Refusal` for a negative time.
  public func advance(milliseconds: Int) async throws -> [Event] {
    guard milliseconds >= 0 else {
      throw Refusal.badArgument("milliseconds", "a number that is not negative")
    }
    let scene = try current()
    scene.app.clock.advance(milliseconds: milliseconds)
    return scene.takeEvents()
  }

  /// Drops every object of the app and builds it again on the same data.
  public func relaunch() async throws { try current().relaunch() }

  /// Drops the scenario.
  public func end() async throws -> [Event] {
    defer { scene = nil }
    return scene?.takeEvents() ?? []
  }

  /// Nothing to do.
  public func shutdown() async throws {}

  private func current() throws -> Scene {
    guard let scene else { throw Refusal("noScenario", "No scenario has begun.") }
    return scene
  }
}

extension ReferenceSystem {
  typealias Action = @Sendable (Scene, Arguments) throws -> Void
  typealias Query = @Sendable (Scene) throws -> JSONValue

  /// Every action by name.
  static let actions: [String: Action] = merged([
    hotelActions, formActions, fieldActions, pickerActions, newPersonActions, cardActions,
    clientActions, addressBookActions, deviceActions, bestFriendActions, surroundingActions,
    undoActions, documentActions, undoPolicyActions, windowActions, responderActions,
    textFieldActions, bookActions, bookPolicyActions, bookQuestionActions, bookAccessActions,
    bookGroupActions, multiValueActions,
  ])

  /// Every query by name.
  static let queries: [String: Query] = merged([
    screenQueries, hotelQueries, pickerQueries, cardQueries, addressBookQueries,
    bestFriendQueries, undoQueries, windowQueries, bookQueries,
  ])

  /// What the actions, the queries and the verbs need, no more and no less.
  static let capabilities = Set(
    (Array(actions.keys) + Array(queries.keys) + ["clock.advance", "storage.relaunch"]).map(
      Capability.init(neededFor:)))

  /// The names of the actions, in the order of the alphabet.
  package static var actionNames: [String] { actions.keys.sorted() }

  /// The names of the queries, in the order of the alphabet.
  package static var queryNames: [String] { queries.keys.sorted() }

  private static func merged<Value>(_ tables: [[String: Value]]) -> [String: Value] {
    tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
  }
}
