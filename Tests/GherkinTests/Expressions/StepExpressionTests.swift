import Testing

@testable import Gherkin

@Suite struct `Step expressions` {
  private let types = ParameterTypeRegistry()

  @Test(arguments: [
    ("^a b$", true, "^a b$"), ("^a", true, "^a"), ("a$", true, "a$"), ("/a (.*)/", true, "a (.*)"),
    ("//", true, ""), ("a/b", false, "a/b"), ("/", false, "/"), ("a {int}", false, "a {int}"),
  ])
  func `a text reads as one kind or the other`(
    text: String, isRegular: Bool, source: String
  ) throws {
    guard text != "/" else {
      #expect(throws: ExpressionError.self) { try StepExpression(text, parameterTypes: types) }
      return
    }
    let expression = try StepExpression(text, parameterTypes: types)
    #expect(expression.source == source)
    if case .regular = expression { #expect(isRegular) } else { #expect(!isRegular) }
  }

  @Test(arguments: [
    ("I have {int} cukes", "I have "), ("{int} cukes", ""), ("mice/rats here", ""),
    ("an apple(s)", "an apple"), ("a \\{ b", "a { b"), ("^I have (\\d+)$", "I have "),
    ("^(?:a|b)$", ""), ("a b$", ""), ("^ab*$", "a"), ("^a|b", ""), ("^(?i)ab", ""),
  ])
  func `the literal prefix is what every match begins with`(text: String, prefix: String) throws {
    #expect(try StepExpression(text, parameterTypes: types).literalPrefix == prefix)
  }

  @Test func `one expression serves many threads`() async throws {
    let expression = try StepExpression("take {int} of {string}", parameterTypes: types)
    try await withThrowingTaskGroup(of: Int?.self) { group in
      for number in 0..<64 {
        group.addTask {
          try expression.match("take \(number) of 'x'")?.first?.value as? Int
        }
      }
      var sum = 0
      for try await number in group { sum += number ?? 0 }
      #expect(sum == 64 * 63 / 2)
    }
  }
}
