import Dispatch
import Synchronization

/// Runs one scenario after another on a thread of its own.
final class RunWorker<World>: Watched {
  /// The scenario that runs.
  private struct Job {
    let item: WorkItem
    let testCase: TestCase
    let record: ScenarioRecord
  }

  let watch: StepWatch
  private let pool: WorkerPool<World>
  private let executor = WorkerExecutor()
  private let task = Mutex<Task<Void, Never>?>(nil)
  private let job = Mutex<Job?>(nil)
  /// The scenarios that it runs next.
  private let block = Mutex(0..<0)

  init(_ pool: WorkerPool<World>) {
    self.pool = pool
    watch = StepWatch(limit: pool.runner.options.stepTimeout ?? .zero)
  }

  /// Begins to work.
  func start() {
    task.withLock { $0 = Task(executorPreference: executor) { await self.work() } }
  }

  /// The scenarios that it did not begin.
  func takeBlock() -> Range<Int> {
    block.withLock { block in
      defer { block = 0..<0 }
      return block
    }
  }

  /// Asks the step that runs to give up, since the whole run ends.
  func stop() { task.withLock { $0 }?.cancel() }

  func cancelStep() {
    guard !pool.isCancelled, let step = watch.step else { return }
    watch.cancel(step)
    stop()
  }

  func abandonStep() {
    guard let job = job.withLock({ $0 }), let contents = job.record.close() else { return }
    let record = job.record.reopened(contents)
    var attempt = attempt(contents.attempts.count, job, record)
    let error: any Error =
      pool.isCancelled
      ? CancellationError() : StepTimedOut(limit: watch.limit, wasLeftBehind: true)
    let last = attempt.abandon(after: contents.steps.count, error)
    pool.finish(run(job, contents.attempts + [last]))
    pool.remove(self, isReplaced: true)
  }

  private func work() async {
    while let item = block.withLock({ pool.queue.next(in: &$0) }) {
      await pool.sequencer.waitForRoom(item.index)
      guard !pool.queue.isStopped else { break }
      guard await perform(item) else { return }
      // The time of a step was over: its task stays cancelled, so that another worker goes on.
      if Task.isCancelled { return pool.remove(self, isReplaced: true) }
    }
    pool.remove(self)
  }

  /// Runs a scenario; false when it was abandoned meanwhile.
  private func perform(_ item: WorkItem) async -> Bool {
    let options = pool.runner.options
    let record = ScenarioRecord { [pool] in pool.sequencer.report($0, of: item.index) }
    let job = Job(
      item: item, testCase: pool.runner.executors[item.target].assembler.assemble(item.pickle),
      record: record)
    self.job.withLock { $0 = job }
    var number = 0
    var status: Status
    repeat {
      record.report(.attemptStarted(start(number, job)))
      var attempt = attempt(number, job, record)
      status = await attempt.run(isDryRun: options.isDryRun).status
      number += 1
    } while status == .failed && number <= options.retries && !Task.isCancelled
    guard let contents = record.close() else { return false }
    pool.finish(run(job, contents.attempts))
    return true
  }

  private func attempt(
    _ number: Int, _ job: Job, _ record: ScenarioRecord
  ) -> ScenarioAttempt<World> {
    ScenarioAttempt(
      job.testCase, number: number, pool.runner.executors[job.item.target], record, watch)
  }

  private func target(of job: Job) -> String? { pool.runner.targets[job.item.target].nonEmpty }

  private func start(_ number: Int, _ job: Job) -> AttemptStart {
    AttemptStart(
      index: job.item.index, feature: job.item.feature, target: target(of: job),
      pickle: job.item.pickle, attempt: number)
  }

  private func run(_ job: Job, _ attempts: [ScenarioResult]) -> ScenarioRun {
    ScenarioRun(
      index: job.item.index, feature: job.item.feature, target: target(of: job),
      attempts: attempts, testCase: job.testCase)
  }
}

/// A thread of its own for a worker, so that a step that never returns blocks nothing else.
final class WorkerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "gherkin.worker")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
