import Gherkin
import Testing

/// Sizes at which a quadratic step would not end: none of these measures time.
struct `Large input` {
  private func pickles(_ text: String) throws -> [Pickle] {
    var ids = IDGenerator()
    let document = try GherkinDocument(parsing: Source(uri: "a.feature", text: text), ids: &ids)
    return document.pickles(ids: &ids)
  }

  @Test func `a line of two megabytes`() throws {
    let long = String(repeating: "x ", count: 1_000_000)
    let pickles = try pickles("Feature: a\nScenario: b\n* \(long)\n")
    #expect(pickles.first?.steps.first?.text.utf8.count == 1_999_999)
  }

  @Test func `a line of a hundred thousand cells`() throws {
    let row = String(repeating: "|x", count: 100_000) + "|\n"
    let pickles = try pickles("Feature: a\nScenario: b\n* c\n\(row)")
    let table = pickles.first?.steps.first?.argument?.dataTable
    #expect(table?.rows.first?.cells.count == 100_000)
    #expect(table?.rows.first?.cells.last?.location.column == 200_000)
  }

  @Test func `ten thousand rules`() throws {
    let rule = "Rule: r\n Background:\n  * a\n Scenario: s\n  * b\n"
    let pickles = try pickles("Feature: f\n" + String(repeating: rule, count: 10_000))
    #expect(pickles.count == 10_000)
    #expect(pickles.allSatisfy { $0.steps.count == 2 })
  }

  @Test func `an outline of twenty thousand rows`() throws {
    let head = "Feature: f\nScenario: s <n>\n* <n> of <m>\nExamples:\n| n | m |\n"
    let rows = (0..<20_000).map { "| \($0) | many |\n" }.joined()
    let pickles = try pickles(head + rows)
    #expect(pickles.count == 20_000)
    #expect(pickles.last?.name == "s 19999")
    #expect(pickles.last?.steps.first?.text == "19999 of many")
    #expect(pickles.last?.location == Location(line: 20_005, column: 1))
  }

  @Test func `a pickle is made without those before it`() throws {
    let head = "Feature: f\nScenario: s <n>\n* <n>\nExamples:\n| n |\n"
    let rows = (0..<50_000).map { "| \($0) |\n" }.joined(separator: "# note\n")
    var ids = IDGenerator()
    let source = Source(uri: "a.feature", text: head + rows)
    let pickles = try ParsedFeature(source, ids: &ids).pickles
    #expect(pickles.count == 50_000)
    #expect(pickles[40_000].name == "s 40000")
    #expect(pickles[40_000].location == Location(line: 80_006, column: 1))
  }

  @Test func `carriage returns alone, and tags that never meet a header`() throws {
    let returns = String(repeating: "\r", count: 50_000)
    #expect(try pickles("Feature: a\(returns)Scenario: b\r").count == 1)
    let tags = String(repeating: "@a\n\n", count: 50_000)
    #expect(throws: ParseFailure.self) { try pickles("Feature: a\nScenario: b\n" + tags) }
  }
}
