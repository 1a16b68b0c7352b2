import Gherkin
import Testing

struct `Pickles` {
  private func pickles(_ text: String) throws -> [Pickle] {
    var ids = IDGenerator()
    let document = try GherkinDocument(parsing: Source(uri: "a.feature", text: text), ids: &ids)
    return document.pickles(ids: &ids)
  }

  private func outline(_ step: String, _ rows: String...) throws -> [String] {
    let text = "Feature: f\nScenario: s\n* \(step)\nExamples:\n" + rows.joined(separator: "\n")
    return try pickles(text).flatMap { $0.steps.map(\.text) }
  }

  @Test func `placeholders are replaced column after column`() throws {
    #expect(try outline("<a> <b>", "| a | b |", "| <b> | 1 |") == ["1 1"])
    #expect(try outline("<a> <b>", "| b | a |", "| 1 | <b> |") == ["<b> 1"])
    #expect(try outline("<<a>>", "| a | b |", "| b | 1 |") == ["1"])
    #expect(try outline("<a<b>>", "| b | a1 |", "| 1 | x |") == ["x"])
    #expect(try outline("<a> <a>", "| a | a |", "| 1 | 2 |") == ["1 1"])
    #expect(try outline("1 < 2 <a> <c> <", "| a |", "| \\| |") == ["1 < 2 | <c> <"])
    #expect(try outline("<a<b> <b>", "| b | a<b |", "| 1 | 2 |") == ["<a1 1"])
    #expect(try outline("<> <A>", "| | a |", "| 1 | 2 |") == ["1 <A>"])
  }

  @Test func `a step knows its own line and its row`() throws {
    let text = """
      Feature: f
        Background:
          Given a
        Scenario Outline: s
          When <x>
          And b
          Examples:
            | x |
            | 1 |
      """
    let pickle = try #require(pickles(text).first)
    #expect(pickle.location == Location(line: 9, column: 7))
    #expect(pickle.scenarioLocation == Location(line: 4, column: 3))
    #expect(pickle.steps.map(\.location.line) == [3, 5, 6])
    #expect(pickle.steps.map(\.type) == [.context, .action, .action])
    #expect(pickle.steps.map { $0.rowID == pickle.rowID } == [false, true, true])
  }

  @Test func `an outline fills names, media types, doc strings and cells`() throws {
    let text = """
      Feature: f
      Scenario: <x>
      * a
      ```<x>
      <x>
      ```
      | <x> | y |
      Examples:
      | x |
      | 1 |
      """
    let pickle = try #require(pickles(text).first)
    let argument = try #require(pickle.steps.first?.argument)
    #expect(pickle.name == "1")
    #expect(argument.docString?.mediaType == "1")
    #expect(argument.docString?.content == "1")
    #expect(argument.dataTable?.rows.first?.cells.map(\.value) == ["1", "y"])
    #expect(argument.docStringIndex == 1)
    #expect(argument.dataTableIndex == 2)
  }
}
