/// The outcome of a run, in numbers.
public struct RunSummary: Sendable {
  /// How many scenarios had each outcome.
  public internal(set) var scenarios: [Status: Int] = [:]
  /// How many steps had each outcome, hooks not counted, in the attempts that count.
  public internal(set) var steps: [Status: Int] = [:]
  /// How many scenarios were tried again.
  public internal(set) var retried = 0
  /// How many of them passed then.
  public internal(set) var flaky = 0
  /// How many steps took longer than they may.
  public internal(set) var timedOut = 0
  /// How many chosen scenarios were not run, since the run ended early.
  public internal(set) var notRun = 0
  /// How many hooks around the run failed.
  public internal(set) var failedRunHooks = 0
  /// The definitions that kept the run from beginning.
  public internal(set) var problems: [DefinitionError] = []
  /// When the run began.
  public internal(set) var started = Timestamp(nanoseconds: 0)
  /// When it ended.
  public internal(set) var finished = Timestamp(nanoseconds: 0)
  /// How many features could not be read.
  public internal(set) var unreadable = 0
  /// Whether all ran and nothing failed; a run that is not strict lets pending and undefined steps pass.
  public internal(set) var isSuccess = true

  /// How many scenarios ran.
  public var scenarioCount: Int { scenarios.values.reduce(0, +) }
  /// How many steps there were in them.
  public var stepCount: Int { steps.values.reduce(0, +) }
  /// How long the run took.
  public var duration: Duration { finished.since(started) }

  /// Counts an event.
  mutating func add(_ event: RunEvent, _ options: RunOptions) {
    switch event {
    case .planned(let plan):
      unreadable = plan.unreadable.count
      if unreadable > 0 { isSuccess = false }
    case .started(let moment): started = moment
    case .runHook(let hook): add(hook)
    case .scenarioFinished(let run): add(run, options)
    case .attemptStarted, .stepFinished, .finished: break
    }
  }

  private mutating func add(_ run: ScenarioRun, _ options: RunOptions) {
    let status = run.status
    scenarios[status, default: 0] += 1
    if run.attempts.count > 1 { retried += 1 }
    if run.isFlaky { flaky += 1 }
    if !options.isHarmless(status) { isSuccess = false }
    let results = run.result.steps
    guard status != .passed else {
      let count = results.indices.count { results[$0].isStep }
      if count > 0 { steps[.passed, default: 0] += count }
      return
    }
    for step in results {
      if step.error is StepTimedOut { timedOut += 1 }
      if step.isStep { steps[step.status, default: 0] += 1 }
    }
  }

  private mutating func add(_ hook: RunHookResult) {
    guard hook.error != nil else { return }
    failedRunHooks += 1
    isSuccess = false
  }
}
