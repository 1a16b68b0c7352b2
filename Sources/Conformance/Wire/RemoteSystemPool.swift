import JSON
import Synchronization

/// Keeps remote systems from one scenario to the next, and starts another where none is idle.
///
/// A system that failed is never given out again.
public final class RemoteSystemPool: Sendable {
  private let start: @Sendable () throws -> any LineTransport
  private let idle = Mutex<[RemoteSystem]>([])

  /// A pool of systems that `start` starts.
  public init(start: @escaping @Sendable () throws -> any LineTransport) { self.start = start }

  /// A system for one scenario; its ``SystemUnderTest/end()`` brings it back.
  public func take() throws -> any SystemUnderTest {
    let system = try idle.withLock { $0.popLast() } ?? RemoteSystem(start())
    return PooledSystem(system: system, pool: self)
  }

  /// Ends every system that is idle.
  public func shutdown() async {
    let systems = idle.withLock { idle in
      defer { idle = [] }
      return idle
    }
    for system in systems { try? await system.shutdown() }
  }

  fileprivate func bring(back system: RemoteSystem) async {
    if await system.isBroken {
      try? await system.shutdown()
    } else {
      idle.withLock { $0.append(system) }
    }
  }
}

/// A system of a pool, for the time of one scenario.
private final class PooledSystem: SystemUnderTest {
  private let system: RemoteSystem
  private let pool: RemoteSystemPool

  init(system: RemoteSystem, pool: RemoteSystemPool) {
    self.system = system
    self.pool = pool
  }

  func initialize() async throws -> SystemDescription { try await system.initialize() }
  func begin(_ scenario: ScenarioStart) async throws -> Readiness {
    try await system.begin(scenario)
  }
  func perform(_ intent: Intent) async throws -> Reply { try await system.perform(intent) }
  func observe(_ query: String) async throws -> JSONValue { try await system.observe(query) }
  func advance(milliseconds: Int) async throws -> [Event] {
    try await system.advance(milliseconds: milliseconds)
  }
  func relaunch() async throws { try await system.relaunch() }

  func end() async throws -> [Event] {
    let events: [Event]
    do {
      events = try await system.end()
    } catch {
      await pool.bring(back: system)
      throw error
    }
    await pool.bring(back: system)
    return events
  }

  func shutdown() async throws {}
}
