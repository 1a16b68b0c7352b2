/// Annotations for GitHub Actions: each failure appears at its line of the feature.
///
/// The lines are workflow commands, so this goes to standard output.
public struct GitHubReporter: Reporter {
  private var output: ReportOutput
  private var diagnostics: Diagnostics?
  private var options = RunOptions()

  /// A report to an output.
  public init(_ output: ReportOutput) { self.output = output }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan):
      diagnostics = Diagnostics(plan.catalog)
      options = plan.options
      for error in plan.unreadable.flatMap(\.errors) {
        write("error", error.uri, error.location, "cannot be read", error.sentence)
      }
    case .scenarioFinished(let run): write(run)
    case .runHook(let hook): write(hook)
    case .finished: output.flush()
    case .started, .attemptStarted, .stepFinished: break
    }
    output.passOn()
  }

  private mutating func write(_ run: ScenarioRun) {
    if run.isFlaky {
      let message = "\(run.title) passed at attempt \(run.attempts.count)"
      return write("warning", run.pickle.uri, run.pickle.location, "flaky", message)
    }
    guard let failure = run.result.firstFailure, let place = run.result.failurePlace else { return }
    let kind = options.isHarmless(run.status) ? "warning" : "error"
    let lines = [diagnostics?.words(of: failure) ?? ""] + (diagnostics?.reason(of: failure) ?? [])
    write(
      kind, run.pickle.uri, place, "\(failure.status.word): \(run.title)",
      lines.joined(separator: "\n"))
  }

  private mutating func write(_ hook: RunHookResult) {
    guard let error = hook.error else { return }
    let title = "\(hook.kind.title(hook.name)) failed"
    let message = Diagnostics.plainText(of: error)
    write("error", hook.place.file, Location(line: hook.place.line), title, message)
  }

  private mutating func write(
    _ kind: String, _ uri: String, _ place: Location, _ title: String, _ message: String
  ) {
    let column = place.column.map { ",col=\($0)" } ?? ""
    output.write(
      "::\(kind) file=\(uri.escaped(":,")),line=\(place.line)\(column),title=\(title.escaped(":,"))::"
        + "\(message.escaped(""))\n")
  }
}

extension String {
  /// The text with per cent signs for what would end a command's value.
  fileprivate func escaped(_ more: String) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where more.unicodeScalars.contains(scalar): escaped += "%3A"
      case "," where more.unicodeScalars.contains(scalar): escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
