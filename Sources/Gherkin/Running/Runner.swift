/// Something that scenarios run against, with its definitions.
public struct RunTarget<World>: Sendable {
  /// Stands beside the scenario in reports, such as `memory` or `file`; empty where there is only one.
  public var name: String
  /// The definitions.
  public var library: StepLibrary<World>

  /// Names a library that is complete. All targets of a run have the same definitions.
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
  /// - Throws: all that is wrong in the sources; then nothing can run.
  public func plan(
    _ sources: some Sequence<Source>, ids: IDGenerator = IDGenerator()
  ) throws(PlanFailure) -> RunPlan {
    let catalog = executors.first?.catalog ?? StepLibrary<Void> { _ in }.catalog
    return try RunPlan(
      sources, options: options, targets: targets == [""] ? [] : targets,
      catalog: catalog, ids: ids)
  }

  /// Runs a plan of this runner and tells the reporters.
  ///
  /// A definition that could not be understood keeps the run from beginning, unless it only names a parameter type
  /// that nobody defined. A failed hook before the run keeps all scenarios from running; the hooks after the run
  /// still run.
  ///
  /// Where ``RunOptions/stepTimeout`` is set, a step, hook or world that takes longer is cancelled, and fails with
  /// ``StepTimedOut``. If it does not give up within ``RunOptions/gracePeriod`` it is left behind with its thread, and
  /// the run goes on with another; the hooks after its scenario are skipped then. A scenario whose time was over is
  /// not tried again. Step bodies run on threads of the run; the sinks of reports are called there too, by one at a
  /// time.
  public func run(_ plan: RunPlan, reporters: [any Reporter]) async -> RunSummary {
    let teller = ReportSequencer(plan, reporters)
    let plan = teller.wantsPreparation ? plan.keepingFeatures() : plan
    // Reports write for a while about the features; meanwhile another core makes the scenarios ready.
    async let prepared = plan.keepsFeatures ? prepare(plan) : []
    teller.tell(.planned(plan))
    teller.start(clock.now())
    let problems = plan.catalog.problems.filter { $0.undefinedType == nil }
    if problems.isEmpty, !executors.isEmpty { await runAll(plan, teller, await prepared) }
    return teller.finish(clock.now(), planned: plan.scenarioCount, problems: problems)
  }

  private func runAll(_ plan: RunPlan, _ teller: ReportSequencer, _ prepared: [TestCase?]) async {
    let watchdog = options.stepTimeout.map { Watchdog(limit: $0, grace: options.gracePeriod) }
    watchdog?.start()
    if await runHooks(.beforeAll, teller, watchdog) {
      if teller.wantsPreparation { teller.hold() }
      async let ran: Void = runScenarios(plan, teller, watchdog, prepared)
      if teller.wantsPreparation { tellPrepared(plan, teller, prepared) }
      await ran
    }
    _ = await runHooks(.afterAll, teller, watchdog)
    watchdog?.stop()
  }

  private func runScenarios(
    _ plan: RunPlan, _ teller: ReportSequencer, _ watchdog: Watchdog?, _ prepared: [TestCase?]
  ) async {
    guard plan.scenarioCount > 0 else { return }
    await WorkerPool(self, plan, teller, watchdog, prepared: prepared).run()
  }

  /// All scenarios made ready.
  private func prepare(_ plan: RunPlan) async -> [TestCase?] {
    let queue = RunQueue(plan, targetCount: executors.count)
    var prepared: [TestCase?] = []
    var stretch: Int?
    while let work = queue.take(from: &stretch) { prepared.append(testCase(of: work)) }
    return prepared
  }

  /// Tells all scenarios made ready. They already run meanwhile, but are told to have run only after this.
  private func tellPrepared(_ plan: RunPlan, _ teller: ReportSequencer, _ prepared: [TestCase?]) {
    let queue = RunQueue(plan, targetCount: executors.count, prepared: prepared)
    var stretch: Int?
    while let work = queue.take(from: &stretch) {
      teller.tell(
        .prepared(
          PreparedScenario(
            index: work.index, target: targets[work.target].nonEmpty,
            testCase: testCase(of: work))))
    }
    teller.release()
  }

  /// The scenario made ready, unless it was before, perhaps for another target: their definitions are the same.
  func testCase(of work: Work, after last: TestCase? = nil) -> TestCase {
    if let testCase = work.testCase { return testCase }
    if let last, last.pickle.id == work.pickle.id { return last }
    return executors[work.target].assembler.assemble(work.pickle)
  }

  /// Whether all of them passed.
  private func runHooks(
    _ kind: HookKind, _ teller: ReportSequencer, _ watchdog: Watchdog?
  ) async -> Bool {
    guard !options.isDryRun else { return true }
    var passed = true
    for (executor, target) in zip(executors, targets) {
      let hooks = Array(executor.library.runHooks.enumerated()).filter { $0.element.kind == kind }
      for (index, hook) in kind == .afterAll ? hooks.reversed() : hooks {
        let result = await run(hook, index, target, watchdog)
        teller.tell(result)
        if result.error != nil { passed = false }
      }
    }
    return passed
  }

  private func run(
    _ hook: StepLibrary<World>.RunHook, _ index: Int, _ target: String, _ watchdog: Watchdog?
  ) async -> RunHookResult {
    let started = clock.now()
    let call = RunHookCall(limit: options.stepTimeout ?? .zero)
    watchdog?.watch(call)
    let outcome = await call.run(hook.body)
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
