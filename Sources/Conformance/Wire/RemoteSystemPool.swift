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

  /// A system for one scenario, which comes back when that has ended, was declined, or could not begin.
  ///
  /// - Throws: what starting a system throws.
  public func take() throws -> any SystemUnderTest {
    PooledSystem(system: try takeIdle(), pool: self)
  }

  /// Asks a system who it is before there is any scenario; it stays in the pool.
  ///
  /// - Throws: what starting a system throws, or ``RemoteSystem/initialize()``.
  public func initialize() async throws -> SystemDescription {
    let system = try takeIdle()
    let description: Result<SystemDescription, any Error>
    do {
      description = .success(try await system.initialize())
    } catch {
      description = .failure(error)
    }
    await bring(back: system)
    return try description.get()
  }

  private func takeIdle() throws -> RemoteSystem {
    try idle.withLock { $0.popLast() } ?? RemoteSystem(start())
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
  private var isOut = true

  init(system: RemoteSystem, pool: RemoteSystemPool) {
    self.system = system
    self.pool = pool
  }

  func initialize() async throws -> SystemDescription {
    try await ending { try await system.initialize() }
  }

  /// A system that declines the scenario hears nothing more of it.
  func begin(_ scenario: ScenarioStart) async throws -> Readiness {
    let readiness = try await ending { try await system.begin(scenario) }
    if readiness != .ready { await bringBack() }
    return readiness
  }

  func perform(_ intent: Intent) async throws -> Reply { try await system.perform(intent) }
  func observe(_ query: String) async throws -> JSONValue { try await system.observe(query) }
  func advance(milliseconds: Int) async throws -> [Event] {
    try await system.advance(milliseconds: milliseconds)
  }
  func relaunch() async throws { try await system.relaunch() }

  func end() async throws -> [Event] {
    let events = try await ending { try await system.end() }
    await bringBack()
    return events
  }

  func shutdown() async throws {}

  /// Makes a call after whose failure no other one follows.
  private func ending<Value>(_ call: () async throws -> Value) async throws -> Value {
    do {
      return try await call()
    } catch {
      await bringBack()
      throw error
    }
  }

  private func bringBack() async {
    guard isOut else { return }
    isOut = false
    await pool.bring(back: system)
  }
}
