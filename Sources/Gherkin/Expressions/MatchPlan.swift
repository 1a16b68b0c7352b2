import Synchronization

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

/// A Cucumber Expression with its plan, which is compiled when the first text is matched.
///
/// Most definitions of a large suite are never tried, so compiling all would cost more than it saves. This is
/// what `AtomicLazyReference` does; that one costs as much as a match on this toolchain.
final class LazyMatchPlan: Sendable {
  let source: String
  let literalPrefix: String
  let regularExpression: String
  private let types: [ParameterType]
  private let compiled = Atomic<Unmanaged<MatchPlan>?>(nil)

  init(
    source: String, literalPrefix: String, regularExpression: String, types: [ParameterType]
  ) {
    self.source = source
    self.literalPrefix = literalPrefix
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
