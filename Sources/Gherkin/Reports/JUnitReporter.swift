/// JUnit's XML: a test suite for each feature and target, a test case for each scenario.
///
/// It is written when the run ends, since a suite's head counts its cases.
public struct JUnitReporter: Reporter {
  private struct Suite {
    let name: String
    let uri: String
    let target: String?
    var tests = 0
    var failures = 0
    var skipped = 0
    var duration = Duration.zero
    var started: Timestamp
    var cases: [UInt8] = []
  }

  private var output: ReportOutput
  private var diagnostics: Diagnostics?
  private var options = RunOptions()
  private var suites: [Suite] = []
  private var suiteIndices: [[String?]: Int] = [:]
  private var failedHooks: [RunHookResult] = []

  /// A report to an output.
  public init(_ output: ReportOutput) { self.output = output }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan):
      diagnostics = Diagnostics(plan.catalog)
      options = plan.options
    case .scenario(let run): add(run)
    case .runHook(let hook) where hook.error != nil: failedHooks.append(hook)
    case .finished(let summary): write(summary)
    case .started, .runHook, .prepared: break
    }
  }

  private mutating func add(_ run: ScenarioRun) {
    let index = suite(of: run)
    let isFine = options.isHarmless(run.status)
    suites[index].tests += 1
    suites[index].duration += run.result.duration
    if !isFine { suites[index].failures += 1 }
    if isFine, run.status != .passed { suites[index].skipped += 1 }
    suites[index].cases += testCase(run, isFine).utf8
  }

  private mutating func suite(of run: ScenarioRun) -> Int {
    let key = [run.pickle.uri, run.target]
    if let index = suiteIndices[key] { return index }
    suiteIndices[key] = suites.count
    let name = run.feature.document.feature?.name ?? run.pickle.uri
    suites.append(
      Suite(
        name: name + (run.target.map { " [\($0)]" } ?? ""), uri: run.pickle.uri,
        target: run.target, started: run.result.started))
    return suites.count - 1
  }

  private func testCase(_ run: ScenarioRun, _ isFine: Bool) -> String {
    let suite = run.feature.document.feature?.name ?? run.pickle.uri
    var text =
      "    <testcase name=\"\(XMLText.escape(name(of: run)))\" classname=\"\(XMLText.escape(suite))\""
      + " file=\"\(XMLText.escape(run.pickle.uri))\" line=\"\(run.pickle.location.line)\""
      + " time=\"\(run.result.duration.seconds)\">\n"
    if !isFine {
      let message = diagnostics?.text(of: run.result, target: run.target) ?? ""
      let type = run.result.firstFailure.flatMap(\.error).map { "\(Swift.type(of: $0))" }
      text +=
        "      <failure type=\"\(XMLText.escape(type ?? run.status.word))\""
        + " message=\"\(XMLText.escape(run.result.firstFailure?.sentence ?? ""))\">"
        + "\(XMLText.section(message))</failure>\n"
    } else if run.status != .passed {
      let reason = run.status == .skipped ? run.skipReason : run.status.word
      text += "      <skipped message=\"\(XMLText.escape(reason))\"/>\n"
    }
    return text
      + "      <system-out>\(XMLText.section(steps(of: run)))</system-out>\n    </testcase>\n"
  }

  /// The name with the row's place where an outline gives several of the same name.
  private func name(of run: ScenarioRun) -> String {
    let row = run.pickle.rowID == nil ? "" : " (line \(run.pickle.location.line))"
    return run.title + row
  }

  private func steps(of run: ScenarioRun) -> String {
    run.result.steps.compactMap { step in
      if case .hook = step.subject, step.status == .passed { return nil }
      return "\(step.status.word): \(diagnostics?.words(of: step) ?? "")\n"
    }.joined()
  }

  private mutating func write(_ summary: RunSummary) {
    let failures = suites.reduce(0) { $0 + $1.failures }
    let skipped = suites.reduce(0) { $0 + $1.skipped }
    output.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"\(summary.scenarioCount)\""
        + " failures=\"\(failures)\" errors=\"\(failedHooks.count)\" skipped=\"\(skipped)\""
        + " time=\"\(summary.duration.seconds)\">\n")
    for suite in suites { write(suite) }
    if !failedHooks.isEmpty { writeHooks() }
    output.write("</testsuites>\n")
    output.flush()
  }

  private mutating func write(_ suite: Suite) {
    output.write(
      "  <testsuite name=\"\(XMLText.escape(suite.name))\" file=\"\(XMLText.escape(suite.uri))\""
        + " tests=\"\(suite.tests)\" failures=\"\(suite.failures)\" errors=\"0\""
        + " skipped=\"\(suite.skipped)\" time=\"\(suite.duration.seconds)\""
        + " timestamp=\"\(suite.started.text)\">\n")
    output.write(suite.cases)
    output.write("  </testsuite>\n")
    output.passOn()
  }

  private mutating func writeHooks() {
    let count = failedHooks.count
    output.write(
      "  <testsuite name=\"hooks around the run\" tests=\"\(count)\" failures=\"0\""
        + " errors=\"\(count)\" skipped=\"0\">\n")
    for hook in failedHooks {
      let name = hook.kind.words + (hook.name.map { " \($0)" } ?? "")
      let message = hook.error.map(Diagnostics.plainText(of:)) ?? ""
      output.write(
        "    <testcase name=\"\(XMLText.escape(name))\" file=\"\(XMLText.escape(hook.place.file))\""
          + " line=\"\(hook.place.line)\">\n      <error message=\"\(XMLText.escape(message))\"/>\n"
          + "    </testcase>\n")
    }
    output.write("  </testsuite>\n")
  }
}

extension Duration {
  /// The seconds with three decimals, such as `1.250`.
  fileprivate var seconds: String { String(secondsText.dropLast(2)) }
}
