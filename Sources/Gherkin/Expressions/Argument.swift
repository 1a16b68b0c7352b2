/// What one parameter of an expression, or one group of a regular expression, caught in a step's text.
///
/// The value and the group are computed when asked for, so matching a step costs nothing that its body
/// does not use.
public struct Argument: Sendable {
  let match: ExpressionMatch
  let index: Int

  /// The value that the parameter type makes of the caught text, `nil` for a group that took no part.
  ///
  /// A group of a regular expression that stands for no parameter type gives its text, a `String`.
  ///
  /// - Throws: what the parameter type's transform throws; `ArgumentError` for a number out of range.
  public var value: (any Sendable)? {
    get throws {
      let capture = match.plan.parameters[index].capture
      guard match.captures[capture] != nil else { return nil }
      guard let transform = match.plan.parameters[index].transform else { return text }
      return try transform(match.groups(of: capture))
    }
  }

  /// The caught text, `nil` for a group that took no part.
  public var text: String? { match.text(of: match.plan.parameters[index].capture) }

  /// What was caught, with the groups inside it.
  public var group: Group { match.group(of: match.plan.parameters[index].capture) }

  /// The parameter type's name, empty for the anonymous one, `nil` when there is none.
  public var parameterTypeName: String? { match.plan.parameters[index].type?.name }
}

extension Argument {
  /// A captured piece of a step's text with the groups inside it.
  public struct Group: Hashable, Sendable {
    /// The text, `nil` for a group that took no part.
    public let value: String?
    /// Where it starts in the step's text, in UTF-16 units from 0, as Cucumber's messages count.
    public let start: Int?
    /// Where it starts in the step's text, in Unicode scalars from 0.
    public let scalarStart: Int?
    /// Where it lies in the step's text, in UTF-8 bytes from 0.
    public let utf8Range: Range<Int>?
    /// The groups inside this one, in order.
    public let children: [Group]
  }
}

/// Why a caught text is no value of its parameter type.
public struct ArgumentError: Error, Hashable, Sendable {
  /// The caught text.
  public let text: String
  /// The parameter type's name.
  public let parameterType: String
}

extension ArgumentError: CustomStringConvertible {
  /// One sentence.
  public var description: String { "'\(text)' is out of range for {\(parameterType)}" }
}
