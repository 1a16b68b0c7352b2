/// The end of a report for people: what failed, what is missing, and the numbers.
struct ClosingReport: Sendable {
  private let style: Style
  private var plan: RunPlan?
  private var failures: [ScenarioRun] = []
  private var flaky: [ScenarioRun] = []
  private var hooks: [RunHookResult] = []

  init(_ style: Style) { self.style = style }

  /// Keeps what is told at the end.
  mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan): self.plan = plan
    case .scenario(let run) where !run.status.isHarmless: failures.append(run)
    case .scenario(let run) where run.isFlaky: flaky.append(run)
    case .runHook(let hook) where hook.error != nil: hooks.append(hook)
    case .scenario, .runHook, .prepared, .started, .finished: break
    }
  }

  /// The whole end.
  func text(_ summary: RunSummary) -> String {
    guard let plan else { return "" }
    let diagnostics = Diagnostics(plan.catalog, style: style)
    var parts = plan.catalog.problems.map { Diagnostics.text(of: $0, style: style) }
    parts += hooks.map { text(of: $0, diagnostics) }
    parts += failures.map { diagnostics.text(of: $0.result, target: $0.target) }
    parts += flaky.map(text(of:))
    let snippets = snippets(diagnostics)
    if !snippets.isEmpty {
      parts.append(
        "These would define the undefined steps:\n\n"
          + snippets.map { $0.indented(by: 2) }.joined(separator: "\n\n"))
    }
    parts.append(SummaryText(style).text(summary, plan.options))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func text(of hook: RunHookResult, _ diagnostics: Diagnostics) -> String {
    let name = hook.name.map { " \"\($0)\"" } ?? ""
    let lines = hook.error.map(diagnostics.lines(of:)) ?? []
    return style.paint("\(hook.place.text): ", .bold) + style.paint("failed: ", .red)
      + ([hook.kind.words + name] + lines.map { $0.indented(by: 2) }).joined(separator: "\n")
  }

  private func text(of run: ScenarioRun) -> String {
    let place = "\(run.pickle.uri):\(run.pickle.location.text): "
    return style.paint(place, .bold) + style.paint("flaky: ", .yellow)
      + "\(run.title) passed at attempt \(run.attempts.count)"
  }

  /// The first snippet of each undefined step, each once.
  private func snippets(_ diagnostics: Diagnostics) -> [String] {
    var seen: Set<String> = []
    return failures.flatMap(\.result.steps).compactMap { result in
      guard result.status == .undefined, case .step(let step) = result.subject,
        let snippet = diagnostics.snippets(for: step).first, seen.insert(snippet).inserted
      else { return nil }
      return snippet
    }
  }
}

extension ScenarioRun {
  /// The scenario's name with the target's.
  var title: String { pickle.name + (target.map { " [\($0)]" } ?? "") }
}
