/// Runs one scenario after another with a library's definitions; each attempt in a world of its own.
public struct ScenarioExecutor<World>: Sendable {
  let library: StepLibrary<World>

  /// An executor over a library that is complete.
  public init(_ library: StepLibrary<World>) { self.library = library }

  /// Runs one attempt at a scenario: Before hooks, steps, After hooks in reverse order.
  ///
  /// Never throws: whatever goes wrong is the result of a step. A world that cannot be made fails the
  /// scenario as a Before hook would.
  public func run(_ pickle: Pickle, attempt: Int = 0) async -> ScenarioResult {
    var run = ScenarioAttempt(pickle: pickle, attempt: attempt, library: library)
    await run.play()
    return ScenarioResult(pickle: pickle, attempt: attempt, steps: run.results)
  }
}

private struct ScenarioAttempt<World> {
  let pickle: Pickle
  let attempt: Int
  let library: StepLibrary<World>
  var results: [StepResult] = []
  private var standing = Standing.running

  /// Whether steps still run, and what becomes of those that do not.
  private enum Standing {
    case running
    /// Something failed: undefined and ambiguous steps are still told.
    case stopped
    /// Something asked to skip: everything is skipped.
    case skipping
  }

  init(pickle: Pickle, attempt: Int, library: StepLibrary<World>) {
    self.pickle = pickle
    self.attempt = attempt
    self.library = library
  }

  mutating func play() async {
    let context: StepContext<World>
    do {
      context = StepContext(
        world: try await library.makeWorld(pickle), scenario: pickle, attempt: attempt)
    } catch {
      let place = CodePlace(file: pickle.uri, line: pickle.location.line)
      let subject = StepResult.Subject.hook(.beforeScenario, name: "the world", place: place)
      results.append(Self.result(subject, thrown: error))
      return
    }
    for hook in hooks(.beforeScenario) { await play(hook, context) }
    for step in pickle.steps { await play(step, context) }
    for hook in hooks(.afterScenario).reversed() { await play(hook, context) }
  }

  private func hooks(_ kind: HookKind) -> [StepLibrary<World>.Hook] {
    library.hooks.filter { hook in
      hook.kind == kind && hook.condition?.evaluate(pickle.tags.map(\.name)) ?? true
    }
  }

  private mutating func play(
    _ hook: StepLibrary<World>.Hook, _ context: StepContext<World>
  ) async {
    let subject = StepResult.Subject.hook(hook.kind, name: hook.name, place: hook.place)
    if hook.kind == .beforeScenario, standing == .skipping {
      return results.append(StepResult(subject: subject, status: .skipped))
    }
    await record(subject, context) { try await hook.body(context) }
  }

  private mutating func play(_ step: PickleStep, _ context: StepContext<World>) async {
    context.step = step
    let subject = StepResult.Subject.step(step)
    if standing == .skipping {
      return results.append(StepResult(subject: subject, status: .skipped))
    }
    let matches = library.matches(step.text)
    guard matches.count == 1 else {
      let status: Status = matches.isEmpty ? .undefined : .ambiguous
      results.append(
        StepResult(
          subject: subject, status: status, matches: matches.map(\.definition.expression.source)))
      standing = .stopped
      return
    }
    guard standing == .running else {
      return results.append(StepResult(subject: subject, status: .skipped))
    }
    let (before, after) = (hooks(.beforeStep), hooks(.afterStep))
    await record(subject, context) {
      for hook in before { try await hook.body(context) }
      let arguments = StepArguments(matches[0].arguments, step.argument)
      try await matches[0].definition.body(context, arguments)
      for hook in after.reversed() { try await hook.body(context) }
    }
  }

  private mutating func record(
    _ subject: StepResult.Subject, _ context: StepContext<World>, _ body: () async throws -> Void
  ) async {
    var result = StepResult(subject: subject, status: .passed)
    do {
      try await body()
    } catch {
      result = Self.result(subject, thrown: error)
    }
    result.attachments = context.attachments
    context.attachments = []
    results.append(result)
    if result.status == .skipped {
      standing = .skipping
    } else if result.status != .passed {
      standing = .stopped
    }
  }

  private static func result(_ subject: StepResult.Subject, thrown error: any Error) -> StepResult {
    let status: Status =
      switch error {
      case is PendingStep: .pending
      case is SkippedScenario: .skipped
      default: .failed
      }
    return StepResult(subject: subject, status: status, error: error)
  }
}

extension StepLibrary {
  /// The definitions that match a step's text, in the order of definition.
  func matches(_ text: String) -> [(definition: Definition, arguments: [Argument])] {
    definitions.compactMap { definition in
      guard let arguments = try? definition.expression.match(text) else { return nil }
      return (definition, arguments)
    }
  }
}
