/// Test Anything Protocol, version 14: a line for each scenario, with a YAML block where it did not pass.
public struct TAPReporter: Reporter {
  private var output: ReportOutput
  private var diagnostics: Diagnostics?
  private var number = 0

  /// A report to an output.
  public init(_ output: ReportOutput) { self.output = output }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan):
      diagnostics = Diagnostics(plan.catalog)
      output.write("TAP version 14\n1..\(plan.scenarioCount)\n")
    case .scenario(let run): write(run)
    case .finished(let summary): write(summary)
    case .started, .runHook, .prepared: break
    }
    if case .finished = event { output.flush() } else { output.passOn() }
  }

  private mutating func write(_ run: ScenarioRun) {
    number += 1
    let isFine = run.status.isHarmless
    let mark = run.status == .skipped ? " # SKIP \(run.skipReason)" : ""
    output.write("\(isFine ? "ok" : "not ok") \(number) - \(run.title.tapEscaped)\(mark)\n")
    guard !isFine, let diagnostics else { return }
    let text = diagnostics.text(of: run.result, target: run.target)
    output.write(
      "  ---\n  outcome: \(run.status.word)\n  message: |-\n\(text.indented(by: 4))\n  ...\n")
  }

  /// Scenarios that did not run were planned, so that a reader finds them missing; this says why.
  private mutating func write(_ summary: RunSummary) {
    if summary.notRun > 0 { output.write("Bail out! \(summary.notRun) scenarios were not run\n") }
  }
}

extension ScenarioRun {
  /// Why the scenario was skipped, as far as somebody said.
  var skipReason: String {
    let errors = result.steps.lazy.compactMap(\.error)
    return errors.compactMap { ($0 as? SkippedScenario)?.reason }.first ?? ""
  }
}

extension String {
  /// The text with a backslash before `#` and backslashes, on one line.
  fileprivate var tapEscaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar == "\n" ? " " : scalar)
    }
    return String(escaped)
  }
}
