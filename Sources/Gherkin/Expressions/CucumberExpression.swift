/// A step's sentence with parameters, optional text and alternatives: `I have {int} cucumber(s) in my
/// belly/tummy`.
public struct CucumberExpression: Sendable {
  /// The text of the expression.
  public let source: String
  /// What every matching text begins with, possibly nothing.
  public var literalPrefix: String { "" }

  /// Parses an expression and looks its parameter types up.
  ///
  /// - Throws: the first error, with its place in Unicode scalars.
  public init(
    _ source: String, parameterTypes: ParameterTypeRegistry
  ) throws(ExpressionError) {
    self.source = source
  }

  /// Matches a whole text: its arguments in order, `nil` when it does not match.
  ///
  /// - Throws: `ExpressionError` when a parameter type's regular expression gives up on the text.
  public func match(_ text: String) throws(ExpressionError) -> [Argument]? {
    nil
  }
}
