/// JUnit's XML: a test suite for each feature and target, a test case for each scenario.
///
/// A scenario that passed when it was tried again has `flakyFailure` elements, one that failed each time
/// `rerunFailure` elements, as Maven's Surefire writes them. The report is written when the run ends, since a suite's
/// head counts its cases.
public struct JUnitReporter: Reporter {
  fileprivate struct Suite {
    let name: String
    let uri: String
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var duration = Duration.zero
    var started: Timestamp?
    var cases: [UInt8] = []
  }

  private struct SuiteKey: Hashable {
    let uri: String
    let target: String?
  }

  private var output: ReportOutput
  private var diagnostics: Diagnostics?
  private var options = RunOptions()
  private var suites: [Suite] = []
  private var suiteIndices: [SuiteKey: Int] = [:]
  private var hooks: Suite?
  private var outline: FeatureOutline?

  /// A report to an output.
  public init(_ output: ReportOutput) { self.output = output }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan):
      diagnostics = Diagnostics(plan.catalog)
      options = plan.options
      for feature in plan.unreadable { add(feature) }
    case .scenarioFinished(let run): add(run)
    case .runHook(let hook): add(hook)
    case .finished(let summary): write(summary)
    case .started, .attemptStarted, .stepFinished: break
    }
  }

  private mutating func add(_ run: ScenarioRun) {
    if outline?.feature !== run.feature { outline = FeatureOutline(run.feature) }
    let index = suite(of: run)
    let isFine = options.isHarmless(run.status)
    suites[index].tests += 1
    suites[index].duration += run.result.duration
    if !isFine { suites[index].failures += 1 }
    if isFine, run.status != .passed { suites[index].skipped += 1 }
    suites[index].cases += testCase(run, isFine).utf8
  }

  private mutating func suite(of run: ScenarioRun) -> Int {
    let key = SuiteKey(uri: run.pickle.uri, target: run.target)
    if let index = suiteIndices[key] { return index }
    suiteIndices[key] = suites.count
    let name = run.featureName + (run.target.map { " [\($0)]" } ?? "")
    suites.append(Suite(name: name, uri: run.pickle.uri, started: run.result.started))
    return suites.count - 1
  }

  private func testCase(_ run: ScenarioRun, _ isFine: Bool) -> String {
    var text =
      "    <testcase name=\"\(XMLText.escape(name(of: run)))\""
      + " classname=\"\(XMLText.escape(run.featureName))\""
      + " file=\"\(XMLText.escape(run.pickle.uri))\" line=\"\(run.pickle.location.line)\""
      + " time=\"\(run.result.duration.seconds)\">\n"
    if !isFine {
      text += "      \(element("failure", run.result, run.target))\n"
    } else if run.status != .passed {
      let reason = run.status == .skipped ? run.skipReason : run.status.word
      text += "      <skipped message=\"\(XMLText.escape(reason))\"/>\n"
    }
    let retried = run.isFlaky ? "flakyFailure" : "rerunFailure"
    for attempt in run.attempts.dropLast() {
      text += "      \(element(retried, attempt, run.target))\n"
    }
    return text
      + "      <system-out>\(XMLText.section(steps(of: run)))</system-out>\n    </testcase>\n"
  }

  private func element(_ name: String, _ result: ScenarioResult, _ target: String?) -> String {
    let failure = result.firstFailure
    let type = failure?.error.map { "\(Swift.type(of: $0))" } ?? result.status.word
    let text = XMLText.section(diagnostics?.text(of: result, target: target) ?? "")
    let content = name == "failure" ? text : "<stackTrace>\(text)</stackTrace>"
    return "<\(name) type=\"\(XMLText.escape(type))\""
      + " message=\"\(XMLText.escape(failure?.sentence ?? ""))\">\(content)</\(name)>"
  }

  /// The scenario's name with the rule's before it, and the row's place where an outline gives several of the same name.
  private func name(of run: ScenarioRun) -> String {
    let rule = outline?.scenarios[run.pickle.scenarioID]?.rule.map { "\($0.name) - " } ?? ""
    let row = run.pickle.rowID == nil ? "" : " (line \(run.pickle.location.line))"
    return rule + run.title + row
  }

  private func steps(of run: ScenarioRun) -> String {
    run.result.steps.compactMap { step in
      if case .hook = step.subject, step.status == .passed { return nil }
      return "\(step.status.word): \(diagnostics?.words(of: step) ?? "")\n"
    }.joined()
  }
}

// MARK: - What could not run

extension JUnitReporter {
  private mutating func add(_ hook: RunHookResult) {
    guard let error = hook.error else { return }
    var suite = hooks ?? Suite(name: "hooks around the run", uri: hook.place.file)
    suite.addError(
      name: hook.kind.title(hook.name), file: hook.place.file, line: hook.place.line,
      message: Diagnostics.plainText(of: error), text: "")
    hooks = suite
  }

  private mutating func add(_ feature: UnreadableFeature) {
    var suite = Suite(name: feature.source.uri, uri: feature.source.uri)
    for error in feature.errors {
      suite.addError(
        name: "the feature can be read", file: error.uri, line: error.location.line,
        message: error.sentence, text: Diagnostics.text(of: error, in: feature.source))
    }
    suites.append(suite)
  }

  private mutating func write(_ summary: RunSummary) {
    let suites = suites + (hooks.map { [$0] } ?? [])
    let sum = { (count: KeyPath<Suite, Int>) in suites.reduce(0) { $0 + $1[keyPath: count] } }
    output.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"\(sum(\.tests))\""
        + " failures=\"\(sum(\.failures))\" errors=\"\(sum(\.errors))\""
        + " skipped=\"\(sum(\.skipped))\" time=\"\(summary.duration.seconds)\">\n")
    for suite in suites { write(suite) }
    output.write("</testsuites>\n")
    output.flush()
  }

  private mutating func write(_ suite: Suite) {
    let timestamp = suite.started.map { " timestamp=\"\($0.text)\"" } ?? ""
    output.write(
      "  <testsuite name=\"\(XMLText.escape(suite.name))\" file=\"\(XMLText.escape(suite.uri))\""
        + " tests=\"\(suite.tests)\" failures=\"\(suite.failures)\" errors=\"\(suite.errors)\""
        + " skipped=\"\(suite.skipped)\" time=\"\(suite.duration.seconds)\"\(timestamp)>\n")
    output.write(suite.cases)
    output.write("  </testsuite>\n")
    output.passOn()
  }
}

extension JUnitReporter.Suite {
  fileprivate mutating func addError(
    name: String, file: String, line: Int, message: String, text: String
  ) {
    tests += 1
    errors += 1
    cases +=
      ("    <testcase name=\"\(XMLText.escape(name))\" classname=\"\(XMLText.escape(self.name))\""
      + " file=\"\(XMLText.escape(file))\" line=\"\(line)\">\n"
      + "      <error message=\"\(XMLText.escape(message))\">\(XMLText.section(text))</error>\n"
      + "    </testcase>\n").utf8
  }
}

extension ScenarioRun {
  fileprivate var featureName: String { feature.document.feature?.name ?? pickle.uri }
}

extension Duration {
  /// The seconds with three decimals, such as `1.250`.
  fileprivate var seconds: String { String(secondsText.dropLast(2)) }
}
