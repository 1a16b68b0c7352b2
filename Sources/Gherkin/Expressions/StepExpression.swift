/// What a step definition is registered with: a Cucumber Expression or a regular expression.
public enum StepExpression: Sendable {
  /// A Cucumber Expression such as `I have {int} cucumber(s)`.
  case cucumber(CucumberExpression)
  /// A regular expression such as `^I have (\d+) cucumbers?$`.
  case regular(RegularExpression)

  /// Makes a Cucumber Expression or a regular expression, by the rules that Cucumber has for strings.
  ///
  /// A text that begins with `^` or ends with `$` is a regular expression, and so is one between two `/`,
  /// which are left out. Everything else is a Cucumber Expression.
  ///
  /// - Throws: `ExpressionError` with its place, when the text is neither.
  public init(
    _ source: String, parameterTypes: ParameterTypeRegistry
  ) throws(ExpressionError) {
    let utf8 = source.utf8
    if utf8.first == UInt8(ascii: "^") || utf8.last == UInt8(ascii: "$") {
      self = .regular(try RegularExpression(source, parameterTypes: parameterTypes))
    } else if utf8.count >= 2, utf8.first == UInt8(ascii: "/"), utf8.last == UInt8(ascii: "/") {
      let inner = String(source.unicodeScalars.dropFirst().dropLast())
      self = .regular(try RegularExpression(inner, parameterTypes: parameterTypes))
    } else {
      self = .cucumber(try CucumberExpression(source, parameterTypes: parameterTypes))
    }
  }

  /// The text of the expression.
  public var source: String {
    switch self {
    case .cucumber(let expression): expression.source
    case .regular(let expression): expression.source
    }
  }

  /// What every matching text begins with, possibly nothing; an index may skip the rest by it.
  public var literalPrefix: String {
    switch self {
    case .cucumber(let expression): expression.literalPrefix
    case .regular(let expression): expression.literalPrefix
    }
  }

  /// Matches a step's text: its arguments in order, `nil` when it does not match.
  ///
  /// - Throws: `ExpressionError` when a regular expression gives up on the text.
  public func match(_ text: String) throws(ExpressionError) -> [Argument]? {
    try find(in: text)?.arguments
  }

  func find(in text: String) throws(ExpressionError) -> ExpressionMatch? {
    switch self {
    case .cucumber(let expression): try expression.find(in: text)
    case .regular(let expression): try expression.find(in: text)
    }
  }
}
