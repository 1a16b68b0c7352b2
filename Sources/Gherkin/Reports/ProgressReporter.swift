/// A character for each step, then what failed and the numbers.
///
/// `.` passed, `F` failed, `U` undefined, `A` ambiguous, `P` pending, `-` skipped. A hook gets one only when it did
/// not pass.
public struct ProgressReporter: Reporter {
  private var output: ReportOutput
  private let style: Style
  private var closing: ClosingReport

  /// A report to an output.
  public init(_ output: ReportOutput, style: Style = Style()) {
    self.output = output
    self.style = style
    closing = ClosingReport(style)
  }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    closing.receive(event)
    switch event {
    case .scenario(let run):
      for attempt in run.attempts { write(attempt) }
      output.passOn()
    case .finished(let summary):
      if summary.scenarioCount > 0 { output.write("\n\n") }
      output.write(closing.text(summary))
      output.flush()
    case .planned, .started, .prepared, .runHook: break
    }
  }

  private mutating func write(_ attempt: ScenarioResult) {
    let steps = attempt.steps
    for place in steps.indices where steps[place].isStep || steps[place].status != .passed {
      let status = steps[place].status
      output.write(style.isColoured ? style.paint(status.letter, as: status) : status.letter)
    }
  }
}
