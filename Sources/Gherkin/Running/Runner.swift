/// Something that scenarios run against, with its definitions.
public struct RunTarget<World>: Sendable {
  /// Stands beside the scenario in reports, such as `memory` or `file`; empty where there is only one.
  public var name: String
  /// The definitions.
  public var library: StepLibrary<World>

  /// Makes a target of a library that is complete. All targets of a run have the same definitions.
  public init(_ name: String, _ library: StepLibrary<World>) {
    self.name = name
    self.library = library
  }

  /// The only target, without a name.
  public init(_ library: StepLibrary<World>) { self.init("", library) }
}

/// Runs features: first make a plan of their sources, then run it as often as you like.
///
/// ```swift
/// let runner = Runner([RunTarget(library)], options: options)
/// let plan = try runner.plan(sources)
/// let summary = await runner.run(plan, reporters: [ProgressReporter(output)])
/// ```
public struct Runner<World>: Sendable {
  let executors: [ScenarioExecutor<World>]
  let targets: [String]
  let options: RunOptions
  let clock: RunClock

  /// A runner of each scenario against each target.
  public init(
    _ targets: [RunTarget<World>], options: RunOptions = RunOptions(), clock: RunClock = .system
  ) {
    executors = targets.map { ScenarioExecutor($0.library, clock: clock) }
    self.targets = targets.map(\.name)
    self.options = options
    self.clock = clock
  }

  /// Reads the sources and chooses the scenarios. Time is linear in the texts.
  ///
  /// - Throws: `PlanFailure` with the errors of all sources and of the filter; then nothing can run.
  public func plan(
    _ sources: some Sequence<Source>, ids: IDGenerator = IDGenerator()
  ) throws(PlanFailure) -> RunPlan {
    try RunPlan(sources, options: options, targets: namedTargets, catalog: catalog, ids: ids)
  }

  /// Runs a plan of this runner and reports.
  ///
  /// A definition with an error keeps the run from beginning, unless it only has a parameter type that is not defined.
  /// A failed hook before the run keeps all scenarios from running; the hooks after the run still run. A cancelled run
  /// cancels the steps that run, starts no other scenario, and runs the hooks after the scenarios and after the run.
  ///
  /// Where ``RunOptions/stepTimeout`` is set, a step, hook or world that takes longer is cancelled, and fails with
  /// ``StepTimedOut``. If it does not give up within ``RunOptions/gracePeriod``, the run goes on without it on another
  /// thread; the hooks after its scenario are skipped then. A scenario whose time was over is not tried again. Step
  /// bodies run on threads of the run; reporters are called there too, by one thread at a time.
  public func run(_ plan: RunPlan, reporters: [any Reporter]) async -> RunSummary {
    let sequencer = ReportSequencer(plan.options, reporters)
    sequencer.report(.planned(plan))
    sequencer.report(.started(clock.now()))
    let problems = plan.catalog.problems.filter { $0.undefinedType == nil }
    if problems.isEmpty, !executors.isEmpty { await runAll(plan, sequencer) }
    return sequencer.finish(clock.now(), planned: plan.scenarioCount, problems: problems)
  }

  /// Reports features that could not be read: a run of nothing, which is no success.
  @discardableResult
  public func report(_ failure: PlanFailure, to reporters: [any Reporter]) -> RunSummary {
    let plan = RunPlan(failure, options: options, targets: namedTargets, catalog: catalog)
    let sequencer = ReportSequencer(options, reporters)
    sequencer.report(.planned(plan))
    sequencer.report(.started(clock.now()))
    return sequencer.finish(clock.now(), planned: 0, problems: [])
  }

  private var catalog: StepCatalog {
    executors.first?.library.catalog ?? StepLibrary<Void> { _ in }.catalog
  }

  private var namedTargets: [String] { targets == [""] ? [] : targets }

  private func runAll(_ plan: RunPlan, _ sequencer: ReportSequencer) async {
    let watchdog = options.stepTimeout.map { Watchdog(limit: $0, grace: options.gracePeriod) }
    watchdog?.start()
    if await runHooks(.beforeAll, sequencer, watchdog) {
      await WorkerPool(self, plan, sequencer, watchdog).run()
    }
    _ = await runHooks(.afterAll, sequencer, watchdog)
    watchdog?.stop()
  }

  /// Whether all of them passed.
  private func runHooks(
    _ kind: HookKind, _ sequencer: ReportSequencer, _ watchdog: Watchdog?
  ) async -> Bool {
    guard !options.isDryRun else { return true }
    var passed = true
    for (executor, target) in zip(executors, targets) {
      let hooks = executor.library.catalog.runHooks
      let indices = hooks.indices.filter { hooks[$0].kind == kind }
      for index in kind == .afterAll ? indices.reversed() : indices {
        let result = await run(hooks[index], index, executor.library, target, watchdog)
        sequencer.report(.runHook(result))
        if result.error != nil { passed = false }
      }
    }
    return passed
  }

  private func run(
    _ hook: StepCatalog.Hook, _ index: Int, _ library: StepLibrary<World>, _ target: String,
    _ watchdog: Watchdog?
  ) async -> RunHookResult {
    let started = clock.now()
    let call = RunHookCall(limit: options.stepTimeout ?? .zero)
    watchdog?.watch(call)
    let outcome = await call.run(library.runHookBodies[index])
    watchdog?.forget(call)
    return RunHookResult(
      kind: hook.kind, name: hook.name, place: hook.place, target: target.nonEmpty,
      error: outcome.error, attachments: outcome.attachments, started: started,
      finished: clock.now(), index: index)
  }
}

extension String {
  /// The text; nil where there is none.
  var nonEmpty: String? { isEmpty ? nil : self }
}
