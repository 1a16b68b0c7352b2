/// Why a parameter type cannot be made or defined.
public struct ParameterTypeError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The name holds one of `{`, `}`, `(`, `)`, `\`, `/`.
    case illegalName
    /// Another type has the same name.
    case duplicateName
    /// One of its regular expressions does not parse; the error's place is in that text.
    case invalidRegularExpression(String, PatternError)
    /// Another preferential type, which is named, has the same regular expression.
    case secondPreferential(regularExpression: String, first: String)
  }

  /// What is wrong.
  public let kind: Kind
  /// The type's name.
  public let name: String

  init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}
