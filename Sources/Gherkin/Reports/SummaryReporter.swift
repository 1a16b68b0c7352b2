/// What failed and the numbers, and nothing while the run goes on.
public struct SummaryReporter: Reporter {
  private var output: ReportOutput
  private var closing: ClosingReport

  /// A report to an output.
  public init(_ output: ReportOutput, style: Style = Style()) {
    self.output = output
    closing = ClosingReport(style)
  }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    closing.receive(event)
    guard case .finished(let summary) = event else { return }
    output.write(closing.text(summary))
    output.flush()
  }
}
