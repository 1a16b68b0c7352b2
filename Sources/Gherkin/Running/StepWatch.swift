import Synchronization

/// Tells a ``Watchdog`` whether a worker is still with the same step. It costs two additions a step.
final class StepWatch: Sendable {
  /// How long a step has; it means nothing where nobody watches.
  let limit: Duration
  /// Odd while a step runs.
  private let count = Atomic<Int>(0)
  /// The count of the step that was cancelled.
  private let cancelled = Atomic<Int>(-1)

  init(limit: Duration = .zero) { self.limit = limit }

  /// A number that is never seen again after the step that runs; nil while none does.
  var step: Int? {
    let count = count.load(ordering: .acquiring)
    return count % 2 == 1 ? count : nil
  }

  /// A step begins.
  func begin() { count.add(1, ordering: .releasing) }

  /// A step ended: whether it was cancelled for time.
  func end() -> Bool {
    let count = count.add(1, ordering: .acquiringAndReleasing)
    return cancelled.load(ordering: .acquiring) == count.oldValue
  }

  /// The step with that number is cancelled for time.
  func cancel(_ step: Int) { cancelled.store(step, ordering: .releasing) }
}

/// Something that runs steps and may have to be stopped.
protocol Watched: AnyObject, Sendable {
  /// Tells which step runs.
  var watch: StepWatch { get }
  /// Asks the step to give up.
  func cancel()
  /// Goes on without the step, which did not give up.
  func leaveBehind()
}
