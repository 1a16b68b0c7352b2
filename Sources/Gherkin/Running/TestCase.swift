/// A scenario made ready to run: its hooks and its steps with the definitions that match them.
struct TestCase: Sendable {
  enum Step: Sendable {
    /// A hook, by its place in the library.
    case hook(Int)
    /// A step, by its place in the pickle.
    case step(Int, StepMatch)
  }

  let pickle: Pickle
  let steps: [Step]
}

/// Makes scenarios ready to run.
struct TestCaseAssembler: Sendable {
  private let index: ExpressionIndex
  private let before: [Int]
  private let after: [Int]
  private let conditions: [TagExpression?]

  init(_ catalog: StepCatalog) {
    index = ExpressionIndex(catalog.definitions.map(\.expression))
    let hooks = catalog.hooks
    before = hooks.indices.filter { hooks[$0].kind == .beforeScenario }
    after = hooks.indices.reversed().filter { hooks[$0].kind == .afterScenario }
    conditions = hooks.map(\.condition)
  }

  /// Chooses the hooks of a scenario and matches its steps.
  func assemble(_ pickle: Pickle) -> TestCase {
    var steps: [TestCase.Step] = []
    steps.reserveCapacity(before.count + pickle.steps.count + after.count)
    for hook in before where applies(hook, to: pickle) { steps.append(.hook(hook)) }
    for place in pickle.steps.indices {
      steps.append(.step(place, index.match(pickle.steps[place].text)))
    }
    for hook in after where applies(hook, to: pickle) { steps.append(.hook(hook)) }
    return TestCase(pickle: pickle, steps: steps)
  }

  /// Whether a hook's condition holds for a scenario.
  func applies(_ hook: Int, to pickle: Pickle) -> Bool {
    conditions[hook]?.evaluate(pickle.tags.lazy.map(\.name)) ?? true
  }
}
