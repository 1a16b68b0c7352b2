import Synchronization

/// A compiled expression: its pattern, and which groups are the arguments.
final class MatchPlan: Sendable {
  struct Parameter: Sendable {
    /// `nil` for a group of a regular expression that stands for no type.
    let type: ParameterType?
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
    parameters = zip(types, children[0]).map { Parameter(type: $0, capture: $1) }
  }

  func match(_ text: String) throws(PatternError) -> [Argument]? {
    guard let captures = try pattern.firstMatch(in: text) else { return nil }
    guard !parameters.isEmpty else { return [] }
    let match = ExpressionMatch(plan: self, subject: text, captures: captures)
    return parameters.indices.map { Argument(match: match, index: $0) }
  }
}

/// The plan of a Cucumber Expression, compiled when the first text is matched.
///
/// Most definitions of a large suite are never tried, so compiling all would cost more than it saves. This is
/// what `AtomicLazyReference` does; that one costs as much as a match on this toolchain.
final class LazyMatchPlan: Sendable {
  let regularExpression: String
  private let types: [ParameterType]
  private let compiled = Atomic<Unmanaged<MatchPlan>?>(nil)

  init(_ regularExpression: String, types: [ParameterType]) {
    self.regularExpression = regularExpression
    self.types = types
  }

  deinit {
    compiled.load(ordering: .acquiring)?.release()
  }

  func plan() throws(PatternError) -> MatchPlan {
    if let plan = compiled.load(ordering: .acquiring) { return plan.takeUnretainedValue() }
    return store(MatchPlan(try Pattern(regularExpression), types: types))
  }

  /// Keeps the plan, unless another thread was faster.
  private func store(_ plan: MatchPlan) -> MatchPlan {
    let mine = Unmanaged.passRetained(plan)
    let (isStored, theirs) = compiled.compareExchange(
      expected: nil, desired: mine, ordering: .acquiringAndReleasing)
    guard !isStored, let theirs else { return plan }
    mine.release()
    return theirs.takeUnretainedValue()
  }
}
