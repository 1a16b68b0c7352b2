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
///
/// Each worker takes a block of scenarios that follow each other: two workers that share a feature slow each other down
/// by a third. Blocks get smaller towards the end, so that no worker is left with many.
final class RunQueue: Sendable {
  fileprivate struct State {
    var next = 0
    /// Parts of blocks whose workers ended.
    var returned: [Range<Int>] = []
    var isStopped = false
    /// The features that were begun, with the runs that are left of each.
    var open: [Int: (feature: LazyValue<ParsedFeature?>, left: Int)] = [:]
  }

  private let state = Mutex(State())
  private let plan: RunPlan
  private let workerCount: Int

  init(_ plan: RunPlan, workerCount: Int) {
    self.plan = plan
    self.workerCount = workerCount
  }

  /// The next scenario of a worker's block, or of another one where that is empty; nil when none is left or the queue
  /// was stopped.
  func next(in block: inout Range<Int>) -> WorkItem? {
    let taken = state.withLock { state -> (Int, Int, LazyValue<ParsedFeature?>)? in
      guard !state.isStopped else { return nil }
      if block.isEmpty { block = state.takeBlock(plan.scenarioCount, workerCount) }
      guard let index = block.popFirst() else { return nil }
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

  /// Takes back the rest of a block whose worker ended.
  func giveBack(_ block: Range<Int>) {
    if !block.isEmpty { state.withLock { $0.returned.append(block) } }
  }

  /// Hands out nothing more.
  func stop() { state.withLock { $0.isStopped = true } }

  /// Whether nothing more is handed out.
  var isStopped: Bool { state.withLock { $0.isStopped } }
}

extension RunQueue.State {
  private static let largestBlock = 32

  fileprivate mutating func takeBlock(_ count: Int, _ workerCount: Int) -> Range<Int> {
    if let block = returned.popLast() { return block }
    let size = max(1, min(Self.largestBlock, (count - next) / (4 * workerCount)))
    let block = next..<min(next + size, count)
    next = block.upperBound
    return block
  }

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
