/// The features as they read, each step with its outcome and the place of its definition as soon as it ended, then what
/// failed and the numbers.
public struct PrettyReporter: Reporter {
  /// The attempt whose steps come.
  private struct Attempt {
    let indent: Int
    /// Where the places of definitions stand.
    let width: Int
  }

  private var output: ReportOutput
  private let style: Style
  private let isInteractive: Bool
  private var closing: ClosingReport
  private var progress: ProgressLine
  private var catalog: StepCatalog?
  private var diagnostics: Diagnostics?
  private var outline: FeatureOutline?
  private var rule: NodeID?
  private var attempt: Attempt?

  /// A report to an output; on a terminal a last line shows how far the run has come.
  public init(_ output: ReportOutput, style: Style = Style(), isInteractive: Bool = false) {
    self.output = output
    self.style = style
    self.isInteractive = isInteractive
    closing = ClosingReport(style)
    progress = ProgressLine(style)
  }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    closing.receive(event)
    if isInteractive {
      progress.receive(event)
      output.write("\r\u{1B}[2K")
    }
    switch event {
    case .planned(let plan):
      catalog = plan.catalog
      diagnostics = Diagnostics(plan.catalog, style: style)
    case .attemptStarted(let start): write(start)
    case .stepFinished(let step): write(step)
    case .finished(let summary):
      if summary.scenarioCount > 0 { output.write("\n") }
      output.write(closing.text(summary))
      output.flush()
    case .started, .runHook, .scenarioFinished: break
    }
    if isInteractive, !event.isEnd, attempt != nil { output.write(progress.text) }
    output.passOn()
  }

  private mutating func write(_ start: AttemptStart) {
    if outline?.feature !== start.feature { begin(start.feature) }
    guard let outline, let place = outline.scenarios[start.pickle.scenarioID] else { return }
    if let placeRule = place.rule, placeRule.id != rule { begin(placeRule) }
    rule = place.rule?.id
    let indent = place.rule == nil ? 2 : 4
    let space = String(repeating: " ", count: indent)
    let number = start.attempt > 0 ? " (attempt \(start.attempt + 1))" : ""
    let title = "\(space)\(place.scenario.keyword): \(start.title)\(number)"
    let lines = start.pickle.steps.map { line($0, .passed, indent) }
    let width = ([title] + lines).map(\.displayWidth).max() ?? 0
    attempt = Attempt(indent: indent, width: width)
    let tags = start.pickle.tags.map(\.name).joined(separator: " ")
    output.write("\n")
    if !tags.isEmpty { output.write("\(space)\(style.paint(tags, .cyan))\n") }
    let location = "\(start.pickle.uri):\(start.pickle.location.line)"
    write(title, .bold, place: location, width: width)
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

  /// Writes a step, or a hook that did not pass.
  private mutating func write(_ step: StepResult) {
    guard let attempt else { return }
    switch step.subject {
    case .hook(let kind, let name, let place):
      guard step.status != .passed else { break }
      let space = String(repeating: " ", count: attempt.indent + 2)
      let text = "\(space)\(step.status.sign) \(kind.title(name))"
      write(text, step.status.ink, place: place.text, width: attempt.width)
    case .step(let pickleStep):
      let place = step.definition.flatMap { catalog?.definitions[$0].place.text }
      let text = line(pickleStep, step.status, attempt.indent)
      write(text, step.status.ink, place: place, width: attempt.width)
    }
    writeBlocks(of: step, indent: attempt.indent + 6)
  }

  private func line(_ step: PickleStep, _ status: Status, _ indent: Int) -> String {
    let space = String(repeating: " ", count: indent + 2)
    return "\(space)\(status.sign) \(outline?.keywords[step.stepID] ?? "* ")\(step.text)"
  }

  private mutating func write(
    _ text: String, _ ink: Style.Ink, place: String?, width: Int = 0
  ) {
    output.write(style.paint(text, ink))
    if let place {
      let space = String(repeating: " ", count: max(0, width - text.displayWidth) + 2)
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

extension RunEvent {
  fileprivate var isEnd: Bool { if case .finished = self { true } else { false } }
}

extension AttemptStart {
  /// The scenario's name with the target's.
  fileprivate var title: String { pickle.name + (target.map { " [\($0)]" } ?? "") }
}
