import Synchronization

/// Runs one scenario after another on a thread of its own.
final class RunWorker<World>: Watched {
  /// The scenario that runs.
  private struct Job {
    let work: Work
    let testCase: TestCase
    let record: ScenarioRecord
  }

  let watch: StepWatch
  private let crew: WorkerPool<World>
  private let executor = WorkerExecutor()
  private let task = Mutex<Task<Void, Never>?>(nil)
  private let job = Mutex<Job?>(nil)

  init(_ crew: WorkerPool<World>) {
    self.crew = crew
    watch = StepWatch(limit: crew.runner.options.stepTimeout ?? .zero)
  }

  /// Begins to work.
  func start() {
    task.withLock { $0 = Task(executorPreference: executor) { await self.work() } }
  }

  /// Asks the step that runs to give up, since the whole run ends.
  func stop() { task.withLock { $0 }?.cancel() }

  func cancel() {
    guard let step = watch.step else { return }
    watch.cancel(step)
    stop()
  }

  func leaveBehind() {
    guard let job = job.withLock({ $0 }), let contents = job.record.close() else { return }
    let executor = crew.runner.executors[job.work.target]
    let record = ScenarioRecord(contents)
    var attempt = ScenarioAttempt(
      job.testCase, number: contents.attempts.count, executor, record, watch)
    let last = attempt.giveUp(after: contents.steps.count)
    crew.tell(run(job, contents.attempts + [last]))
    crew.dismiss(self, replaced: true)
  }

  private func work() async {
    var stretch: Int?
    while let work = crew.queue.take(from: &stretch) {
      guard await perform(work) else { return }
      // The time of a step was over: its task stays cancelled, so that another worker goes on.
      if Task.isCancelled { return crew.dismiss(self, replaced: true) }
    }
    crew.dismiss(self)
  }

  /// Runs a scenario; false when it was left behind meanwhile.
  private func perform(_ work: Work) async -> Bool {
    let executor = crew.runner.executors[work.target]
    let options = crew.runner.options
    let last = job.withLock { $0?.testCase }
    let job = Job(
      work: work, testCase: crew.runner.testCase(of: work, after: last), record: ScenarioRecord())
    self.job.withLock { $0 = job }
    var number = 0
    var status: Status
    repeat {
      var attempt = ScenarioAttempt(job.testCase, number: number, executor, job.record, watch)
      status = await attempt.play(isDryRun: options.isDryRun).status
      number += 1
    } while status == .failed && number <= options.retries && !Task.isCancelled
    guard let contents = job.record.close() else { return false }
    crew.tell(run(job, contents.attempts))
    return true
  }

  private func run(_ job: Job, _ attempts: [ScenarioResult]) -> ScenarioRun {
    ScenarioRun(
      index: job.work.index, feature: job.work.feature,
      target: crew.runner.targets[job.work.target].nonEmpty, attempts: attempts)
  }
}
