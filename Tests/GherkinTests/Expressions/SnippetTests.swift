import Testing

@testable import Gherkin

@Suite struct `Snippets for undefined steps` {
  private let generator = SnippetGenerator(parameterTypes: ParameterTypeRegistry())

  @Test(arguments: [
    ("an undefined step", ["an undefined step"]),
    ("a list of 8 things", ["a list of {int} things", "a list of {float} things"]),
    ("a list of 5.6 things", ["a list of {float} things"]),
    ("a list of \"celery\" things", ["a list of {string} things"]),
    ("a 'b c' and -3.5", ["a {string} and {float}"]),
    ("2 of 3", ["{int} of {int}", "{int} of {float}", "{float} of {int}", "{float} of {float}"]),
    ("version3 and 3rd", ["version3 and 3rd"]),
    ("CDG (closed) {now} and/or \\", ["CDG \\(closed) \\{now} and\\/or \\\\"]),
    (
      "costs 12€, «7»",
      [
        "costs {int}€, «{int}»", "costs {int}€, «{float}»", "costs {float}€, «{int}»",
        "costs {float}€, «{float}»",
      ]
    ),
    ("", [""]),
  ])
  func `propose expressions`(text: String, expected: [String]) {
    #expect(generator.expressions(for: text).map(\.source) == expected)
  }

  @Test func `propose a custom type before the built-in ones`() throws {
    var types = ParameterTypeRegistry()
    try types.define(
      ParameterType(
        name: "zip", regularExpression: "\\d{5}", preferForRegularExpressionMatch: true
      ) { $0[0] ?? "" })
    let candidates = SnippetGenerator(parameterTypes: types).expressions(for: "at 92363")
    #expect(candidates.map(\.source) == ["at {int}", "at {zip}", "at {float}"])
  }

  @Test func `name equal parameters apart`() {
    let candidate = generator.expressions(for: "'a' of 'b' of 3").first
    #expect(candidate?.parameterNames == ["string", "string2", "int"])
  }

  @Test func `are Swift`() {
    #expect(
      generator.snippets(for: "a \"b\" of C:\\ has 2.5", blocks: [.dataTable, .docString]) == [
        #"""
        steps.define("a {string} of C:\\\\ has {float}") { context, arguments in
          let string = try arguments.string(0)
          let float = try arguments.value(1, as: Double.self)
          let dataTable = try arguments.requiredTable()
          let docString = try arguments.text()
          throw PendingStep()
        }
        """#
      ])
  }

  @Test func `stay within 256 candidates and any length`() {
    let numbers = (0..<12).map(String.init).joined(separator: " ")
    #expect(generator.expressions(for: numbers).count == 256)
    let long = String(repeating: "1 ", count: 50_000)
    #expect(generator.expressions(for: long).map(\.source) == [long])
  }
}
