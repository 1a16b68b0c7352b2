import JSON
import Testing

@testable import Gherkin

@Suite struct `Reports` {
  private static let text = """
    Feature: Accounts
      Money comes and goes.

      Rule: Nothing is lost
        @id:1
        Scenario: fine
          Given a step passes
            | a | b\\|c |
        Scenario: broken & <bad>
          Given a step passes
          Then a step differs
        Scenario: missing
          Given a step passses
        Scenario: double
          Given a step is double
        Scenario: not here
          Given a step skips
    """

  private struct Difference: FailureDetail, CustomStringConvertible {
    let subject = "the rows"
    let expected = ["a", "b", "c"]
    let actual = ["a", "x", "c"]
    var description: String { "rows differ" }
  }

  private func report(
    _ make: (ReportOutput) -> any Reporter, retries: Int = 0
  ) async throws -> String {
    var library = makeLibrary()
    library.define("a step differs", file: "Steps.swift", line: 7) { context, _ in
      context.log("looking")
      throw Difference()
    }
    var options = RunOptions()
    options.retries = retries
    let report = ReportText()
    try await run(library, Self.text, options: options, reporters: [make(report.output)])
    return report.text
  }

  @Test func `progress is a letter for each step, then what failed and the numbers`() async throws {
    let text = try await report { ProgressReporter($0) }
    #expect(
      text == """
        ..FUA-

        1.feature:11:7: failed: a step differs
          in broken & <bad>
          the rows
            - expected  + actual
              a
            - b
            + x
              c

        1.feature:13:7: undefined: a step passses
          in missing
          no step definition matches; did you mean
            a step passes     # Steps.swift:1
            a step is {word}  # Steps.swift:5

        1.feature:15:7: ambiguous: a step is double
          in double
          several step definitions match:
            a step is {word}  # Steps.swift:5
            a step is double  # Steps.swift:6

        These would define the undefined steps:

          steps.define("a step passses") { context, arguments in
            throw PendingStep()
          }

        5 scenarios (1 passed, 1 skipped, 1 undefined, 1 ambiguous, 1 failed)
        6 steps (2 passed, 1 skipped, 1 undefined, 1 ambiguous, 1 failed)
        0.012 s

        """)
  }

  @Test func `the summary is the same without the letters`() async throws {
    let summary = try await report { SummaryReporter($0) }
    let progress = try await report { ProgressReporter($0) }
    #expect(progress.hasSuffix("\n\n" + summary))
  }

  @Test func `pretty shows the features as they read`() async throws {
    let text = try await report { PrettyReporter($0) }
    let features = text.split(separator: "1.feature:11:7:").first.map(String.init)
    #expect(
      features == """
        Feature: Accounts  # 1.feature:1
          Money comes and goes.

          Rule: Nothing is lost

            @id:1
            Scenario: fine           # 1.feature:6
              ✔ Given a step passes  # Steps.swift:1
                  | a | b\\|c |

            Scenario: broken & <bad>  # 1.feature:9
              ✔ Given a step passes   # Steps.swift:1
              ✘ Then a step differs   # Steps.swift:7
                  looking
                  the rows
                    - expected  + actual
                      a
                    - b
                    + x
                      c

            Scenario: missing         # 1.feature:12
              ? Given a step passses
                  no step definition matches; did you mean
                    a step passes     # Steps.swift:1
                    a step is {word}  # Steps.swift:5

            Scenario: double            # 1.feature:14
              ≠ Given a step is double
                  several step definitions match:
                    a step is {word}  # Steps.swift:5
                    a step is double  # Steps.swift:6

            Scenario: not here      # 1.feature:16
              - Given a step skips  # Steps.swift:4


        """)
  }

  @Test func `a terminal gets colours and a line that tells how far the run has come`() async throws
  {
    let text = try await report {
      PrettyReporter($0, style: Style(isColoured: true), isInteractive: true)
    }
    #expect(text.contains("\u{1B}[32m      ✔ Given a step passes\u{1B}[0m"))
    #expect(text.contains("3 of 5 scenarios\u{1B}[0m\u{1B}[31m, 2 not passed"))
    #expect(text.contains("\r\u{1B}[2K"))
  }

  @Test func `TAP has the plan, a line for each scenario and what went wrong`() async throws {
    let text = try await report { TAPReporter($0) }
    #expect(text.hasPrefix("TAP version 14\n1..5\nok 1 - fine\nnot ok 2 - broken & <bad>\n  ---\n"))
    #expect(text.contains("\nok 5 - not here # SKIP not here\n"))
  }

  @Test func `rerun lists what has to run again, and its list chooses just that`() async throws {
    let text = try await report { RerunReporter($0) }
    #expect(text == "1.feature:9:12:14\n")
    var options = RunOptions()
    options.filter.locators = FeatureLocator.list(text)
    let again = try await run(makeLibrary(), Self.text, options: options)
    #expect(again.runs.map(\.pickle.name) == ["broken & <bad>", "missing", "double"])
  }

  @Test func `JUnit counts failures and skips, and escapes names`() async throws {
    let text = try await report { JUnitReporter($0) }
    #expect(text.contains("<testsuites tests=\"5\" failures=\"3\" errors=\"0\" skipped=\"1\""))
    #expect(
      text.contains(
        "<testcase name=\"Nothing is lost - broken &amp; &lt;bad&gt;\" classname=\"Accounts\""))
    #expect(text.contains("<skipped message=\"not here\"/>"))
    #expect(text.contains("timestamp=\"1970-01-01T00:00:00Z\""))
  }

  @Test func `GitHub gets an annotation at the line of each failure`() async throws {
    let text = try await report { GitHubReporter($0) }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(
      lines.first
        == "::error file=1.feature,line=11,col=7,title=failed%3A broken & <bad>::a step differs%0A"
        + "the rows%0A  - expected  + actual%0A    a%0A  - b%0A  + x%0A    c")
  }

  @Test func `usage lists definitions by time, and those that nothing used`() async throws {
    let text = try await report { UsageReporter($0) }
    #expect(text.contains("a step passes  # Steps.swift:1\n  used 2 times, 0.002 s together"))
    #expect(
      text.hasSuffix(
        """
        4 of 7 definitions are not used:
          a step fails  # Steps.swift:2
          a step waits  # Steps.swift:3
          a step is {word}  # Steps.swift:5
          a step is double  # Steps.swift:6

        """))
  }

  @Test func `the older JSON is an array of features with scenarios and steps`() async throws {
    let value = try JSONReader.read(try await report { JSONReporter($0) })
    let feature = try #require(value.array?.first)
    let elements = try #require(feature["elements"]?.array)
    #expect(elements.compactMap { $0["name"]?.string }.first == "fine")
    let steps = elements.compactMap { $0["steps"]?.array }.joined()
    let statuses = steps.map { $0["result"]?["status"]?.string ?? "" }
    #expect(statuses == ["passed", "passed", "failed", "undefined", "ambiguous", "skipped"])
    #expect(elements[1]["steps"]?.array?[1]["result"]?["error_message"] == "rows differ")
  }

  @Test func `a flaky scenario is told`() async throws {
    var library = StepLibrary<World> { _ in World() }
    library.define("a") { context, _ in if context.attempt == 0 { throw Failure() } }
    var options = RunOptions()
    options.retries = 1
    let (report, list) = (ReportText(), ReportText())
    try await run(
      library, "Feature: f\nScenario: s\nGiven a", options: options,
      reporters: [ProgressReporter(report.output), GitHubReporter(list.output)])
    #expect(report.text.hasPrefix("F.\n\n1.feature:2:1: flaky: s passed at attempt 2\n\n"))
    #expect(report.text.contains("\n1 flaky\n"))
    #expect(list.text.hasPrefix("::warning file=1.feature,line=2,col=1,title=flaky::"))
  }

  @Test func `hooks around the run and broken definitions are told at the end`() async throws {
    var library = StepLibrary<World> { _ in World() }
    library.beforeAll(named: "open", file: "Hooks.swift", line: 3) { _ in throw Failure() }
    let report = ReportText()
    try await run(library, "Feature: f", reporters: [ProgressReporter(report.output)])
    #expect(
      report.text.hasPrefix("Hooks.swift:3: failed: BeforeAll hook \"open\"\n  it does not hold\n"))
    library.define("{what}", file: "Steps.swift", line: 9) { _, _ in }
    let other = ReportText()
    try await run(library, "Feature: f", reporters: [ProgressReporter(other.output)])
    #expect(other.text.contains("Steps.swift:9: error: This Cucumber Expression has a problem"))
    #expect(other.text.contains("Undefined parameter type 'what'"))
  }
}
