/// What a run came to, in numbers.
public struct RunSummary: Sendable {
  /// How many scenarios came to each outcome.
  public internal(set) var scenarios: [Status: Int] = [:]
  /// How many steps came to each outcome, hooks not counted, in the attempts that count.
  public internal(set) var steps: [Status: Int] = [:]
  /// How many scenarios passed only when they were tried again.
  public internal(set) var flaky = 0
  /// How many steps were given up for time.
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
  /// Whether all ran and nothing did harm; a run that is not strict bears pending, undefined and ambiguous steps.
  public internal(set) var isSuccess = true

  /// How many scenarios ran.
  public var scenarioCount: Int { scenarios.values.reduce(0, +) }
  /// How many steps there were in them.
  public var stepCount: Int { steps.values.reduce(0, +) }
  /// How long the run took.
  public var duration: Duration { finished.since(started) }

  mutating func add(_ run: ScenarioRun, _ options: RunOptions) {
    let status = run.status
    scenarios[status, default: 0] += 1
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

  mutating func add(_ hook: RunHookResult) {
    guard hook.error != nil else { return }
    failedRunHooks += 1
    isSuccess = false
  }
}
