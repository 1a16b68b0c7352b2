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

extension ParameterTypeError: CustomStringConvertible {
  /// One sentence, Cucumber's own where it has one.
  public var description: String {
    switch kind {
    case .illegalName:
      "Parameter names may not contain '{', '}', '(', ')', '\\' or '/', as '\(name)' does"
    case .duplicateName where name.isEmpty:
      "The anonymous parameter type has already been defined"
    case .duplicateName: "There is already a parameter type with name \(name)"
    case .invalidRegularExpression(let source, let error):
      "The regular expression /\(source)/ of {\(name)} has a problem at column \(error.offset + 1): "
        + error.kind.problem
    case .secondPreferential(let source, let first):
      "There can only be one preferential parameter type per regexp. The regexp /\(source)/ is used "
        + "for two preferential parameter types, {\(first)} and {\(name)}"
    }
  }
}
