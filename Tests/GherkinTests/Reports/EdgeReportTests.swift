import JSON
import Testing

@testable import Gherkin

@Suite struct `Reports of unusual runs` {
  private func write(
    _ text: String, _ library: StepLibrary<World> = makeLibrary(),
    _ options: RunOptions = RunOptions(), _ make: (ReportOutput) -> any Reporter
  ) async throws -> String {
    let report = ReportText()
    try await run(library, text, options: options, reporters: [make(report.output)])
    return report.text
  }

  // MARK: - Features that cannot be read

  private func writeUnreadable(_ make: (ReportOutput) -> any Reporter) throws -> String {
    let report = ReportText()
    let runner = Runner([RunTarget(makeLibrary())], clock: tickingClock())
    let source = Source(uri: "a.feature", text: "Feature: f\n  Scenario: s\n    * a\n  <junk>\n")
    let failure = #expect(throws: PlanFailure.self) { try runner.plan([source]) }
    let summary = runner.report(try #require(failure), to: [make(report.output)])
    #expect(!summary.isSuccess)
    #expect(summary.unreadable == 1)
    return report.text
  }

  @Test func `a feature that cannot be read is an error in JUnit`() throws {
    let text = try writeUnreadable { JUnitReporter($0) }
    #expect(text.contains("<testsuites tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\""))
    #expect(text.contains(" file=\"a.feature\" line=\"4\">\n      <error message=\"expected: #EOF"))
    #expect(text.contains("got '&lt;junk&gt;'"))
  }

  @Test func `a feature that cannot be read is a parse error in messages`() throws {
    let text = try writeUnreadable {
      MessagesReporter($0, meta: MessageMeta(implementation: .init("test")))
    }
    let envelopes = try text.split(separator: "\n").map { try JSONReader.read(String($0)) }
    let error = envelopes.compactMap { $0["parseError"] }.first
    #expect(error?["source"]?["location"]?["line"] == 4)
    #expect(envelopes.first { $0["source"] != nil }?["source"]?["uri"] == "a.feature")
    #expect(envelopes.last?["testRunFinished"]?["success"] == false)
  }

  @Test func `a feature that cannot be read is a failed scenario in the older JSON`() throws {
    let value = try JSONReader.read(try writeUnreadable { JSONReporter($0) })
    let element = value.array?.first?["elements"]?.array?.first
    #expect(value.array?.first?["uri"] == "a.feature")
    #expect(element?["line"] == 4)
    #expect(element?["steps"]?.array?.first?["result"]?["status"] == "failed")
  }

  @Test func `a feature that cannot be read stands in every other report`() throws {
    #expect(
      try writeUnreadable { GitHubReporter($0) }.hasPrefix(
        "::error file=a.feature,line=4,col=3,title=cannot be read::expected: #EOF"))
    #expect(
      try writeUnreadable { TAPReporter($0) }.hasPrefix(
        "TAP version 14\n1..1\nnot ok 1 - a.feature can be read\n  ---\n  outcome: unreadable\n"))
    #expect(try writeUnreadable { RerunReporter($0) } == "a.feature\n")
    for text in [
      try writeUnreadable { ProgressReporter($0) }, try writeUnreadable { PrettyReporter($0) },
      try writeUnreadable { SummaryReporter($0) },
    ] {
      #expect(text.contains("a.feature:4:3: error: expected: #EOF"))
      #expect(text.contains("\n1 unreadable features\n"))
    }
  }

  // MARK: - Runs that end early

  private static let three =
    "Feature: f\nScenario: a\nGiven a step fails\nScenario: b\nGiven a step fails\n"
    + "Scenario: c\nGiven a step passes"

  @Test func `rerun lists what was not run, too`() async throws {
    var options = RunOptions()
    options.failsFast = true
    let text = try await write(Self.three, makeLibrary(), options) { RerunReporter($0) }
    #expect(text == "1.feature:2:4:6\n")
  }

  @Test func `a failed hook before the run counts in JUnit's sums, and all scenarios in rerun`()
    async throws
  {
    var library = makeLibrary()
    library.beforeAll { _ in throw Failure() }
    let text = try await write(Self.three, library) { JUnitReporter($0) }
    #expect(text.contains("<testsuites tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(text.contains("<testsuite name=\"hooks around the run\""))
    #expect(try await write(Self.three, library) { RerunReporter($0) } == "1.feature:2:4:6\n")
  }

  // MARK: - Names and texts

  @Test func `scenarios of the same name in two rules have two names in JUnit`() async throws {
    let text =
      "Feature: f\n"
      + ["one", "two"].map { "Rule: \($0)\nScenario: s\nGiven a step passes\n" }.joined()
    let report = try await write(text) { JUnitReporter($0) }
    #expect(report.contains("name=\"one - s\""))
    #expect(report.contains("name=\"two - s\""))
  }

  @Test func `TAP's YAML holds only what YAML can, indented throughout`() async throws {
    struct OddError: Error, CustomStringConvertible {
      let description = "bell\u{7} del\u{7F}\rnext\r\nlast\u{1B}[0m"
    }
    var library = StepLibrary<World> { _ in World() }
    library.define("it is odd") { _, _ in throw OddError() }
    let text = try await write("Feature: f\nScenario: s\u{7}\nGiven it is odd", library) {
      TAPReporter($0)
    }
    let isValid = text.unicodeScalars.allSatisfy { $0.isPrintable && $0 != "\r" }
    #expect(isValid)
    #expect(text.contains("\n      bell\u{FFFD} del\u{FFFD}\n      next\n      last\u{FFFD}[0m\n"))
    #expect(text.contains("not ok 1 - s\u{FFFD}\n"))
  }

  // MARK: - Flaky and slow

  private func flaky() -> (StepLibrary<World>, RunOptions) {
    var library = StepLibrary<World> { _ in World() }
    library.define("it passes the second time") { context, _ in
      if context.attempt == 0 { throw Failure() }
    }
    library.define("it fails") { _, _ in throw Failure() }
    var options = RunOptions()
    options.retries = 1
    return (library, options)
  }

  private static let retried =
    "Feature: f\nScenario: a\nGiven it passes the second time\nScenario: b\nGiven it fails"

  @Test func `scenarios that were tried again show it in JUnit`() async throws {
    let (library, options) = flaky()
    let text = try await write(Self.retried, library, options) { JUnitReporter($0) }
    #expect(
      text.contains(
        "<flakyFailure type=\"Failure\" message=\"it passes the second time: it does not hold\">"))
    #expect(text.contains("<failure type=\"Failure\" message=\"it fails: it does not hold\">"))
    #expect(text.contains("<rerunFailure type=\"Failure\""))
  }

  @Test func `scenarios that were tried again show it in JSON and in the summary`() async throws {
    let (library, options) = flaky()
    let json = try JSONReader.read(
      try await write(Self.retried, library, options) { JSONReporter($0) })
    let elements = try #require(json.array?.first?["elements"]?.array)
    #expect(elements.map { $0["attempts"] } == [2, 2])
    #expect(elements.map { $0["flaky"] } == [true, false])
    let summary = try await write(Self.retried, library, options) { SummaryReporter($0) }
    #expect(summary.contains("\n1 flaky, 1 failed at every attempt\n"))
  }

  @Test func `usage shows the ten slowest steps, the slowest first`() async throws {
    var library = StepLibrary<World> { _ in World() }
    let clock = tickingClock()
    library.define("it takes {int}") { _, arguments in
      for _ in 0..<(try arguments.int(0)) { _ = clock.now() }
    }
    let steps = (1...12).map { "Given it takes \($0)\n" }.joined()
    let report = ReportText()
    let runner = Runner([RunTarget(library)], clock: clock)
    let plan = try runner.plan([Source(uri: "f", text: "Feature: f\nScenario: s\n\(steps)")])
    _ = await runner.run(plan, reporters: [UsageReporter(report.output)])
    let lines = report.text.split(separator: "\n").drop { $0 != "The slowest steps:" }.dropFirst()
    #expect(lines.count == 10)
    #expect(lines.first == "  0.013 s  it takes 12  # f:14")
    #expect(lines.last == "  0.004 s  it takes 3  # f:5")
  }

  @Test func `progress on a terminal shows count, rate and time left behind the marks`()
    async throws
  {
    let steps = (0..<600).map { "Scenario: \($0)\nGiven a step passes\n" }.joined()
    let text = try await write("Feature: f\n\(steps)") {
      ProgressReporter($0, isInteractive: true)
    }
    #expect(text.contains("\r\u{1B}[2K...  2 of 600 scenarios"))
    #expect(text.contains(", 499 a second, "))
    #expect(text.contains("\r\u{1B}[2K\(String(repeating: ".", count: 50))\n"))
  }

  @Test func `thousands of undefined steps are looked up once a sentence`() async throws {
    let steps = (0..<3000).map {
      "Scenario: \($0)\nGiven a step passses with \($0) and \"\($0)\"\n"
    }.joined()
    let text = try await write("Feature: f\n\(steps)") { SummaryReporter($0) }
    #expect(text.contains("These would define the undefined steps:\n\n  steps.define(\"a step"))
    #expect(text.split(separator: "steps.define(").count == 2)
    #expect(text.contains("3000 scenarios (3000 undefined)"))
  }
}
