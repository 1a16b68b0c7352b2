import Synchronization

/// A scenario to run against a target.
struct Work: Sendable {
  /// Its place in the run.
  let index: Int
  /// The target's place.
  let target: Int
  let feature: ParsedFeature
  let pickle: Pickle
  /// The scenario made ready, where that was done before.
  let testCase: TestCase?
}

/// Hands the scenarios of a plan to workers and knows how many of these there are.
///
/// A worker that has begun a feature goes on with it, since two that share one slow each other down. When no feature
/// is left to begin, workers help each other.
final class RunQueue: Sendable {
  /// Runs of one feature that follow each other in the plan.
  private struct Stretch {
    let start: Int
    var places: Range<Int>
    let feature: LazyValue<ParsedFeature?>
  }

  private struct State {
    var shelf: FeatureCache
    var next = 0
    var isStopped = false
    /// What was begun and has runs left.
    var begun: [Stretch] = []
    /// The scenarios that were made ready before, where they were kept.
    var prepared: [TestCase?]
    var workers = 0
    var whenDone: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>
  private let plan: RunPlan
  private let targetCount: Int
  private let count: Int

  init(_ plan: RunPlan, targetCount: Int, prepared: [TestCase?] = []) {
    let shelf = FeatureCache(plan, targetCount: targetCount)
    state = Mutex(State(shelf: shelf, prepared: prepared))
    self.plan = plan
    self.targetCount = targetCount
    count = plan.scenarios.count * targetCount
  }

  /// The next scenario for a worker; nil when there is none or the run was stopped.
  ///
  /// `stretch` is the worker's own note of what it works on.
  func take(from stretch: inout Int?) -> Work? {
    let taken = state.withLock { state in
      state.isStopped ? nil : take(from: &stretch, in: &state)
    }
    guard let (index, lazyFeature, testCase) = taken, let feature = lazyFeature.value else {
      return nil
    }
    let offset = plan.scenarios[index / targetCount].offset
    return Work(
      index: index, target: index % targetCount, feature: feature,
      pickle: feature.pickles[Int(offset)], testCase: testCase)
  }

  private func take(
    from stretch: inout Int?, in state: inout State
  ) -> (Int, LazyValue<ParsedFeature?>, TestCase?)? {
    var place = state.begun.firstIndex { $0.start == stretch }
    if place == nil, state.next < count { begin(&state) }
    place = place ?? state.begun.indices.last
    guard let place, let index = state.begun[place].places.popFirst() else { return nil }
    let feature = state.begun[place].feature
    stretch = state.begun[place].start
    if state.begun[place].places.isEmpty { state.begun.remove(at: place) }
    var testCase: TestCase?
    if index < state.prepared.count { swap(&testCase, &state.prepared[index]) }
    return (index, feature, testCase)
  }

  private func begin(_ state: inout State) {
    let entry = entry(of: state.next)
    var end = state.next + 1
    while end < count, self.entry(of: end) == entry { end += 1 }
    let places = state.next..<end
    let feature = state.shelf.feature(entry, for: places.count)
    state.begun.append(Stretch(start: state.next, places: places, feature: feature))
    state.next = end
  }

  private func entry(of index: Int) -> UInt32 { plan.scenarios[index / targetCount].entry }

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
