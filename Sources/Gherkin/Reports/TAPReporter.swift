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
    case .planned(let plan): write(plan)
    case .scenarioFinished(let run): write(run)
    case .finished(let summary):
      // Scenarios that did not run were planned, so that a reader finds them missing; this is the reason.
      if summary.notRun > 0 {
        output.write("Bail out! \(summary.notRun) scenarios were not run\n")
      }
      output.flush()
    case .started, .runHook, .attemptStarted, .stepFinished: break
    }
    output.passOn()
  }

  private mutating func write(_ plan: RunPlan) {
    diagnostics = Diagnostics(plan.catalog)
    output.write("TAP version 14\n1..\(plan.scenarioCount + plan.unreadable.count)\n")
    for feature in plan.unreadable {
      number += 1
      output.write("not ok \(number) - \(feature.source.uri.tapEscaped) can be read\n")
      writeBlock("unreadable", Diagnostics.text(of: feature))
    }
  }

  private mutating func write(_ run: ScenarioRun) {
    number += 1
    let isFine = run.status.isHarmless
    let mark = run.status == .skipped ? " # SKIP \(run.skipReason.tapEscaped)" : ""
    output.write("\(isFine ? "ok" : "not ok") \(number) - \(run.title.tapEscaped)\(mark)\n")
    guard !isFine, let diagnostics else { return }
    writeBlock(run.status.word, diagnostics.text(of: run.result, target: run.target))
  }

  private mutating func writeBlock(_ outcome: String, _ text: String) {
    let lines = text.printable.indented(by: 4)
    output.write("  ---\n  outcome: \(outcome)\n  message: |-\n\(lines)\n  ...\n")
  }
}

extension String {
  /// The text on one line, with a backslash before `#` and backslashes.
  fileprivate var tapEscaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in printable.withLineEnds(" ").unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
