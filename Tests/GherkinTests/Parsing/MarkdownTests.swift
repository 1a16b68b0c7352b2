import Gherkin
import Testing

struct `Markdown with Gherkin` {
  private func feature(_ text: String) throws -> Feature {
    var ids = IDGenerator()
    let source = Source(uri: "a.feature.md", text: text)
    return try #require(GherkinDocument(parsing: source, ids: &ids).feature)
  }

  @Test func `prose is left out, also before the header`() throws {
    let feature = try feature(
      "\n# Feature: a\n\nsome prose `code`\n\n## Scenario: b\n\nmore\n\n+ Given c\n")
    #expect(feature.name == "a")
    #expect(feature.description == "")
    guard case .scenario(let scenario) = feature.children.first else {
      Issue.record("no scenario")
      return
    }
    #expect(scenario.steps.map(\.text) == ["c"])
    #expect(scenario.steps.first?.location == Location(line: 10, column: 3))
  }

  @Test func `after a table that is not Gherkin's, text is a description`() throws {
    let feature = try feature("# Feature: a\n| b |\n| - |\n| c |\n\n## Rule: d\n")
    #expect(feature.description == "| c |")
  }

  @Test func `a quoted tag has no white space`() throws {
    let feature = try feature("`@a` and `@b`\n# Feature: c\n\nsee `@State var x`\n")
    #expect(feature.tags.map(\.name) == ["@a", "@b"])
  }

  @Test func `a heading has at most six marks and one space`() throws {
    let text =
      "# Feature: a\n####### Scenario: b\n##  Scenario: c\n##Scenario: d\n###### Scenario: e\n"
    #expect(try feature(text).children.count == 1)
  }

  @Test func `a code block may have four marks and hold three`() throws {
    let feature = try feature("# Feature: a\n## Scenario: b\n* Given c\n  ````md\n  ```\n  ````\n")
    guard case .scenario(let scenario) = feature.children.first else {
      Issue.record("no scenario")
      return
    }
    #expect(scenario.steps.first?.docString?.content == "```")
    #expect(scenario.steps.first?.docString?.mediaType == "md")
  }
}
