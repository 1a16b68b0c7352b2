import Testing

@testable import Gherkin

@Suite struct `Official matching cases` {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let expression: String
    let text: String?
    let expected_args: [ExpectedValue]?
    let exception: String?
    var testDescription: String { name }
  }

  static let cucumber: [Case] = OfficialCases.cases(
    "cucumber-expressions/testdata/cucumber-expression/matching.json")
  static let regular: [Case] = OfficialCases.cases(
    "cucumber-expressions/testdata/regular-expression/matching.json")

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing), arguments: cucumber)
  func `a Cucumber Expression`(_ official: Case) throws {
    do {
      let types = ParameterTypeRegistry()
      let expression = try CucumberExpression(official.expression, parameterTypes: types)
      try check(try expression.match(official.text ?? ""), against: official)
      #expect(official.exception == nil)
    } catch let error as ExpressionError {
      #expect(error.description == official.exception)
    }
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing), arguments: regular)
  func `a regular expression`(_ official: Case) throws {
    let types = ParameterTypeRegistry()
    let expression = try RegularExpression(official.expression, parameterTypes: types)
    try check(try expression.match(official.text ?? ""), against: official)
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing))
  func `there are 65 and 3 of them`() {
    #expect(Self.cucumber.count == 65)
    #expect(Self.regular.count == 3)
  }

  private func check(_ arguments: [Argument]?, against official: Case) throws {
    guard let expected = official.expected_args else {
      #expect(arguments == nil || official.exception != nil, "matched")
      return
    }
    guard let arguments else {
      Issue.record("did not match")
      return
    }
    #expect(arguments.count == expected.count)
    for (argument, value) in zip(arguments, expected) {
      let actual = try argument.value
      #expect(value.matches(actual), "\(String(describing: actual))")
    }
  }
}
