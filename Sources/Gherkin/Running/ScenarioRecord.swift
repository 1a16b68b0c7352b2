import Synchronization

/// The results of a scenario while it runs: its worker adds to it, and a watchdog may close it.
final class ScenarioRecord: Sendable {
  struct Contents {
    /// The attempts that ended.
    var attempts: [ScenarioResult] = []
    /// The steps that ended in the attempt that runs.
    var steps: [StepResult] = []
    /// When that attempt began.
    var started = Timestamp(nanoseconds: 0)
  }

  private struct State {
    var contents: Contents
    var isClosed = false
  }

  private let state: Mutex<State>
  private let handOn: @Sendable (RunEvent) -> Void

  /// A record of nothing so far, whose steps go to a closure as they end.
  convenience init(_ handOn: @escaping @Sendable (RunEvent) -> Void = { _ in }) {
    self.init(Contents(), handOn)
  }

  private init(_ contents: Contents, _ handOn: @escaping @Sendable (RunEvent) -> Void) {
    state = Mutex(State(contents: contents))
    self.handOn = handOn
  }

  /// Hands an event on, unless the record was closed.
  func report(_ event: RunEvent) {
    state.withLock { if !$0.isClosed { handOn(event) } }
  }

  /// An attempt begins.
  func beginAttempt(_ started: Timestamp, stepCount: Int) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.contents.started = started
      state.contents.steps.reserveCapacity(stepCount)
    }
  }

  /// Adds a step that ended; false when the record was closed.
  func add(_ step: StepResult) -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      state.contents.steps.append(step)
      handOn(.stepFinished(step))
      return true
    }
  }

  /// An attempt ended: its result.
  func endAttempt(_ pickle: Pickle, _ attempt: Int, _ finished: Timestamp) -> ScenarioResult {
    state.withLock { state in
      let result = ScenarioResult(
        pickle: pickle, attempt: attempt, steps: state.contents.steps,
        started: state.contents.started, finished: finished)
      guard !state.isClosed else { return result }
      state.contents.steps = []
      state.contents.attempts.append(result)
      return result
    }
  }

  /// Takes what was recorded, so that nothing is recorded any more; nil when it was closed before.
  func close() -> Contents? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      state.isClosed = true
      return state.contents
    }
  }

  /// A record that goes on where this one was closed.
  func reopened(_ contents: Contents) -> ScenarioRecord { ScenarioRecord(contents, handOn) }
}
