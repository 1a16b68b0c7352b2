/// The numbers of a run in a few lines.
struct SummaryText {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func text(_ summary: RunSummary, _ options: RunOptions) -> String {
    var lines = [
      counts(summary.scenarios, "scenario"), counts(summary.steps, "step"),
    ]
    let remarks = [
      (summary.failedRunHooks, "failed hooks around the run"), (summary.flaky, "flaky"),
      (summary.timedOut, "timed out"), (summary.notRun, "not run"),
    ].filter { $0.0 > 0 }.map { style.paint("\($0.0) \($0.1)", .yellow) }
    if !remarks.isEmpty { lines.append(remarks.joined(separator: ", ")) }
    if case .random(let seed) = options.order { lines.append("random order, seed \(seed)") }
    lines.append(summary.duration.secondsText)
    return lines.joined(separator: "\n")
  }

  private func counts(_ counts: [Status: Int], _ noun: String) -> String {
    let total = counts.values.reduce(0, +)
    let parts = Status.allCases.compactMap { status in
      counts[status].map { style.paint("\($0) \(status.word)", as: status) }
    }
    let tail = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    return "\(total) \(noun)\(total == 1 ? "" : "s")\(tail)"
  }
}
