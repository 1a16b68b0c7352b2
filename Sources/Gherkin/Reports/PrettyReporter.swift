/// The features as they read, each step with its outcome and the place of its definition, then what failed and the
/// numbers.
public struct PrettyReporter: Reporter {
  private var output: ReportOutput
  private let style: Style
  private let isInteractive: Bool
  private var closing: ClosingReport
  private var plan: RunPlan?
  private var diagnostics: Diagnostics?
  private var done: [Status: Int] = [:]
  private var outline: FeatureOutline?
  private var rule: NodeID?

  /// A report to an output; on a terminal a last line tells how far the run has come.
  public init(_ output: ReportOutput, style: Style = Style(), isInteractive: Bool = false) {
    self.output = output
    self.style = style
    self.isInteractive = isInteractive
    closing = ClosingReport(style)
  }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    closing.receive(event)
    if isInteractive { output.write("\r\u{1B}[2K") }
    switch event {
    case .planned(let plan):
      self.plan = plan
      diagnostics = Diagnostics(plan.catalog, style: style)
    case .scenario(let run):
      write(run)
      done[run.status, default: 0] += 1
      writeProgress()
    case .finished(let summary):
      if summary.scenarioCount > 0 { output.write("\n") }
      output.write(closing.text(summary))
      output.flush()
    case .started, .prepared, .runHook: break
    }
    if isInteractive { output.flush() } else { output.passOn() }
  }

  private mutating func writeProgress() {
    guard isInteractive, let plan else { return }
    let count = done.values.reduce(0, +)
    let bad = done.filter { !$0.key.isHarmless }.values.reduce(0, +)
    let failures = bad == 0 ? "" : style.paint(", \(bad) not passed", .red)
    output.write(style.paint("\(count) of \(plan.scenarioCount) scenarios", .grey) + failures)
  }

  private mutating func write(_ run: ScenarioRun) {
    if outline?.feature !== run.feature { begin(run.feature) }
    guard let outline, let place = outline.scenarios[run.pickle.scenarioID] else { return }
    if let placeRule = place.rule, placeRule.id != rule { begin(placeRule) }
    rule = place.rule?.id
    let indent = place.rule == nil ? 2 : 4
    for attempt in run.attempts {
      output.write("\n")
      write(run, attempt, place.scenario, indent: indent)
    }
  }

  private mutating func begin(_ feature: ParsedFeature) {
    if outline != nil { output.write("\n") }
    outline = FeatureOutline(feature)
    rule = nil
    guard let header = feature.document.feature else { return }
    write(
      "\(header.keyword ?? "Feature"): \(header.name)", .bold,
      place: "\(feature.source.uri):\(header.location.line)")
    if !header.description.isEmpty { output.write("\(header.description)\n") }
  }

  private mutating func begin(_ rule: Rule) {
    output.write("\n  \(style.paint("\(rule.keyword): \(rule.name)", .bold))\n")
    if !rule.description.isEmpty { output.write("\(rule.description)\n") }
  }

  private mutating func write(
    _ run: ScenarioRun, _ attempt: ScenarioResult, _ scenario: Scenario, indent: Int
  ) {
    let space = String(repeating: " ", count: indent)
    let tags = run.pickle.tags.map(\.name).joined(separator: " ")
    if !tags.isEmpty { output.write("\(space)\(style.paint(tags, .cyan))\n") }
    let number = run.attempts.count > 1 ? " (attempt \(attempt.attempt + 1))" : ""
    let title = "\(space)\(scenario.keyword): \(run.title)\(number)"
    let lines = attempt.steps.map { line(of: $0, space) }
    let width = ([title] + lines.map(\.text)).map(\.unicodeScalars.count).max() ?? 0
    write(
      title, .bold, place: "\(run.pickle.uri):\(run.pickle.location.line)", width: width)
    for (line, step) in zip(lines, attempt.steps) {
      if let text = line.text.nonEmpty {
        write(text, step.status.ink, place: line.place, width: width)
      }
      writeBlocks(of: step, indent: indent + 6)
    }
  }

  /// A step's line and the place of its definition; hooks that passed have none.
  private func line(of step: StepResult, _ space: String) -> (text: String, place: String?) {
    switch step.subject {
    case .hook(let kind, let name, let place):
      if step.status == .passed { return ("", nil) }
      let words = "\(space)  \(step.status.sign) \(kind.words)\(name.map { " \($0)" } ?? "")"
      return (words, place.text)
    case .step(let pickleStep):
      let keyword = outline?.keywords[pickleStep.stepID] ?? "* "
      let place = step.definition.flatMap { plan?.catalog.definitions[$0].place.text }
      return ("\(space)  \(step.status.sign) \(keyword)\(pickleStep.text)", place)
    }
  }

  private mutating func write(
    _ text: String, _ ink: Style.Ink, place: String?, width: Int = 0
  ) {
    output.write(style.paint(text, ink))
    if let place {
      let space = String(repeating: " ", count: max(0, width - text.unicodeScalars.count) + 2)
      output.write(space + style.paint("# \(place)", .grey))
    }
    output.write("\n")
  }

  private mutating func writeBlocks(of step: StepResult, indent: Int) {
    if case .step(let pickleStep) = step.subject, let argument = pickleStep.argument {
      for block in argument.blocks { output.write("\(block.indented(by: indent))\n") }
    }
    for attachment in step.attachments {
      output.write("\(style.paint(attachment.summary.indented(by: indent), .cyan))\n")
    }
    guard !step.status.isHarmless, let diagnostics else { return }
    for line in diagnostics.reason(of: step) { output.write("\(line.indented(by: indent))\n") }
  }
}
