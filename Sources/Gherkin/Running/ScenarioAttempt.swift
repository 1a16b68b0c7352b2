/// One attempt at a scenario while it runs.
struct ScenarioAttempt<World> {
  /// Whether steps still run, and what becomes of those that do not.
  private enum Standing {
    case running
    /// Something failed: undefined and ambiguous steps are still told.
    case stopped
    /// Something asked to skip: everything is skipped.
    case skipping
    /// The runner went on without this attempt: nothing more is done.
    case leftBehind
  }

  private let executor: ScenarioExecutor<World>
  private let testCase: TestCase
  private let number: Int
  private let record: ScenarioRecord
  private let watch: StepWatch
  private var standing = Standing.running
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
  mutating func play(isDryRun: Bool) async -> ScenarioResult {
    record.beginAttempt(now, stepCount: testCase.steps.count)
    if isDryRun {
      for step in testCase.steps { leaveOut(step) }
    } else if !testCase.steps.isEmpty {
      await playInWorld()
    }
    return record.endAttempt(testCase.pickle, number, now)
  }

  /// Ends the attempt for others: the step after those recorded did not return.
  mutating func giveUp(after count: Int) -> ScenarioResult {
    let error = StepTimedOut(limit: watch.limit, wasLeftBehind: true)
    for (index, step) in testCase.steps.enumerated().dropFirst(count) {
      if index == count { fail(step, error, nil) } else { leaveOut(step) }
    }
    return record.endAttempt(testCase.pickle, number, now)
  }

  private mutating func playInWorld() async {
    var world: World?
    let failure = await timed { [executor, testCase] in
      world = try await executor.library.makeWorld(testCase.pickle)
    }
    if let world {
      let context = StepContext(world: world, scenario: testCase.pickle, attempt: number)
      for step in testCase.steps where !playPromptly(step, context) { await play(step, context) }
    } else if let failure {
      fail(
        testCase.steps[0], failure is SkippedScenario ? failure : WorldError(cause: failure), nil)
      if standing == .stopped { standing = .skipping }
      for step in testCase.steps.dropFirst() { leaveOut(step) }
    }
  }

  private mutating func play(_ step: TestCase.Step, _ context: StepContext<World>) async {
    switch step {
    case .hook(let index):
      let hook = executor.library.hooks[index]
      context.place = nil
      guard hook.kind == .afterScenario || standing == .running else { return leaveOut(step) }
      await perform(step, context) { try await hook.body(context) }
    case .step(let index, let match):
      guard case .one(let found) = match, standing == .running else { return leaveOut(step) }
      let arguments = enter(index, found, context)
      let action = executor.actions[found.index]
      guard executor.hasStepHooks else {
        return await perform(step, context) { try await action.perform(context, arguments) }
      }
      await perform(step, context) { [self] in
        try await runHooks(executor.stepHooks.before, context)
        do {
          try await action.perform(context, arguments)
        } catch {
          try? await runHooks(executor.stepHooks.after, context)
          throw error
        }
        try await runHooks(executor.stepHooks.after, context)
      }
    }
  }

  /// Plays a step that waits for nothing, without what waiting costs; false where it may wait.
  private mutating func playPromptly(_ step: TestCase.Step, _ context: StepContext<World>) -> Bool {
    guard case .step(let index, .one(let found)) = step, standing == .running,
      !executor.hasStepHooks, case .prompt(let body) = executor.actions[found.index]
    else { return false }
    let arguments = enter(index, found, context)
    watch.begin()
    var failure: (any Error)?
    do {
      try body(context, arguments)
    } catch {
      failure = error
    }
    conclude(step, endWatch(failure), context)
    return true
  }

  /// Makes a step the present one: its arguments.
  private func enter(
    _ index: Int, _ found: ExpressionIndex.Match, _ context: StepContext<World>
  ) -> StepArguments {
    context.place = index
    return StepArguments(found.caught, testCase.pickle.steps[index].argument)
  }

  private func runHooks(_ hooks: [Int], _ context: StepContext<World>) async throws {
    for hook in hooks where executor.assembler.applies(hook, to: testCase.pickle) {
      try await executor.library.hooks[hook].body(context)
    }
  }

  private mutating func perform(
    _ step: TestCase.Step, _ context: StepContext<World>, _ body: () async throws -> Void
  ) async {
    guard standing != .leftBehind else { return }
    conclude(step, await timed(body), context)
  }

  private mutating func conclude(
    _ step: TestCase.Step, _ error: (any Error)?, _ context: StepContext<World>
  ) {
    if let error { fail(step, error, context) } else { finish(step, .passed, nil, context) }
  }

  /// What the body threw, or that it was cancelled for time.
  private func timed(_ body: nonisolated(nonsending) () async throws -> Void) async -> (any Error)?
  {
    watch.begin()
    var failure: (any Error)?
    do {
      try await body()
    } catch {
      failure = error
    }
    return endWatch(failure)
  }

  /// What the body threw, or that it was cancelled for time.
  private func endWatch(_ failure: (any Error)?) -> (any Error)? {
    watch.end() ? StepTimedOut(limit: watch.limit, wasLeftBehind: false) : failure
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

  /// Tells of a step that does not run; a hook or matched step is skipped.
  private mutating func leaveOut(_ step: TestCase.Step) {
    guard case .step(_, let match) = step, standing != .skipping else {
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
    _ context: StepContext<World>? = nil, then next: Standing? = nil
  ) {
    guard standing != .leftBehind else { return }
    if let next { standing = next }
    let started = now
    now = executor.clock.now()
    var result = StepResult(
      subject: subject(of: step), status: status, error: error, started: started, finished: now)
    switch step {
    case .step(_, .one(let match)): result.definition = match.index
    case .step(_, .several(let matches)): result.matches = executor.library.references(to: matches)
    default: break
    }
    if let context, !context.attachments.isEmpty {
      result.attachments = context.attachments
      context.attachments = []
    }
    if !record.add(result) { standing = .leftBehind }
  }

  private func subject(of step: TestCase.Step) -> StepResult.Subject {
    switch step {
    case .step(let index, _): return .step(testCase.pickle.steps[index])
    case .hook(let index):
      let hook = executor.library.hooks[index]
      return .hook(hook.kind, name: hook.name, place: hook.place)
    }
  }
}
