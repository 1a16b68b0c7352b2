/// One attempt at a scenario while it runs.
struct ScenarioAttempt<World> {
  /// Whether steps still run, and what becomes of those that do not.
  private enum Standing {
    case running
    /// Something failed: undefined and ambiguous steps are still told.
    case stopped
    /// Something asked to skip: everything is skipped.
    case skipping
  }

  private let executor: ScenarioExecutor<World>
  private let testCase: TestCase
  private let attempt: Int
  private let isDryRun: Bool
  private var standing = Standing.running
  private var results: [StepResult] = []
  private var now: Timestamp

  init(executor: ScenarioExecutor<World>, testCase: TestCase, attempt: Int, isDryRun: Bool) {
    self.executor = executor
    self.testCase = testCase
    self.attempt = attempt
    self.isDryRun = isDryRun
    now = executor.clock.now()
    results.reserveCapacity(testCase.steps.count)
  }

  mutating func play() async -> ScenarioResult {
    let started = now
    if isDryRun {
      for step in testCase.steps { leaveOut(step) }
    } else if !testCase.steps.isEmpty {
      await playInWorld()
    }
    return ScenarioResult(
      pickle: testCase.pickle, attempt: attempt, steps: results, started: started, finished: now)
  }

  private mutating func playInWorld() async {
    do {
      let world = try await executor.library.makeWorld(testCase.pickle)
      let context = StepContext(world: world, scenario: testCase.pickle, attempt: attempt)
      for step in testCase.steps { await play(step, context) }
    } catch {
      let isSkip = error is SkippedScenario
      finish(
        testCase.steps[0], isSkip ? .skipped : .failed, isSkip ? error : WorldError(cause: error))
      standing = .skipping
      for step in testCase.steps.dropFirst() { leaveOut(step) }
    }
  }

  private mutating func play(_ step: TestCase.Step, _ context: StepContext<World>) async {
    switch step {
    case .hook(let index):
      let hook = executor.library.hooks[index]
      context.step = nil
      guard hook.kind == .afterScenario || standing == .running else { return leaveOut(step) }
      await record(step, context) { try await hook.body(context) }
    case .step(let index, let match):
      guard case .one(let found) = match, standing == .running else { return leaveOut(step) }
      let pickleStep = testCase.pickle.steps[index]
      context.step = pickleStep
      let arguments = StepArguments(found.arguments, pickleStep.argument)
      let body = executor.library.definitions[found.index].body
      guard !executor.hasStepHooks else {
        return await record(step, context) { [self] in
          try await runHooks(executor.stepHooks.before, context)
          do {
            try await body(context, arguments)
          } catch {
            try? await runHooks(executor.stepHooks.after, context)
            throw error
          }
          try await runHooks(executor.stepHooks.after, context)
        }
      }
      await record(step, context) { try await body(context, arguments) }
    }
  }

  private func runHooks(_ hooks: [Int], _ context: StepContext<World>) async throws {
    for hook in hooks where executor.assembler.applies(hook, to: testCase.pickle) {
      try await executor.library.hooks[hook].body(context)
    }
  }

  private mutating func record(
    _ step: TestCase.Step, _ context: StepContext<World>, _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      finish(step, .passed, nil, context)
    } catch {
      let status = Self.status(of: error)
      finish(step, status, error, context)
      standing = status == .skipped ? .skipping : .stopped
    }
  }

  /// Tells of a step that does not run; a hook or matched step is skipped.
  private mutating func leaveOut(_ step: TestCase.Step) {
    guard case .step(_, let match) = step, standing != .skipping else {
      return finish(step, .skipped, nil)
    }
    switch match {
    case .one: return finish(step, .skipped, nil)
    case .none: finish(step, .undefined, nil)
    case .several: finish(step, .ambiguous, nil)
    case .broken(let error): finish(step, .failed, error)
    }
    standing = .stopped
  }

  private mutating func finish(
    _ step: TestCase.Step, _ status: Status, _ error: (any Error)?,
    _ context: StepContext<World>? = nil
  ) {
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
    results.append(result)
  }

  private func subject(of step: TestCase.Step) -> StepResult.Subject {
    switch step {
    case .step(let index, _): return .step(testCase.pickle.steps[index])
    case .hook(let index):
      let hook = executor.library.hooks[index]
      return .hook(hook.kind, name: hook.name, place: hook.place)
    }
  }

  private static func status(of error: any Error) -> Status {
    switch error {
    case is PendingStep: .pending
    case is SkippedScenario: .skipped
    default: .failed
    }
  }
}
