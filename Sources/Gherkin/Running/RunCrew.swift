import Synchronization

/// The workers of a run: each takes the next scenario of the plan until none is left.
final class RunCrew<World>: Sendable {
  private struct Queue {
    var shelf: FeatureShelf
    var next = 0
    var isStopped = false
    /// The scenario that was taken last; it runs against each candidate in turn.
    var last: (feature: ParsedFeature, pickle: Pickle)?
  }

  /// A scenario to run against a candidate.
  private struct Work {
    let index: Int
    let candidate: Int
    let feature: ParsedFeature
    let pickle: Pickle
  }

  private let runner: Runner<World>
  private let plan: RunPlan
  private let teller: RunTeller
  private let queue: Mutex<Queue>

  init(_ runner: Runner<World>, _ plan: RunPlan, _ teller: RunTeller) {
    self.runner = runner
    self.plan = plan
    self.teller = teller
    queue = Mutex(Queue(shelf: FeatureShelf(plan)))
  }

  func run() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, min(runner.options.jobs, plan.scenarioCount)) {
        group.addTask { await self.work() }
      }
    }
  }

  private func work() async {
    while let work = takeWork() {
      let run = await run(work)
      if runner.options.failsFast, !runner.options.isHarmless(run.status) {
        queue.withLock { $0.isStopped = true }
      }
      teller.tell(run)
    }
  }

  private func takeWork() -> Work? {
    queue.withLock { queue in
      guard !queue.isStopped, queue.next < plan.scenarioCount else { return nil }
      let index = queue.next
      let candidate = index % runner.executors.count
      if candidate == 0 {
        queue.last = queue.shelf.scenario(at: index / runner.executors.count)
      }
      guard let (feature, pickle) = queue.last else { return nil }
      queue.next += 1
      return Work(index: index, candidate: candidate, feature: feature, pickle: pickle)
    }
  }

  private func run(_ work: Work) async -> ScenarioRun {
    let executor = runner.executors[work.candidate]
    let name = runner.candidates[work.candidate]
    let testCase = executor.assembler.assemble(work.pickle)
    var attempts: [ScenarioResult] = []
    var result: ScenarioResult
    repeat {
      result = await executor.run(
        testCase, attempt: attempts.count, isDryRun: runner.options.isDryRun)
      attempts.append(result)
    } while result.status == .failed && attempts.count <= runner.options.retries
    return ScenarioRun(
      index: work.index, feature: work.feature, candidate: name.isEmpty ? nil : name,
      attempts: attempts, result: result, testCase: testCase)
  }
}
