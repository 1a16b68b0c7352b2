import Synchronization

/// A call of a hook around the run, on a thread of its own, that is abandoned when it does not return.
final class RunHookCall: Watched {
  /// The result of the call.
  struct Outcome: Sendable {
    var error: (any Error)?
    var attachments: [Attachment] = []
  }

  let watch: StepWatch
  private let executor = WorkerExecutor()
  private let task = Mutex<Task<Void, Never>?>(nil)
  private let continuation = Mutex<CheckedContinuation<Outcome, Never>?>(nil)

  init(limit: Duration) { watch = StepWatch(limit: limit) }

  /// Calls a hook and waits for it as long as it may take.
  func run(_ body: @escaping @Sendable (RunContext) async throws -> Void) async -> Outcome {
    await withCheckedContinuation { continuation in
      self.continuation.withLock { $0 = continuation }
      watch.begin()
      task.withLock { $0 = Task(executorPreference: executor) { await self.call(body) } }
    }
  }

  func cancelStep() {
    guard let step = watch.step else { return }
    watch.cancel(step)
    task.withLock { $0 }?.cancel()
  }

  func abandonStep() {
    finish(Outcome(error: StepTimedOut(limit: watch.limit, wasLeftBehind: true)))
  }

  private func call(_ body: @Sendable (RunContext) async throws -> Void) async {
    let context = RunContext()
    var outcome = Outcome()
    do {
      try await body(context)
    } catch {
      outcome.error = error
    }
    if watch.end() { outcome.error = StepTimedOut(limit: watch.limit, wasLeftBehind: false) }
    outcome.attachments = context.attachments
    finish(outcome)
  }

  /// Returns the first outcome to the caller.
  private func finish(_ outcome: Outcome) {
    continuation.withLock { $0.take() }?.resume(returning: outcome)
  }
}
