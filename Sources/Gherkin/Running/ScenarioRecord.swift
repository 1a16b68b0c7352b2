import Synchronization

/// What is known of a scenario while it runs, also to those who may have to leave it behind.
final class ScenarioRecord: Sendable {
  /// What was recorded.
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

  init(_ contents: Contents = Contents()) { state = Mutex(State(contents: contents)) }

  /// An attempt begins.
  func beginAttempt(_ started: Timestamp, stepCount: Int) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.contents.started = started
      state.contents.steps.reserveCapacity(stepCount)
    }
  }

  /// A step ended. Answers whether anybody still wants to know.
  func add(_ step: StepResult) -> Bool {
    state.withLock { state in
      if !state.isClosed { state.contents.steps.append(step) }
      return !state.isClosed
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

  /// Takes what was recorded, so that nothing is recorded any more; nil when somebody else was faster.
  func close() -> Contents? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      state.isClosed = true
      return state.contents
    }
  }
}
