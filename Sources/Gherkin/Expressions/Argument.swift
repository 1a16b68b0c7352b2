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
    /// Its range in the step's text, in UTF-8 bytes from 0.
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

/// A successful match: the text and the byte offsets of every group, shared by the arguments.
final class ExpressionMatch: Sendable {
  let plan: MatchPlan
  let subject: String
  let captures: Captures

  init(plan: MatchPlan, subject: String, captures: Captures) {
    self.plan = plan
    self.subject = subject
    self.captures = captures
  }

  var arguments: [Argument] {
    plan.parameters.indices.map { Argument(match: self, index: $0) }
  }

  func text(of capture: Int) -> String? {
    captures[capture].map { range in
      let bytes = subject.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      return String(Substring(bytes[start..<bytes.index(start, offsetBy: range.count)]))
    }
  }

  /// The captured texts that a transform gets.
  func groups(of capture: Int) -> [String?] {
    let children = plan.children[capture]
    return children.isEmpty ? [text(of: capture)] : children.map(text(of:))
  }

  func group(of capture: Int) -> Argument.Group {
    let range = captures[capture]
    let start = range.map { place(ofByte: $0.lowerBound) }
    return Argument.Group(
      value: text(of: capture), start: start?.utf16, scalarStart: start?.scalars, utf8Range: range,
      children: plan.children[capture].map(group(of:)))
  }

  /// A byte's offset in UTF-16 units and in scalars.
  private func place(ofByte offset: Int) -> (utf16: Int, scalars: Int) {
    var place = (utf16: 0, scalars: 0)
    for byte in subject.utf8.prefix(offset) where byte & 0xC0 != 0x80 {
      place.scalars += 1
      place.utf16 += byte < 0xF0 ? 1 : 2
    }
    return place
  }
}
