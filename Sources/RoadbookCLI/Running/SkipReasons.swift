import Gherkin
import Synchronization

/// Counts why scenarios of a run were skipped.
final class SkipReasons: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// Receives the events of a run and counts.
  struct Counter: Reporter {
    let reasons: SkipReasons

    func receive(_ event: RunEvent) {
      guard case .scenarioFinished(let run) = event, run.status == .skipped else { return }
      let skipped = run.result.steps.lazy.compactMap { $0.error as? SkippedScenario }.first
      reasons.counts.withLock { $0[skipped?.reason ?? "no reason given", default: 0] += 1 }
    }
  }

  /// A line a reason, the most frequent first; empty where nothing was skipped.
  var text: String {
    let sorted = counts.withLock { $0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.map { "  \($0.value) \($0.key)\n" }.joined()
  }
}
