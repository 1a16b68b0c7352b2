/// One attempt at a scenario while it runs.
struct ScenarioAttempt<World> {
  /// Whether steps still run, and what becomes of those that do not.
  private enum Progress {
    case running
    /// Something failed: undefined and ambiguous steps are still reported as such.
    case stopped
    /// Something asked to skip: everything is skipped.
    case skipping
    /// The run went on without this attempt: nothing more is done.
    case abandoned
  }

  private let executor: ScenarioExecutor<World>
  private let testCase: TestCase
  private let number: Int
  private let record: ScenarioRecord
  private let watch: StepWatch
  private var progress = Progress.running
  private var now: Timestamp

  init(
    _ testCase: TestCase, number: Int, _ executor: ScenarioExecutor<World>,
    _ record: ScenarioRecord, _ watch: StepWatch
  ) {
    self.executor = executor
    self.testCase = testCase
    self.number = number
    self.record = record
    self.watch = watch
    now = executor.clock.now()
  }

  /// Runs everything.
  mutating func run(isDryRun: Bool) async -> ScenarioResult {
    record.beginAttempt(now, stepCount: testCase.steps.count)
    if isDryRun {
      for step in testCase.steps { leaveOut(step) }
    } else if !testCase.steps.isEmpty {
      await runInWorld()
    }
    return record.endAttempt(testCase.pickle, number, now)
  }

  /// Ends the attempt from outside: the step after those recorded did not return.
  mutating func abandon(after count: Int, _ error: any Error) -> ScenarioResult {
    for (index, step) in testCase.steps.enumerated().dropFirst(count) {
      if index == count { fail(step, error, nil) } else { leaveOut(step) }
    }
    return record.endAttempt(testCase.pickle, number, now)
  }

  private mutating func runInWorld() async {
    var world: World?
    let failure = await timed { [executor, testCase] in
      world = try await executor.library.makeWorld(testCase.pickle)
    }
    if let world {
      let context = StepContext(world: world, scenario: testCase.pickle, attempt: number)
      for step in testCase.steps { await run(step, context) }
    } else if let failure {
      fail(
        testCase.steps[0], failure is SkippedScenario ? failure : WorldError(cause: failure), nil)
      if progress == .stopped { progress = .skipping }
      for step in testCase.steps.dropFirst() { leaveOut(step) }
    }
  }

  private mutating func run(_ step: TestCase.Step, _ context: StepContext<World>) async {
    switch step {
    case .hook(let index):
      context.place = nil
      let isAfter = executor.library.catalog.hooks[index].kind == .afterScenario
      guard isAfter || progress == .running else { return leaveOut(step) }
      let body = executor.library.hookBodies[index]
      await perform(step, context) { try await body(context) }
    case .step(let index, let match):
      guard case .one(let found) = match, progress == .running else { return leaveOut(step) }
      context.place = index
      let arguments = StepArguments(found.caught, testCase.pickle.steps[index].argument)
      let body = executor.library.bodies[found.index]
      guard executor.hasStepHooks else {
        return await perform(step, context) { try await body(context, arguments) }
      }
      await perform(step, context) { [self] in try await runHooked(body, context, arguments) }
    }
  }

  /// Runs a step between its hooks. Hooks after it run whatever failed before them, each of them.
  private func runHooked(
    _ body: StepLibrary<World>.Body, _ context: StepContext<World>, _ arguments: StepArguments
  ) async throws {
    var failure: (any Error)?
    do {
      for hook in hooks(executor.stepHooks.before) { try await hook(context) }
      try await body(context, arguments)
    } catch {
      failure = error
    }
    for hook in hooks(executor.stepHooks.after) {
      do {
        try await hook(context)
      } catch {
        if failure.map({ $0 is PendingStep || $0 is SkippedScenario }) ?? true { failure = error }
      }
    }
    if let failure { throw failure }
  }

  private func hooks(_ indices: [Int]) -> some Sequence<StepLibrary<World>.HookBody> {
    indices.lazy.filter { executor.assembler.applies($0, to: testCase.pickle) }
      .map { executor.library.hookBodies[$0] }
  }

  private mutating func perform(
    _ step: TestCase.Step, _ context: StepContext<World>, _ body: () async throws -> Void
  ) async {
    guard progress != .abandoned else { return }
    if let error = await timed(body) {
      fail(step, error, context)
    } else {
      finish(step, .passed, nil, context)
    }
  }

  /// The error that the body threw, or that it was cancelled for time.
  private func timed(_ body: nonisolated(nonsending) () async throws -> Void) async -> (any Error)?
  {
    watch.begin()
    var failure: (any Error)?
    do {
      try await body()
    } catch {
      failure = error
    }
    return watch.end() ? StepTimedOut(limit: watch.limit, wasLeftBehind: false) : failure
  }

  private mutating func fail(
    _ step: TestCase.Step, _ error: any Error, _ context: StepContext<World>?
  ) {
    switch error {
    case is SkippedScenario: finish(step, .skipped, error, context, then: .skipping)
    case is PendingStep: finish(step, .pending, error, context, then: .stopped)
    default: finish(step, .failed, error, context, then: .stopped)
    }
  }

  /// Records a step that does not run; a hook or matched step is skipped.
  private mutating func leaveOut(_ step: TestCase.Step) {
    guard case .step(_, let match) = step, progress != .skipping else {
      return finish(step, .skipped, nil)
    }
    switch match {
    case .one: finish(step, .skipped, nil)
    case .none: finish(step, .undefined, nil, then: .stopped)
    case .several: finish(step, .ambiguous, nil, then: .stopped)
    case .broken(let error): finish(step, .failed, error, then: .stopped)
    }
  }

  private mutating func finish(
    _ step: TestCase.Step, _ status: Status, _ error: (any Error)?,
    _ context: StepContext<World>? = nil, then next: Progress? = nil
  ) {
    guard progress != .abandoned else { return }
    if let next { progress = next }
    let started = now
    now = executor.clock.now()
    var result = StepResult(
      subject: subject(of: step), status: status, error: error, started: started, finished: now)
    switch step {
    case .step(_, .one(let match)): result.definition = match.index
    case .step(_, .several(let matches)): result.matches = references(to: matches)
    default: break
    }
    if let context, !context.attachments.isEmpty {
      result.attachments = context.attachments
      context.attachments = []
    }
    if !record.add(result) { progress = .abandoned }
  }

  private func references(to matches: [ExpressionIndex.Match]) -> [StepResult.Match] {
    matches.map { match in
      let definition = executor.library.catalog.definitions[match.index]
      return StepResult.Match(expression: definition.expression.source, place: definition.place)
    }
  }

  private func subject(of step: TestCase.Step) -> StepResult.Subject {
    switch step {
    case .step(let index, _): return .step(testCase.pickle.steps[index])
    case .hook(let index):
      let hook = executor.library.catalog.hooks[index]
      return .hook(hook.kind, name: hook.name, place: hook.place)
    }
  }
}
