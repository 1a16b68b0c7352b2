/// A step's regular expression: each top-level group is an argument.
///
/// A group whose text is a parameter type's regular expression gives that type's value, any other group
/// its text. The syntax is JavaScript's without back-references, Unicode properties and flags other than
/// `(?i)`.
public struct RegularExpression: Sendable {
  /// The text of the expression.
  public let source: String
  private let plan: MatchPlan

  /// Parses an expression and recognizes parameter types in its groups.
  ///
  /// - Throws: ``ExpressionError`` with its place for syntax that is wrong or not supported, and for a group that
  ///   stands for several parameter types of which none is preferred.
  public init(
    _ source: String, parameterTypes: ParameterTypeRegistry
  ) throws(ExpressionError) {
    self.source = source
    let pattern = try Self.pattern(source)
    var types: [ParameterType?] = []
    for group in pattern.groups.dropFirst() where group.parent == 0 {
      types.append(try Self.type(of: group, in: source, parameterTypes))
    }
    plan = MatchPlan(pattern, types: types)
  }

  /// What every matching text begins with: the literal text after a leading `^`.
  public var literalPrefix: String { String(decoding: plan.pattern.prefix, as: UTF8.self) }

  /// Finds the expression in a text: its arguments in order, `nil` when it does not match.
  ///
  /// - Throws: `ExpressionError` when matching takes too many steps.
  public func match(_ text: String) throws(ExpressionError) -> [Argument]? {
    try find(in: text)?.arguments
  }

  func find(in text: String) throws(ExpressionError) -> ExpressionMatch? {
    do throws(PatternError) {
      return try plan.match(text)
    } catch {
      let end = source.unicodeScalars.count
      throw Self.error(.pattern(error.kind), source, 0..<end)
    }
  }

  private static func pattern(_ source: String) throws(ExpressionError) -> Pattern {
    do throws(PatternError) {
      return try Pattern(source)
    } catch {
      throw Self.error(.pattern(error.kind), source, error.offset..<error.offset + 1)
    }
  }

  /// The type whose regular expression the group is: the preferred one, the only one, or none.
  private static func type(
    of group: PatternGroup, in source: String, _ registry: ParameterTypeRegistry
  ) throws(ExpressionError) -> ParameterType? {
    let text = String(
      source.unicodeScalars.dropFirst(group.inside.lowerBound).prefix(group.inside.count))
    let types = registry.types(matching: text)
    if let type = types.first(where: \.preferForRegularExpressionMatch) ?? types.only {
      return type
    }
    guard !types.isEmpty else { return nil }
    throw error(
      .ambiguousParameterTypes(regularExpression: text, names: types.map(\.name)), source,
      group.inside)
  }

  private static func error(
    _ kind: ExpressionError.Kind, _ source: String, _ place: Range<Int>
  ) -> ExpressionError {
    ExpressionError(kind, in: source, at: place, isRegularExpression: true)
  }
}
