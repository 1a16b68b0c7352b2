import Gherkin
import JSON

extension OfficialSuites {
  /// The checks of tag expressions: verdicts, printed forms and error texts.
  func tagExpressions() throws -> SuiteOutcome {
    var outcome = SuiteOutcome("tag expressions")
    let folder = "tag-expressions/testdata"
    for official in try cases("\(folder)/evaluations.json") {
      let text = official["expression"]?.string ?? ""
      for check in official["tests"]?.array ?? [] {
        let tags = (check["variables"]?.array ?? []).compactMap(\.string)
        let verdict = Self.outcome(of: text) { .bool($0.evaluate(tags)) }
        outcome.check("'\(text)' with \(tags)", verdict, is: check["result"] ?? .null)
      }
    }
    for official in try cases("\(folder)/parsing.json") {
      let text = official["expression"]?.string ?? ""
      let printed = Self.outcome(of: text) { .string($0.description) }
      outcome.check("'\(text)'", printed, is: official["formatted"] ?? .null)
    }
    for official in try cases("\(folder)/errors.json") {
      let text = official["expression"]?.string ?? ""
      let message = Self.outcome(of: text) { _ in .null }
      outcome.check("'\(text)'", message, is: official["error"] ?? .null)
    }
    return outcome
  }

  /// What a body makes of an expression, or the error's text.
  private static func outcome(
    of text: String, _ body: (TagExpression) -> JSONValue
  ) -> JSONValue {
    do throws(TagExpressionError) {
      return body(try TagExpression(text))
    } catch {
      return .string(error.description)
    }
  }
}
