import Testing

@testable import Gherkin

@Suite struct `Official tag expression checks` {
  struct Evaluation: Decodable, Sendable, CustomTestStringConvertible {
    struct Check: Decodable, Sendable {
      let variables: [String]
      let result: Bool
    }
    let expression: String
    let tests: [Check]
    var testDescription: String { "'\(expression)'" }
  }

  struct Parsing: Decodable, Sendable, CustomTestStringConvertible {
    let expression: String
    let formatted: String
    var testDescription: String { "'\(expression)'" }
  }

  struct Failure: Decodable, Sendable, CustomTestStringConvertible {
    let expression: String
    let error: String
    var testDescription: String { "'\(expression)'" }
  }

  static let evaluations: [Evaluation] = cases("evaluations")
  static let parsings: [Parsing] = cases("parsing")
  static let failures: [Failure] = cases("errors")

  private static func cases<Case: Decodable>(_ name: String) -> [Case] {
    OfficialCases.cases("tag-expressions/testdata/\(name).json")
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing), arguments: evaluations)
  func `evaluates`(_ official: Evaluation) throws {
    let expression = try TagExpression(official.expression)
    for check in official.tests {
      #expect(expression.evaluate(check.variables) == check.result, "\(check.variables)")
    }
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing), arguments: parsings)
  func `prints, and parses what it printed`(_ official: Parsing) throws {
    let expression = try TagExpression(official.expression)
    #expect(expression.description == official.formatted)
    #expect(try TagExpression(expression.description).operations == expression.operations)
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing), arguments: failures)
  func `refuses with the official sentence`(_ official: Failure) {
    let error = #expect(throws: TagExpressionError.self) {
      try TagExpression(official.expression)
    }
    #expect(error?.description == official.error)
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing))
  func `there are 64 of them`() {
    let checks = Self.evaluations.reduce(0) { $0 + $1.tests.count }
    #expect([checks, Self.parsings.count, Self.failures.count] == [26, 23, 15])
  }
}
