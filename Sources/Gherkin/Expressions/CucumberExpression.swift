/// A step's sentence with parameters, optional text and alternatives: `I have {int} cucumber(s) in my
/// belly/tummy`.
///
/// Making one costs about as much as a few matches; it is compiled when the first text is matched.
public struct CucumberExpression: Sendable {
  /// The text of the expression.
  public let source: String
  /// What every matching text begins with, possibly nothing.
  public let literalPrefix: String
  /// The regular expression that the expression stands for, as the official rules write it.
  public let regularExpression: String
  // Most definitions of a large suite are never tried.
  private let plan: LazyValue<Result<MatchPlan, PatternError>>

  /// Parses an expression and looks its parameter types up.
  ///
  /// - Throws: ``ExpressionError``, the first one, with its place in Unicode scalars.
  public init(
    _ source: String, parameterTypes: ParameterTypeRegistry
  ) throws(ExpressionError) {
    let tree = try CucumberExpressionParser.parse(source)
    var rewriter = ExpressionRewriter(source, registry: parameterTypes)
    let regularExpression = try rewriter.rewrite(tree)
    self.source = source
    literalPrefix = rewriter.literalPrefix(of: tree)
    self.regularExpression = regularExpression
    plan = LazyValue { [types = rewriter.parameterTypes] in
      Result { () throws(PatternError) in MatchPlan(try Pattern(regularExpression), types: types) }
    }
  }

  /// Matches a whole text: its arguments in order, `nil` when it does not match.
  ///
  /// - Throws: ``ExpressionError`` when a parameter type's regular expression gives up on the text.
  public func match(_ text: String) throws(ExpressionError) -> [Argument]? {
    try find(in: text)?.arguments
  }

  func find(in text: String) throws(ExpressionError) -> ExpressionMatch? {
    do throws(PatternError) {
      return try plan.value.get().match(text)
    } catch {
      let end = source.unicodeScalars.count
      throw ExpressionError(.pattern(error.kind), in: source, at: 0..<end)
    }
  }
}
