/// Why an expression was refused, or could not be matched: plain data with a place.
public struct ExpressionError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A `(` has no `)`.
    case unfinishedOptional
    /// A `{` has no `}`.
    case unfinishedParameter
    /// A `/` stands inside an optional.
    case alternationInOptional
    /// An alternative is empty.
    case emptyAlternative
    /// An alternative consists of optionals only.
    case alternativeOfOptionals
    /// An optional has no text.
    case emptyOptional
    /// An optional stands inside an optional.
    case nestedOptional
    /// A parameter stands inside an optional.
    case parameterInOptional
    /// A parameter's name holds a reserved character.
    case illegalParameterName
    /// No parameter type has this name.
    case undefinedParameterType(String)
    /// A backslash stands before a character that needs none.
    case illegalEscape
    /// A backslash is the last character.
    case escapedEnd
    /// More than a hundred optionals inside one another.
    case nestedTooDeeply
    /// The regular expression does not parse, or gave up on a text.
    case pattern(PatternError.Kind)
    /// A group of a regular expression stands for several parameter types, none of them preferred.
    case ambiguousParameterTypes(regularExpression: String, names: [String])
  }

  /// What is wrong.
  public let kind: Kind
  /// The expression.
  public let source: String
  /// Where in the expression, in Unicode scalars from 0.
  public let place: Range<Int>
  /// Whether `source` is a regular expression rather than a Cucumber Expression.
  public let isRegularExpression: Bool

  init(
    _ kind: Kind, in source: String, at place: Range<Int>, isRegularExpression: Bool = false
  ) {
    self.kind = kind
    self.source = source
    self.place = place
    self.isRegularExpression = isRegularExpression
  }
}

extension ExpressionError: CustomStringConvertible {
  /// Cucumber's own wording: place, excerpt, caret, what is wrong, and what to do.
  public var description: String {
    """
    This \(isRegularExpression ? "Regular" : "Cucumber") Expression has a problem at column \(place.lowerBound + 1):

    \(source)
    \(caret)
    \(problem).
    \(remedy)
    """
  }

  /// A mark under one scalar, or from the first to the last of a range.
  private var caret: String {
    let indent = String(repeating: " ", count: place.lowerBound)
    guard place.count > 1 else { return indent + "^" }
    return indent + "^" + String(repeating: "-", count: place.count - 2) + "^"
  }

  private var problem: String {
    switch kind {
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
    case .pattern(let kind): kind.problem
    case .ambiguousParameterTypes(let text, let names):
      "The group (\(text)) stands for several parameter types: \(Self.list(names))"
    }
  }

  private var remedy: String {
    switch kind {
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
    case .pattern(let kind): kind.remedy
    case .ambiguousParameterTypes:
      "Use a Cucumber Expression, or make one of the parameter types preferential."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "{\($0)}" }.joined(separator: ", ")
  }
}
