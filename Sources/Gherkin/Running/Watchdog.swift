import Dispatch
import Synchronization

/// Something that runs steps and may have to be stopped.
protocol Watched: AnyObject, Sendable {
  /// Shows which step runs.
  var watch: StepWatch { get }
  /// Asks the step that runs to give up.
  func cancelStep()
  /// Goes on without the step that runs, which did not give up.
  func abandonStep()
}

/// Shows a ``Watchdog`` whether a worker is still at the same step. It costs two additions a step.
final class StepWatch: Sendable {
  /// How long a step has; without a watchdog it has no effect.
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

/// A step or hook that took longer than it may.
public struct StepTimedOut: Error, Hashable, Sendable, CustomStringConvertible {
  /// How long it had.
  public let limit: Duration
  /// Whether it did not give up when it was cancelled, so that the run went on without it.
  public let wasLeftBehind: Bool

  /// A sentence.
  public var description: String {
    let end = wasLeftBehind ? "did not stop when it was cancelled" : "was cancelled"
    return "timed out after \(limit) and \(end)"
  }
}

/// Checks steps at intervals, on a thread of its own: cancels those that take too long, and abandons those that do not
/// give up then.
///
/// It counts how often it saw the same step instead of reading a clock, so steps pay nothing for it.
final class Watchdog: Sendable {
  /// How often it checks a step before its time is over.
  private static let checks = 8

  fileprivate struct Entry {
    let watched: any Watched
    var step: Int?
    var seen = 0
  }

  private struct State {
    var entries: [Entry] = []
    var isStopped = false
  }

  private let interval: Duration
  private let graceChecks: Int
  private let queue = DispatchQueue(label: "gherkin.watchdog")
  private let state = Mutex(State())

  /// A watchdog that begins when it is started.
  init(limit: Duration, grace: Duration) {
    interval = max(limit / Self.checks, .milliseconds(1))
    graceChecks = max(1, Int((grace / interval).rounded(.up)))
  }

  /// Watches something until its step is abandoned.
  func watch(_ watched: any Watched) {
    state.withLock { $0.entries.append(Entry(watched: watched)) }
  }

  /// Watches something no longer.
  func forget(_ watched: any Watched) {
    state.withLock { $0.entries.removeAll { $0.watched === watched } }
  }

  /// Checks again and again from now on.
  func start() {
    let (seconds, attoseconds) = interval.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [self] in
      guard !state.withLock({ $0.isStopped }) else { return }
      check()
      start()
    }
  }

  /// Checks no more.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.entries = []
    }
  }

  /// Checks everything once.
  func check() {
    let (late, lost) = state.withLock { state in
      var late: [any Watched] = []
      var lost: [any Watched] = []
      for index in state.entries.indices {
        let seen = state.entries[index].check()
        if seen == Self.checks + 1 { late.append(state.entries[index].watched) }
        if seen == Self.checks + 1 + graceChecks { lost.append(state.entries[index].watched) }
      }
      state.entries.removeAll { entry in lost.contains { $0 === entry.watched } }
      return (late, lost)
    }
    for watched in late { watched.cancelStep() }
    for watched in lost { watched.abandonStep() }
  }
}

extension Watchdog.Entry {
  /// How often the step that runs was seen by now; 0 where none runs.
  fileprivate mutating func check() -> Int {
    let now = watched.watch.step
    seen = now == nil ? 0 : now == step ? seen + 1 : 1
    step = now
    return seen
  }
}
