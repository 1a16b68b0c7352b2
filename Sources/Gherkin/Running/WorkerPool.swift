import Synchronization

/// The workers of a run: each takes the next scenario of the plan until none is left.
final class WorkerPool<World>: Sendable {
  let runner: Runner<World>
  let teller: ReportSequencer
  let queue: RunQueue
  let watchdog: Watchdog?
  private let workers = Mutex<[ObjectIdentifier: RunWorker<World>]>([:])
  private let jobs: Int

  init(
    _ runner: Runner<World>, _ plan: RunPlan, _ teller: ReportSequencer, _ watchdog: Watchdog?,
    prepared: [TestCase?]
  ) {
    self.runner = runner
    self.teller = teller
    self.watchdog = watchdog
    queue = RunQueue(plan, targetCount: runner.executors.count, prepared: prepared)
    jobs = max(1, min(runner.options.jobs, plan.scenarioCount))
  }

  /// Runs until nothing is left. When the task is cancelled, what runs is cancelled and nothing more begins.
  func run() async {
    await withTaskCancellationHandler {
      await queue.wait(for: jobs) {
        for _ in 0..<jobs { hire() }
      }
    } onCancel: {
      queue.stop()
      for worker in workers.withLock({ Array($0.values) }) { worker.stop() }
    }
  }

  /// Lets a new worker begin.
  func hire() {
    let worker = RunWorker(self)
    workers.withLock { $0[ObjectIdentifier(worker)] = worker }
    watchdog?.watch(worker)
    worker.start()
  }

  /// A worker ends; with `replaced`, another one begins in its place.
  func dismiss(_ worker: RunWorker<World>, replaced: Bool = false) {
    watchdog?.forget(worker)
    _ = workers.withLock { $0.removeValue(forKey: ObjectIdentifier(worker)) }
    if replaced { hire() } else { queue.leave() }
  }

  /// Tells of a scenario that ended.
  func tell(_ run: ScenarioRun) {
    if runner.options.failsFast, !runner.options.isHarmless(run.status) { queue.stop() }
    teller.tell(run)
  }
}
