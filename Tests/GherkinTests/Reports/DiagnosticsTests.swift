import Testing

@testable import Gherkin

@Suite struct `Diagnostics of sources` {
  @Test func `show every error with its line and a caret`() throws {
    let source = Source(
      uri: "a.feature", text: "Feature: f\r\n  Scenario: s\r\n\tGiven x\r\n  ünknown")
    let runner = Runner([RunTarget(makeLibrary())])
    let failure = #expect(throws: PlanFailure.self) { try runner.plan([source]) }
    #expect(
      Diagnostics.text(of: try #require(failure)) == """
        a.feature:4:3: error: expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, \
        #TagLine, #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'ünknown'
            ünknown
            ^
        """)
  }

  @Test(arguments: [
    (["a"], ["a"], "=a"), ([], ["a"], "+a"), (["a"], [], "-a"),
    (["a", "b"], ["b", "a"], "-a=b+a"),
    (["a", "b", "c"], ["a", "c"], "=a-b=c"), (["x"], ["y"], "-x+y"),
  ])
  func `a difference keeps common lines`(
    _ expected: [String], _ actual: [String], _ lines: String
  ) {
    let difference = LineDifference(expected: expected, actual: actual)
    let text = difference.lines.map { line in
      switch line {
      case .same(let text): "=\(text)"
      case .missing(let text): "-\(text)"
      case .surplus(let text): "+\(text)"
      }
    }
    #expect(text.joined() == lines)
  }

  @Test(
    arguments: [
      ([], ""), ([1], "AQ=="), ([1, 2], "AQI="), ([1, 2, 3], "AQID"),
      ([255, 255, 255, 0], "////AA=="),
    ] as [([UInt8], String)])
  func `bytes in base 64`(_ bytes: [UInt8], _ text: String) {
    #expect(bytes.base64 == text)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_796_054_399, "2026-11-30T15:59:59Z"), (-1, "1969-12-31T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"),
  ])
  func `a moment as text`(_ seconds: Int64, _ text: String) {
    #expect(Timestamp(nanoseconds: seconds * 1_000_000_000).text == text)
  }

  @Test func `texts for XML`() {
    #expect(XMLText.escape("a<b>&\"c\"\n\u{1B}é") == "a&lt;b&gt;&amp;&quot;c&quot;&#10;\u{FFFD}é")
    #expect(XMLText.section("a]]>b") == "<![CDATA[a]]]]><![CDATA[>b]]>")
  }
}
