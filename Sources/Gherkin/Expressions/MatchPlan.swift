/// A compiled expression: its pattern, and which groups are the arguments.
final class MatchPlan: Sendable {
  struct Parameter: Sendable {
    /// `nil` for a group of a regular expression that stands for no type.
    let type: ParameterType?
    /// The type's.
    let transform: ParameterType.Transform?
    /// The group's number in the pattern.
    let capture: Int
  }

  let pattern: Pattern
  let parameters: [Parameter]
  /// For each group, the groups directly inside it.
  let children: [[Int]]

  /// The types are those of the pattern's top-level groups, in order.
  init(_ pattern: Pattern, types: [ParameterType?]) {
    self.pattern = pattern
    var children: [[Int]] = Array(repeating: [], count: pattern.groups.count)
    for index in pattern.groups.indices.dropFirst() {
      children[pattern.groups[index].parent].append(index)
    }
    self.children = children
    parameters = zip(types, children[0]).map {
      Parameter(type: $0, transform: $0?.transform, capture: $1)
    }
  }

  func match(_ text: String) throws(PatternError) -> ExpressionMatch? {
    guard let captures = try pattern.firstMatch(in: text) else { return nil }
    return ExpressionMatch(plan: self, subject: text, captures: captures)
  }
}
