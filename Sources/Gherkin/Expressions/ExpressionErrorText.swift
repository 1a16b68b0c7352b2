extension ExpressionError: CustomStringConvertible {
  /// Cucumber's own wording: place, excerpt, caret, what is wrong, and what to do.
  public var description: String { ExpressionErrorText(self).text }
}

/// Words an `ExpressionError`; the sentences for Cucumber Expressions are the official ones.
struct ExpressionErrorText {
  private let error: ExpressionError

  init(_ error: ExpressionError) {
    self.error = error
  }

  var text: String {
    let kind = error.isRegularExpression ? "Regular" : "Cucumber"
    return """
      This \(kind) Expression has a problem at column \(error.place.lowerBound + 1):

      \(error.source)
      \(caret)
      \(problem).
      \(remedy)
      """
  }

  /// A mark under one scalar, or from the first to the last of a range.
  private var caret: String {
    let indent = String(repeating: " ", count: error.place.lowerBound)
    guard error.place.count > 1 else { return indent + "^" }
    return indent + "^" + String(repeating: "-", count: error.place.count - 2) + "^"
  }

  private var problem: String {
    switch error.kind {
    case .unfinishedOptional: "The '(' does not have a matching ')'"
    case .unfinishedParameter: "The '{' does not have a matching '}'"
    case .alternationInOptional: "An alternation can not be used inside an optional"
    case .emptyAlternative: "Alternative may not be empty"
    case .alternativeOfOptionals: "An alternative may not exclusively contain optionals"
    case .emptyOptional: "An optional must contain some text"
    case .nestedOptional: "An optional may not contain an other optional"
    case .parameterInOptional: "An optional may not contain a parameter type"
    case .illegalParameterName:
      "Parameter names may not contain '{', '}', '(', ')', '\\' or '/'"
    case .undefinedParameterType(let name): "Undefined parameter type '\(name)'"
    case .illegalEscape:
      "Only the characters '{', '}', '(', ')', '\\', '/' and whitespace can be escaped"
    case .escapedEnd: "The end of line can not be escaped"
    case .nestedTooDeeply: "There are too many optionals inside one another"
    case .pattern(let kind): PatternErrorText.problem(kind)
    case .ambiguousParameterTypes(let text, let names):
      "The group (\(text)) stands for several parameter types: \(Self.list(names))"
    }
  }

  private var remedy: String {
    switch error.kind {
    case .unfinishedOptional:
      "If you did not intend to use optional text you can use '\\(' to escape the optional text"
    case .unfinishedParameter:
      "If you did not intend to use a parameter you can use '\\{' to escape the a parameter"
    case .alternationInOptional:
      "If you did not mean to use an alternation you can use '\\/' to escape the '/'. "
        + "Otherwise rephrase your expression or consider using a regular expression instead."
    case .emptyAlternative:
      "If you did not mean to use an alternative you can use '\\/' to escape the '/'"
    case .alternativeOfOptionals, .emptyOptional:
      "If you did not mean to use an optional you can use '\\(' to escape the '('"
    case .nestedOptional:
      "If you did not mean to use an optional type you can use '\\(' to escape the '('. "
        + "For more complicated expressions consider using a regular expression instead."
    case .parameterInOptional:
      "If you did not mean to use an parameter type you can use '\\{' to escape the '{'"
    case .illegalParameterName: "Did you mean to use a regular expression?"
    case .undefinedParameterType(let name): "Please register a ParameterType for '\(name)'"
    case .illegalEscape: "If you did mean to use an '\\' you can use '\\\\' to escape it"
    case .escapedEnd: "You can use '\\\\' to escape the '\\'"
    case .nestedTooDeeply: "An optional may not contain another one; use '\\(' for a parenthesis."
    case .pattern(let kind): PatternErrorText.remedy(kind)
    case .ambiguousParameterTypes:
      "Use a Cucumber Expression, or make one of the parameter types preferential."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "{\($0)}" }.joined(separator: ", ")
  }
}
