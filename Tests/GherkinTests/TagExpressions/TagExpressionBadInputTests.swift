import Testing

@testable import Gherkin

@Suite struct `Tag expressions that do not parse` {
  @Test(arguments: [
    ("@é @b", TagExpressionError.Kind.expectedOperator, 3..<5), ("(@a", .unmatchedOpening, 0..<1),
    ("@a )", .unmatchedClosing, 3..<4), ("@a or ", .expectedOperand, 5..<5),
    ("()", .expectedOperand, 1..<2), ("@é\\b", .illegalEscape("b"), 3..<4),
    ("@a\\", .illegalEscape(nil), 2..<3),
  ])
  func `have a kind and a place in scalars`(
    source: String, kind: TagExpressionError.Kind, place: Range<Int>
  ) {
    let error = #expect(throws: TagExpressionError.self) { try TagExpression(source) }
    #expect(error == TagExpressionError(kind, in: source, at: place))
  }

  @Test(arguments: ["not ", "(", "a or ", "a and ", "not not ( "])
  func `a hundred kilobytes of nesting cost no stack`(_ piece: String) throws {
    let count = 100_000 / piece.utf8.count
    let closing = piece.contains("(") ? String(repeating: ")", count: count) : ""
    let source = String(repeating: piece, count: count) + "a" + closing
    let expression = try TagExpression(source)
    #expect(expression.evaluate(["a"]))
    #expect(try TagExpression(expression.description).operations == expression.operations)
  }

  @Test func `a composed and a decomposed letter are two tags`() throws {
    let expression = try TagExpression("@caf\u{E9}")
    #expect(expression.evaluate(["@caf\u{E9}"]))
    #expect(!expression.evaluate(["@cafe\u{301}"]))
  }

  @Test func `the tags that it names are listed`() throws {
    #expect(try TagExpression("@a and not (@b or @a)").tags == ["@a", "@b", "@a"])
  }
}
