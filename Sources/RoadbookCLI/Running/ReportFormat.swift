import Gherkin

/// The formats in which a run can be reported.
enum ReportFormat: String, CaseIterable {
  case pretty
  case progress
  case summary
  case junit
  case json
  case messages
  case tap
  case rerun
  case usage
  case github

  /// Whether it is written for people, with sentences.
  var isForPeople: Bool { [.pretty, .progress, .summary].contains(self) }

  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// A format, and the file that it goes to; standard output where there is none.
  struct Request {
    let format: ReportFormat
    let file: String?

    /// Reads `FORMAT` or `FORMAT:FILE`.
    init(_ text: String) throws(UsageError) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = ReportFormat(rawValue: String(parts[0])) else {
        throw .unknown("format", String(parts[0]), of: ReportFormat.allCases.map(\.rawValue))
      }
      self.format = format
      file = parts.count > 1 ? String(parts[1]) : nil
    }

    /// The reporter, writing to the file that was opened for it, or to the terminal.
    func reporter(_ terminal: Terminal, isColoured: Bool, _ file: ReportFile?) -> any Reporter {
      let style = Style(isColoured: isColoured && file == nil)
      // What goes to the terminal or a pipe is seen at once; files are written in large pieces.
      let output = ReportOutput(pieceSize: file == nil ? 1 : 1 << 16) { bytes in
        if let file { file.write(bytes) } else { terminal.write(bytes) }
      }
      switch format {
      case .pretty:
        return PrettyReporter(
          output, style: style, isInteractive: terminal.isInteractive && file == nil)
      case .progress:
        return ProgressReporter(
          output, style: style, isInteractive: terminal.isInteractive && file == nil)
      case .summary: return SummaryReporter(output, style: style)
      case .junit: return JUnitReporter(output)
      case .json: return JSONReporter(output)
      case .messages: return MessagesReporter(output, meta: .roadbook)
      case .tap: return TAPReporter(output)
      case .rerun: return RerunReporter(output)
      case .usage: return UsageReporter(output, style: style)
      case .github: return GitHubReporter(output)
      }
    }
  }
}

extension MessageMeta {
  /// What a message stream of ours says of its writer.
  fileprivate static let roadbook = MessageMeta(
    implementation: Product("roadbook", version: CommandLineTool.version))
}
