/// Runs one scenario after another with a library's definitions; each attempt in a world of its own.
public final class ScenarioExecutor<World>: Sendable {
  let library: StepLibrary<World>
  let clock: RunClock
  let assembler: TestCaseAssembler
  let stepHooks: (before: [Int], after: [Int])
  let hasStepHooks: Bool

  /// An executor over a library that is complete.
  public init(_ library: StepLibrary<World>, clock: RunClock = .system) {
    self.library = library
    self.clock = clock
    assembler = TestCaseAssembler(library.catalog)
    let hooks = library.catalog.hooks
    stepHooks = (
      before: hooks.indices.filter { hooks[$0].kind == .beforeStep },
      after: hooks.indices.reversed().filter { hooks[$0].kind == .afterStep }
    )
    hasStepHooks = !stepHooks.before.isEmpty || !stepHooks.after.isEmpty
  }

  /// Runs one attempt at a scenario: Before hooks, steps, After hooks in reverse order.
  ///
  /// Never throws: whatever goes wrong is the result of a step. A world that cannot be made fails the first
  /// step or hook with a ``WorldError``.
  public func run(_ pickle: Pickle, attempt number: Int = 0) async -> ScenarioResult {
    var attempt = ScenarioAttempt(
      assembler.assemble(pickle), number: number, self, ScenarioRecord(), StepWatch())
    return await attempt.run(isDryRun: false)
  }
}

/// A world that could not be made.
public struct WorldError: Error, CustomStringConvertible {
  /// Why.
  public let cause: any Error

  /// A sentence with the cause.
  public var description: String { "the scenario could not begin: \(cause)" }
}
