/// A kind of value that an expression can name between braces: `{int}`, `{string}`, `{airport}`.
///
/// ```swift
/// try registry.define(
///   ParameterType(name: "flight", regularExpression: "([A-Z]{3})-([A-Z]{3})") { groups in
///     Flight(from: groups[0] ?? "", to: groups[1] ?? "")
///   }
/// )
/// ```
public struct ParameterType: Sendable {
  /// Turns the captured groups into a value; what it throws fails the step that asked for the value.
  ///
  /// The groups are the direct children of the parameter's group, `nil` for one that took no part. A
  /// parameter without groups of its own gives one element: its whole text.
  public typealias Transform = @Sendable (_ groups: [String?]) throws -> any Sendable

  /// The name between the braces; empty for the anonymous `{}`.
  public let name: String
  /// What the parameter matches: one or more regular expressions in the syntax of this module.
  public let regularExpressions: [String]
  /// Whether a snippet for an undefined step may propose this type.
  public let useForSnippets: Bool
  /// Whether this type wins when a regular expression's group could stand for several types.
  public let preferForRegularExpressionMatch: Bool
  /// Turns the captured groups into a value.
  public let transform: Transform
  /// The capturing group that stands for this type in an expression's regular expression.
  let group: String

  /// Makes a type that matches any of several regular expressions.
  ///
  /// - Throws: ``ParameterTypeError`` for a name that holds one of `{}()\/` and for a regular expression that does not
  ///   parse.
  public init(
    name: String,
    regularExpressions: [String],
    useForSnippets: Bool = true,
    preferForRegularExpressionMatch: Bool = false,
    transform: @escaping Transform
  ) throws(ParameterTypeError) {
    guard !name.unicodeScalars.contains(where: Self.isReserved) else {
      throw ParameterTypeError(.illegalName, name: name)
    }
    for expression in regularExpressions {
      do throws(PatternError) {
        _ = try Pattern(expression)
      } catch {
        throw ParameterTypeError(.invalidRegularExpression(expression, error), name: name)
      }
    }
    self.init(
      checked: name, regularExpressions, snippets: useForSnippets,
      preferred: preferForRegularExpressionMatch, transform)
  }

  /// Makes a type that matches one regular expression.
  ///
  /// - Throws: ``ParameterTypeError`` as for several.
  public init(
    name: String,
    regularExpression: String,
    useForSnippets: Bool = true,
    preferForRegularExpressionMatch: Bool = false,
    transform: @escaping Transform
  ) throws(ParameterTypeError) {
    try self.init(
      name: name, regularExpressions: [regularExpression], useForSnippets: useForSnippets,
      preferForRegularExpressionMatch: preferForRegularExpressionMatch, transform: transform)
  }

  init(
    checked name: String, _ regularExpressions: [String], snippets: Bool, preferred: Bool = false,
    _ transform: @escaping Transform
  ) {
    self.name = name
    self.regularExpressions = regularExpressions
    self.useForSnippets = snippets
    self.preferForRegularExpressionMatch = preferred
    self.transform = transform
    group =
      regularExpressions.count == 1
      ? "(\(regularExpressions[0]))"
      : "((?:\(regularExpressions.joined(separator: ")|(?:"))))"
  }

  private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "{", "}", "(", ")", "\\", "/": true
    default: false
    }
  }
}
