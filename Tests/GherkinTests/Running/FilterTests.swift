import Testing

@testable import Gherkin

@Suite struct `Choosing scenarios` {
  private static let text = """
    @feature
    Feature: f
      Background:
        Given a step passes

      @one
      Scenario: first
        Given a step passes

      Scenario Outline: second <n>
        Given a step is <n>

        @few
        Examples:
          | n |
          | a |
          | b |
        Examples:
          | n |
          | c |

      @rule
      Rule: r
        Scenario: third
          Given a step passes
        Scenario: fourth
          Given a step passes
    """

  private func names(_ prepare: (inout ScenarioFilter) throws -> Void) throws -> [String] {
    var options = RunOptions()
    try prepare(&options.filter)
    var ids = IDGenerator()
    let source = Source(uri: "x.feature", text: Self.text)
    let feature = try ParsedFeature(source, ids: &ids)
    return try options.filter.positions(in: feature).joined().map { feature.pickles[$0].name }
  }

  @Test(arguments: [
    ("@one", ["first"]), ("@few or @rule", ["second a", "second b", "third", "fourth"]),
    ("@feature and not @rule", ["first", "second a", "second b", "second c"]),
  ])
  func `by tags`(_ expression: String, _ expected: [String]) throws {
    #expect(try names { $0.tags = try TagExpression(expression) } == expected)
  }

  @Test func `by name, any of several`() throws {
    let found = try names { filter in
      try filter.addName("^f")
      try filter.addName("d b$")
    }
    #expect(found == ["first", "second b", "fourth"])
  }

  @Test func `a name that is no regular expression is refused`() {
    #expect(throws: NamePatternError.self) {
      var filter = ScenarioFilter()
      try filter.addName("(")
    }
  }

  @Test(arguments: [
    ([6], ["first"]), ([7], ["first"]), ([8], ["first"]),
    ([2], ["first", "second a", "second b", "second c", "third", "fourth"]),
    ([3], ["first", "second a", "second b", "second c", "third", "fourth"]),
    ([10], ["second a", "second b", "second c"]), ([13], ["second a", "second b"]),
    ([14], ["second a", "second b"]), ([16], ["second a"]), ([17, 25], ["second b", "third"]),
    ([20], ["second c"]), ([23], ["third", "fourth"]), ([28], ["fourth"]),
  ])
  func `by line`(_ lines: [Int], _ expected: [String]) throws {
    #expect(
      try names { $0.locators = [FeatureLocator(uri: "x.feature", lines: lines)] } == expected)
  }

  @Test func `a line after the last one is an error, and nothing runs`() throws {
    let error = ScenarioFilterError.lineBeyondEnd(uri: "x.feature", line: 99, lineCount: 27)
    #expect(throws: error) {
      try names { $0.locators = [FeatureLocator(uri: "x.feature", lines: [8, 99])] }
    }
    var options = RunOptions()
    options.filter.locators = [FeatureLocator(uri: "x.feature", lines: [99])]
    let runner = Runner([RunTarget(makeLibrary())], options: options)
    let failure = #expect(throws: PlanFailure.self) {
      try runner.plan([Source(uri: "x.feature", text: Self.text)])
    }
    #expect(
      Diagnostics.text(of: try #require(failure))
        == "x.feature:99: error: the feature has 27 lines")
  }

  @Test func `a pattern that gives up on a name is an error, and does not leave the scenario out`()
    throws
  {
    let name = String(repeating: "a", count: 40) + "!"
    let source = Source(uri: "x.feature", text: "Feature: f\n  Scenario: \(name)\n    Given a\n")
    var filter = ScenarioFilter()
    try filter.addName("^(a+)+$")
    var ids = IDGenerator()
    let feature = try ParsedFeature(source, ids: &ids)
    let error = #expect(throws: ScenarioFilterError.self) { try filter.positions(in: feature) }
    let text = try #require(error).description
    #expect(text.hasPrefix("x.feature:2:3: error: the pattern /^(a+)+$/"))
  }

  @Test func `overlapping lines choose a scenario once`() throws {
    #expect(
      try names { $0.locators = [FeatureLocator(uri: "x.feature", lines: [17, 13, 17, 16])] }
        == ["second a", "second b"])
  }

  @Test func `lines of other features do not matter`() throws {
    #expect(try names { $0.locators = [FeatureLocator(uri: "y.feature", lines: [1])] }.count == 6)
  }

  @Test(arguments: [
    ("a.feature", "a.feature", []), ("a.feature:3", "a.feature", [3]),
    ("dir/a.feature:3:14", "dir/a.feature", [3, 14]), ("c:/a.feature:2", "c:/a.feature", [2]),
    ("a.feature:x", "a.feature:x", []), ("a.feature:0", "a.feature:0", []),
  ])
  func `a locator`(_ text: String, _ uri: String, _ lines: [Int]) {
    #expect(FeatureLocator(text) == FeatureLocator(uri: uri, lines: lines))
  }

  @Test func `a rerun file`() {
    let list = FeatureLocator.list("a.feature:3:5\nmy specs/b.feature:1\n\nc.feature d.feature:2\n")
    #expect(
      list == [
        FeatureLocator(uri: "a.feature", lines: [3, 5]),
        FeatureLocator(uri: "my specs/b.feature", lines: [1]),
        FeatureLocator(uri: "c.feature"), FeatureLocator(uri: "d.feature", lines: [2]),
      ])
  }
}
