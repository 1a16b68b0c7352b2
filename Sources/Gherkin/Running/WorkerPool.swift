import Synchronization

/// The workers of a run: each takes the next scenario of the plan until none is left.
final class WorkerPool<World>: Sendable {
  private struct State {
    var workers: [ObjectIdentifier: RunWorker<World>] = [:]
    var whenDone: CheckedContinuation<Void, Never>?
    /// Abandons steps that do not give up after the run was cancelled; nil while it was not.
    var cancellation: Watchdog?
  }

  let runner: Runner<World>
  let sequencer: ReportSequencer
  let queue: RunQueue
  private let watchdog: Watchdog?
  private let state = Mutex(State())
  private let size: Int

  init(
    _ runner: Runner<World>, _ plan: RunPlan, _ sequencer: ReportSequencer, _ watchdog: Watchdog?
  ) {
    self.runner = runner
    self.sequencer = sequencer
    self.watchdog = watchdog
    size = min(max(1, runner.options.jobs), plan.scenarioCount)
    queue = RunQueue(plan, workerCount: max(1, size))
  }

  /// Runs until nothing is left. When the task is cancelled, nothing more begins, and a step that runs is cancelled and
  /// then abandoned if it does not give up within the grace period.
  func run() async {
    guard size > 0 else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.whenDone = continuation }
        let workers = (0..<size).map { _ in makeWorker() }
        for worker in workers { worker.start() }
      }
    } onCancel: {
      cancel()
    }
    state.withLock { $0.cancellation.take() }?.stop()
  }

  /// Whether the run was cancelled.
  var isCancelled: Bool { state.withLock { $0.cancellation != nil } }

  /// A worker ended; with `isReplaced`, another one begins in its place.
  func remove(_ worker: RunWorker<World>, isReplaced: Bool = false) {
    watchdog?.forget(worker)
    if isReplaced {
      queue.giveBack(worker.takeBlock())
      makeWorker().start()
    }
    let done = state.withLock { state in
      state.workers.removeValue(forKey: ObjectIdentifier(worker))
      return state.workers.isEmpty ? state.whenDone.take() : nil
    }
    done?.resume()
  }

  /// Reports the end of a scenario.
  func finish(_ run: ScenarioRun) {
    if runner.options.failsFast, !runner.options.isHarmless(run.status) { stop() }
    sequencer.report(.scenarioFinished(run), of: run.index)
  }

  private func makeWorker() -> RunWorker<World> {
    let worker = RunWorker(self)
    state.withLock { $0.workers[ObjectIdentifier(worker)] = worker }
    watchdog?.watch(worker)
    return worker
  }

  private func cancel() {
    stop()
    let watchdog = Watchdog(limit: runner.options.gracePeriod, grace: .zero)
    let workers = state.withLock { state in
      state.cancellation = watchdog
      return Array(state.workers.values)
    }
    for worker in workers {
      worker.stop()
      watchdog.watch(worker)
    }
    watchdog.start()
  }

  private func stop() {
    queue.stop()
    sequencer.stop()
  }
}
