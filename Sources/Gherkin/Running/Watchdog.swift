import Dispatch
import Synchronization

/// Looks at steps now and then, from a thread of its own: cancels what takes too long, and leaves behind what does not
/// give up.
///
/// It counts how often it saw the same step instead of reading a clock, so steps pay nothing for it.
final class Watchdog: Sendable {
  /// How often it looks at a step before its time is over.
  private static let looks = 8

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
  private let graceLooks: Int
  private let queue = DispatchQueue(label: "gherkin.watchdog")
  private let state = Mutex(State())

  /// A watchdog that looks as soon as it is started.
  init(limit: Duration, grace: Duration) {
    interval = max(limit / Self.looks, .milliseconds(1))
    graceLooks = max(1, Int((grace / interval).rounded(.up)))
  }

  /// Watches something until its step is left behind.
  func watch(_ watched: any Watched) {
    state.withLock { $0.entries.append(Entry(watched: watched)) }
  }

  /// Watches something no longer.
  func forget(_ watched: any Watched) {
    state.withLock { $0.entries.removeAll { $0.watched === watched } }
  }

  /// Looks again and again from now on.
  func start() {
    let (seconds, attoseconds) = interval.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [self] in
      guard !state.withLock({ $0.isStopped }) else { return }
      look()
      start()
    }
  }

  /// Looks no more.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.entries = []
    }
  }

  /// Looks at everything once.
  func look() {
    let (late, lost) = state.withLock { state in
      var late: [any Watched] = []
      var lost: [any Watched] = []
      for index in state.entries.indices {
        let seen = state.entries[index].look()
        if seen == Self.looks + 1 { late.append(state.entries[index].watched) }
        if seen == Self.looks + 1 + graceLooks { lost.append(state.entries[index].watched) }
      }
      state.entries.removeAll { entry in lost.contains { $0 === entry.watched } }
      return (late, lost)
    }
    for watched in late { watched.cancel() }
    for watched in lost { watched.leaveBehind() }
  }
}

extension Watchdog.Entry {
  /// How often the step that runs was seen by now; 0 where none runs.
  fileprivate mutating func look() -> Int {
    let now = watched.watch.step
    seen = now == nil ? 0 : now == step ? seen + 1 : 1
    step = now
    return seen
  }
}
