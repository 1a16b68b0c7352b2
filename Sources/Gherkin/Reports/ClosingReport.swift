/// The end of a report for people: what failed, what is missing, and the numbers.
struct ClosingReport: Sendable {
  private let style: Style
  private var options = RunOptions()
  private var diagnostics: Diagnostics?
  private var problems: [String] = []
  private var hooks: [String] = []
  private var failures: [String] = []
  private var flaky: [String] = []
  private var snippets: [String] = []
  private var knownSnippets: Set<String> = []

  init(_ style: Style) { self.style = style }

  /// Keeps what stands at the end, as text.
  mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan): begin(plan)
    case .scenarioFinished(let run): add(run)
    case .runHook(let hook): add(hook)
    case .attemptStarted, .stepFinished, .started, .finished: break
    }
  }

  /// The whole end.
  func text(_ summary: RunSummary) -> String {
    var parts = problems + hooks + failures + flaky
    if !snippets.isEmpty {
      parts.append(
        "These would define the undefined steps:\n\n"
          + snippets.map { $0.indented(by: 2) }.joined(separator: "\n\n"))
    }
    parts.append(numbers(summary))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private mutating func begin(_ plan: RunPlan) {
    options = plan.options
    diagnostics = Diagnostics(plan.catalog, style: style)
    problems = plan.unreadable.map { Diagnostics.text(of: $0, style: style) }
    problems += plan.catalog.problems.map { Diagnostics.text(of: $0, style: style) }
  }

  private mutating func add(_ run: ScenarioRun) {
    if run.isFlaky {
      let place = "\(run.pickle.uri):\(run.pickle.location.text): "
      flaky.append(
        style.paint(place, .bold) + style.paint("flaky: ", .yellow)
          + "\(run.title) passed at attempt \(run.attempts.count)")
    }
    guard !run.status.isHarmless, let diagnostics else { return }
    failures.append(diagnostics.text(of: run.result, target: run.target))
    for result in run.result.steps where result.status == .undefined {
      guard case .step(let step) = result.subject,
        let snippet = diagnostics.snippets(for: step).first
      else { continue }
      if knownSnippets.insert(snippet).inserted { snippets.append(snippet) }
    }
  }

  private mutating func add(_ hook: RunHookResult) {
    guard let error = hook.error, let diagnostics else { return }
    let lines = diagnostics.lines(of: error).map { $0.indented(by: 2) }
    hooks.append(
      style.paint("\(hook.place.text): ", .bold) + style.paint("failed: ", .red)
        + ([hook.kind.title(hook.name)] + lines).joined(separator: "\n"))
  }

  private func numbers(_ summary: RunSummary) -> String {
    var lines = [
      counts(summary.scenarios, "scenario"), counts(summary.steps, "step"),
    ]
    let remarks = [
      (summary.unreadable, "unreadable features"),
      (summary.failedRunHooks, "failed hooks around the run"), (summary.flaky, "flaky"),
      (summary.retried - summary.flaky, "failed at every attempt"), (summary.timedOut, "timed out"),
      (summary.notRun, "not run"),
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

extension ScenarioRun {
  /// The scenario's name with the target's.
  var title: String { pickle.name + (target.map { " [\($0)]" } ?? "") }

  /// Why the scenario was skipped; empty where no step gave a reason.
  var skipReason: String {
    let errors = result.steps.lazy.compactMap(\.error)
    return errors.compactMap { ($0 as? SkippedScenario)?.reason }.first ?? ""
  }
}
