import Dispatch

/// A thread of its own for a worker, so that a step that never returns blocks nothing else.
final class WorkerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "gherkin.worker")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
