public import JSON

/// What the kit drives: the reference, or any front end in any language behind a ``RemoteSystem``.
///
/// One system plays one scenario after another. Order of calls: ``initialize()`` once; for each scenario
/// ``begin(_:)``, any number of ``perform(_:)``, ``observe(_:)``, ``advance(milliseconds:)`` and
/// ``relaunch()``, then ``end()``; ``shutdown()`` once. One call is in flight at a time. Whatever a delegate
/// is told comes back as ordered ``Event``s in the reply to the call that caused it; the system never
/// speaks unasked. Expected values never reach it: the kit judges.
public protocol SystemUnderTest: AnyObject {
  /// Returns who the system is and what it can do.
  func initialize() async throws -> SystemDescription
  /// Starts afresh: an app just launched in the given surroundings, on empty data.
  func begin(_ scenario: ScenarioStart) async throws -> Readiness
  /// Does what a user means; refuses, with its state unchanged, what makes no sense now.
  func perform(_ intent: Intent) async throws -> Reply
  /// Returns what can be seen, without changing anything.
  func observe(_ query: String) async throws -> JSONValue
  /// Lets virtual time pass and returns what happened meanwhile (capability `clock`).
  func advance(milliseconds: Int) async throws -> [Event]
  /// Kills the app and starts it again on the same data (capability `storage`).
  func relaunch() async throws
  /// Ends the scenario and returns what was not reported yet.
  func end() async throws -> [Event]
  /// The last call.
  func shutdown() async throws
}

/// Who a system is and what it can do.
public struct SystemDescription: Hashable, Sendable {
  /// The version of the messages that the system speaks; the kit asks for its own, ``protocolVersion``.
  public var protocolVersion: Int
  /// The system's name.
  public var name: String
  /// The system's own version.
  public var version: String
  /// The language it is written in.
  public var language: String
  /// What it claims, in words of ``Capability``.
  public var capabilities: Set<Capability>

  /// The version that this kit speaks. A new required or a removed field makes a new version.
  public static let currentProtocolVersion = 1

  /// Describes a system.
  public init(
    protocolVersion: Int = SystemDescription.currentProtocolVersion, name: String,
    version: String, language: String, capabilities: Set<Capability>
  ) {
    self.protocolVersion = protocolVersion
    self.name = name
    self.version = version
    self.language = language
    self.capabilities = capabilities
  }
}

/// Whether the system plays a scenario.
public enum Readiness: Hashable, Sendable {
  /// It does.
  case ready
  /// It declines, for the reason given.
  case skip(reason: String)
}
