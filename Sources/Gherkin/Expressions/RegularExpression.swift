/// A step's regular expression: each top-level group is an argument.
///
/// A group whose text is a parameter type's regular expression gives that type's value, any other group
/// its text.
public struct RegularExpression: Sendable {
  /// The text of the expression.
  public let source: String
  /// What every matching text begins with: the literal text after a leading `^`.
  public var literalPrefix: String { "" }

  /// Parses an expression and recognizes parameter types in its groups.
  ///
  /// - Throws: an error with its place for syntax that is wrong or not supported, and for a group that
  ///   stands for several parameter types of which none is preferred.
  public init(
    _ source: String, parameterTypes: ParameterTypeRegistry
  ) throws(ExpressionError) {
    self.source = source
  }

  /// Finds the expression in a text: its arguments in order, `nil` when it does not match.
  ///
  /// - Throws: `ExpressionError` when matching takes too many steps.
  public func match(_ text: String) throws(ExpressionError) -> [Argument]? {
    nil
  }
}
