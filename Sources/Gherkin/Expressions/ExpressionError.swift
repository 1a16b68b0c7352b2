/// Why an expression was refused, or could not be matched: plain data with a place.
///
/// `ExpressionErrorText` renders it in Cucumber's own words.
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
    /// More optionals inside one another than anyone can mean.
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
