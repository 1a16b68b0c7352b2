import Testing

@testable import Gherkin

@Suite struct `Expressions that do not parse` {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let source: String
    let kind: ExpressionError.Kind
    let place: Range<Int>
    var testDescription: String { source }
  }

  static let refusals: [Refusal] = [
    Refusal(source: "😀 {", kind: .unfinishedParameter, place: 2..<3),
    Refusal(source: "e\u{301} (", kind: .unfinishedOptional, place: 3..<4),
    Refusal(source: "((((", kind: .unfinishedOptional, place: 3..<4),
    Refusal(source: "a {no such} b", kind: .undefinedParameterType("no such"), place: 2..<11),
    Refusal(source: "{int/float}", kind: .illegalParameterName, place: 4..<5),
    Refusal(source: "^a(b$", kind: .pattern(.unfinishedGroup), place: 2..<3),
    Refusal(source: "/😀*+/", kind: .pattern(.unsupported("*+")), place: 1..<2),
    Refusal(
      source: #"^é ([-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[E][+-]?\d+)?)$"#,
      kind: .ambiguousParameterTypes(
        regularExpression: #"[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[E][+-]?\d+)?"#,
        names: ["float", "double", "bigdecimal"]),
      place: 4..<48),
  ]

  @Test(arguments: refusals)
  func `have a kind and a place in scalars`(_ refusal: Refusal) throws {
    let error = try #require(
      throws: ExpressionError.self,
      performing: { try StepExpression(refusal.source, parameterTypes: ParameterTypeRegistry()) })
    #expect(error.kind == refusal.kind)
    #expect(error.place == refusal.place)
  }

  @Test func `a regular expression's error reads like a Cucumber Expression's`() throws {
    let error = try #require(
      throws: ExpressionError.self,
      performing: { try RegularExpression("é(a", parameterTypes: ParameterTypeRegistry()) })
    #expect(
      error.description == """
        This Regular Expression has a problem at column 2:

        é(a
         ^
        The '(' does not have a matching ')'.
        Use '\\(' and '\\)' for parentheses in the text.
        """)
  }

  @Test func `a hundred kilobytes of nesting is an error`() throws {
    let source = String(repeating: "(", count: 100_000)
    let error = try #require(
      throws: ExpressionError.self,
      performing: { try CucumberExpression(source, parameterTypes: ParameterTypeRegistry()) })
    #expect(error.kind == .nestedTooDeeply)
    #expect(error.place == 100..<101)
  }

  @Test(arguments: ["word ", "a/b ", "plural(s) ", "{int} ", "\\(\\{ "])
  func `a hundred kilobytes of anything else works`(_ piece: String) throws {
    let count = 100_000 / piece.utf8.count
    let source = String(repeating: piece, count: count)
    let expression = try CucumberExpression(source, parameterTypes: ParameterTypeRegistry())
    let text = ["word ": "word ", "a/b ": "b ", "plural(s) ": "plurals ", "{int} ": "7 "]
    let step = String(repeating: text[piece] ?? "({ ", count: count)
    #expect(try expression.match(step)?.count == (piece == "{int} " ? count : 0))
    #expect(try expression.match(step + "x") == nil)
  }

  @Test func `a parameter type that gives up on a text is an error of the match`() throws {
    var types = ParameterTypeRegistry()
    try types.define(ParameterType(name: "slow", regularExpression: "(?:a+)+") { $0[0] ?? "" })
    let expression = try CucumberExpression("x {slow}", parameterTypes: types)
    let error = try #require(
      throws: ExpressionError.self,
      performing: { try expression.match("x " + String(repeating: "a", count: 100) + "b") })
    #expect(error.kind == .pattern(.tooManySteps))
    #expect(error.place == 0..<8)
  }
}
