import Gherkin
import JSON

extension OfficialSuites {
  /// The cases of Cucumber Expressions and regular expressions.
  func expressions() throws -> SuiteOutcome {
    var outcome = SuiteOutcome("cucumber expressions")
    let folder = "cucumber-expressions/testdata/cucumber-expression"
    try check(&outcome, "\(folder)/parser.json", "expected_ast") {
      text, _ throws(ExpressionError) in
      Self.tree(try CucumberExpressionParser.parse(text), in: text)
    }
    try check(&outcome, "\(folder)/tokenizer.json", "expected_tokens") {
      text, _ throws(ExpressionError) in
      .array(try ExpressionToken.tokens(of: text).map { Self.token($0, in: text) })
    }
    try check(&outcome, "\(folder)/transformation.json", "expected_regex") {
      text, _ throws(ExpressionError) in
      .string(try CucumberExpression(text, parameterTypes: Self.types).regularExpression)
    }
    try check(&outcome, "\(folder)/matching.json", "expected_args") {
      expression, text throws(ExpressionError) in
      let expression = try CucumberExpression(expression, parameterTypes: Self.types)
      return Self.values(try expression.match(text))
    }
    let regular = "cucumber-expressions/testdata/regular-expression/matching.json"
    try check(&outcome, regular, "expected_args") { expression, text throws(ExpressionError) in
      let expression = try RegularExpression(expression, parameterTypes: Self.types)
      return Self.values(try expression.match(text))
    }
    return outcome
  }

  private static let types = ParameterTypeRegistry()

  /// Runs each case of a file: what a body makes of the expression and the text, or the error's text.
  private func check(
    _ outcome: inout SuiteOutcome, _ path: String, _ key: String,
    _ body: (_ expression: String, _ text: String) throws(ExpressionError) -> JSONValue
  ) throws {
    for official in try cases(path) {
      let name = "\(path): \(official["name"]?.string ?? "")"
      do throws(ExpressionError) {
        let value = try body(official["expression"]?.string ?? "", official["text"]?.string ?? "")
        outcome.check(name, value, is: official[key] ?? .null)
      } catch {
        outcome.check(name, .string(error.description), is: official["exception"] ?? .null)
      }
    }
  }

  private static func tree(_ node: ExpressionNode, in text: String) -> JSONValue {
    let isText = node.kind == .text
    let content: (String, JSONValue) =
      isText
      ? ("token", .string(node.text(of: Array(text.utf8))))
      : ("nodes", .array(node.nodes.map { tree($0, in: text) }))
    return .object([
      JSONMember("type", .string("\(node.kind)_node".uppercased())),
      JSONMember("start", .integer(node.place.lowerBound)),
      JSONMember("end", .integer(node.place.upperBound)), JSONMember(content.0, content.1),
    ])
  }

  private static func token(_ token: ExpressionToken, in text: String) -> JSONValue {
    let node = ExpressionNode(kind: .text, place: token.place, bytes: token.bytes)
    return [
      "type": .string(token.kind.officialName), "start": .integer(token.place.lowerBound),
      "end": .integer(token.place.upperBound), "text": .string(node.text(of: Array(text.utf8))),
    ]
  }

  /// The values of arguments as JSON has them; null where nothing matched.
  private static func values(_ arguments: [Argument]?) -> JSONValue {
    guard let arguments else { return .null }
    return .array(
      arguments.map { argument in
        switch try? argument.value {
        case let number as any BinaryInteger: .integer(Int(number))
        case let number as Double: .number(number)
        case let text as String: .string(text)
        default: .null
        }
      })
  }
}

extension ExpressionToken.Kind {
  fileprivate var officialName: String {
    switch self {
    case .startOfLine: "START_OF_LINE"
    case .endOfLine: "END_OF_LINE"
    case .whiteSpace: "WHITE_SPACE"
    case .text: "TEXT"
    case .alternation: "ALTERNATION"
    case .beginOptional: "BEGIN_OPTIONAL"
    case .endOptional: "END_OPTIONAL"
    case .beginParameter: "BEGIN_PARAMETER"
    case .endParameter: "END_PARAMETER"
    }
  }
}
