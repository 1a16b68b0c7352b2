import Synchronization

/// Puts what happens into order, counts it, and tells the reporters.
final class RunTeller: Sendable {
  fileprivate struct State {
    var reporters: [any Reporter]
    var summary = RunSummary()
    /// The place of the scenario that is told next.
    var next = 0
    /// Those that ended before it.
    var waiting: [Int: ScenarioRun] = [:]
  }

  private let state: Mutex<State>
  private let options: RunOptions
  /// Whether a reporter wants to know the scenarios before the first one runs.
  let wantsPreparation: Bool

  init(_ plan: RunPlan, _ reporters: [any Reporter]) {
    options = plan.options
    wantsPreparation = reporters.contains(where: \.wantsPreparation)
    state = Mutex(State(reporters: reporters))
  }

  func tell(_ event: RunEvent) {
    state.withLock { $0.tell(event) }
  }

  func start(_ moment: Timestamp) {
    state.withLock { state in
      state.summary.started = moment
      state.tell(.started(moment))
    }
  }

  func tell(_ hook: RunHookResult) {
    state.withLock { state in
      state.summary.add(hook)
      state.tell(.runHook(hook))
    }
  }

  /// Tells of a scenario, and of those after it that have waited for it.
  func tell(_ run: ScenarioRun) {
    state.withLock { state in
      guard run.index == state.next else {
        state.waiting[run.index] = run
        return
      }
      state.tell(run, options)
      while let following = state.waiting.removeValue(forKey: state.next) {
        state.tell(following, options)
      }
    }
  }

  /// Tells of the end, and before it of scenarios that waited for others which never ran.
  func finish(_ moment: Timestamp, planned: Int, problems: [Problem]) -> RunSummary {
    state.withLock { state in
      for run in state.waiting.values.sorted(by: { $0.index < $1.index }) {
        state.tell(run, options)
      }
      state.summary.finished = moment
      state.summary.problems = problems
      state.summary.notRun = planned - state.summary.scenarioCount
      if !problems.isEmpty || state.summary.notRun > 0 { state.summary.isSuccess = false }
      state.tell(.finished(state.summary))
      return state.summary
    }
  }
}

extension RunTeller.State {
  fileprivate mutating func tell(_ run: ScenarioRun, _ options: RunOptions) {
    next = run.index + 1
    summary.add(run, options)
    tell(.scenario(run))
  }

  fileprivate mutating func tell(_ event: RunEvent) {
    for index in reporters.indices { reporters[index].receive(event) }
  }
}
