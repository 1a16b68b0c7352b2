import Synchronization

/// A scenario to run against a candidate.
struct Work: Sendable {
  /// Its place in the run.
  let index: Int
  /// The candidate's place.
  let candidate: Int
  let feature: ParsedFeature
  let pickle: Pickle
  /// The scenario made ready, where that was done before.
  var testCase: TestCase?
}

/// Hands the scenarios of a plan to workers and knows how many of these there are.
final class RunQueue: Sendable {
  private struct State {
    var shelf: FeatureShelf
    var next = 0
    var isStopped = false
    /// The scenario that was taken last; it runs against each candidate in turn.
    var last: (feature: ParsedFeature, pickle: Pickle)?
    /// The scenarios that were made ready before, where they were kept.
    var prepared: [TestCase?]
    var workers = 0
    var whenDone: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>
  private let candidateCount: Int
  private let count: Int

  init(_ plan: RunPlan, candidateCount: Int, prepared: [TestCase?] = []) {
    state = Mutex(State(shelf: FeatureShelf(plan), prepared: prepared))
    self.candidateCount = candidateCount
    count = plan.scenarios.count * candidateCount
  }

  /// The next scenario; nil when there is none or the run was stopped.
  func take() -> Work? {
    state.withLock { state in
      guard !state.isStopped, state.next < count else { return nil }
      let index = state.next
      let candidate = index % candidateCount
      if candidate == 0 { state.last = state.shelf.scenario(at: index / candidateCount) }
      guard let (feature, pickle) = state.last else { return nil }
      state.next += 1
      var work = Work(index: index, candidate: candidate, feature: feature, pickle: pickle)
      if index < state.prepared.count { swap(&work.testCase, &state.prepared[index]) }
      return work
    }
  }

  /// Hands out nothing more.
  func stop() { state.withLock { $0.isStopped = true } }

  /// Starts workers and waits until the last one left.
  func wait(for workers: Int, start: () -> Void) async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.workers = workers
        state.whenDone = continuation
      }
      start()
    }
  }

  /// A worker left.
  func leave() {
    let done = state.withLock { state in
      state.workers -= 1
      return state.workers == 0 ? state.whenDone.take() : nil
    }
    done?.resume()
  }
}
