import Synchronization

/// A scenario to run against a target.
struct WorkItem: Sendable {
  /// Its place in the run.
  let index: Int
  /// The target's place.
  let target: Int
  let feature: ParsedFeature
  let pickle: Pickle
}

/// Hands out the scenarios of a plan, each once, in its order. A feature is kept from its first scenario to its last.
final class RunQueue: Sendable {
  fileprivate struct State {
    var next = 0
    var isStopped = false
    /// The features that were begun, with the runs that are left of each.
    var open: [Int: (feature: LazyValue<ParsedFeature?>, left: Int)] = [:]
  }

  private let state = Mutex(State())
  private let plan: RunPlan

  init(_ plan: RunPlan) { self.plan = plan }

  /// The next scenario; nil when none is left or the queue was stopped.
  func next() -> WorkItem? {
    let taken = state.withLock { state -> (Int, Int, LazyValue<ParsedFeature?>)? in
      guard !state.isStopped, state.next < plan.scenarioCount else { return nil }
      let index = state.next
      state.next += 1
      let (entry, position) = plan.scenario(at: index)
      return (index, position, state.feature(entry, of: plan))
    }
    // The feature is read here, where other workers need not wait for it.
    guard let (index, position, lazyFeature) = taken, let feature = lazyFeature.value else {
      return nil
    }
    return WorkItem(
      index: index, target: index % plan.targetCount, feature: feature,
      pickle: feature.pickles[position])
  }

  /// Hands out nothing more.
  func stop() { state.withLock { $0.isStopped = true } }

  /// Whether nothing more is handed out.
  var isStopped: Bool { state.withLock { $0.isStopped } }
}

extension RunQueue.State {
  /// A feature, for one of its runs.
  fileprivate mutating func feature(_ index: Int, of plan: RunPlan) -> LazyValue<ParsedFeature?> {
    let entry = plan.entries[index]
    var (feature, left) =
      open[index] ?? (LazyValue { entry.read() }, entry.count * plan.targetCount)
    left -= 1
    open[index] = left > 0 ? (feature, left) : nil
    return feature
  }
}
