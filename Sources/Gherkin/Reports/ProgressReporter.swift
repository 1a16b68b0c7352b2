/// A character for each step, then what failed and the numbers.
///
/// `.` passed, `F` failed, `U` undefined, `A` ambiguous, `P` pending, `-` skipped. A hook gets one only when it did
/// not pass.
public struct ProgressReporter: Reporter {
  /// So many characters stand in a line on a terminal.
  private static let lineLength = 50

  private var output: ReportOutput
  private let style: Style
  private let isInteractive: Bool
  private var closing: ClosingReport
  private var progress: ProgressLine
  private var marks: [Status] = []

  /// A report to an output; on a terminal, how far the run has come stands behind the characters.
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
    if isInteractive { progress.receive(event) }
    switch event {
    case .stepFinished(let step) where step.isStep || step.status != .passed:
      write(step.status)
    case .finished(let summary):
      if isInteractive { output.write("\r\u{1B}[2K\(text(of: marks))") }
      if summary.scenarioCount > 0 { output.write("\n\n") }
      output.write(closing.text(summary))
      output.flush()
    default: break
    }
    output.passOn()
  }

  private mutating func write(_ status: Status) {
    guard isInteractive else { return output.write(text(of: status)) }
    if marks.count == Self.lineLength {
      output.write("\r\u{1B}[2K\(text(of: marks))\n")
      marks = []
    }
    marks.append(status)
    output.write("\r\u{1B}[2K\(text(of: marks))  \(progress.text)")
  }

  private func text(of marks: [Status]) -> String { marks.map { text(of: $0) }.joined() }

  private func text(of status: Status) -> String {
    style.isColoured ? style.paint(status.letter, as: status) : status.letter
  }
}

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
