import Synchronization

/// Puts what happens into order, counts it, and tells the reporters.
///
/// Scenarios come into an inbox from all workers. Whoever finds nobody at the desk tells the reporters what is there,
/// while the others go on working.
final class ReportSequencer: Sendable {
  fileprivate struct Inbox {
    /// The place of the scenario that is told next.
    var next = 0
    var runs: [Int: ScenarioRun] = [:]
    /// Whether all scenarios wait.
    var isHeld = false
  }

  fileprivate struct Desk {
    var reporters: [any Reporter]
    var summary = RunSummary()
  }

  /// So many scenarios may wait before workers have to wait for the reporters.
  private static let patience = 1024

  private let inbox = Mutex(Inbox())
  private let desk: Mutex<Desk>
  private let options: RunOptions
  /// Whether a reporter wants to know the scenarios before the first one runs.
  let wantsPreparation: Bool

  init(_ plan: RunPlan, _ reporters: [any Reporter]) {
    options = plan.options
    wantsPreparation = reporters.contains(where: \.wantsPreparation)
    desk = Mutex(Desk(reporters: reporters))
  }

  func tell(_ event: RunEvent) {
    desk.withLock { $0.tell(event) }
  }

  func start(_ moment: Timestamp) {
    desk.withLock { desk in
      desk.summary.started = moment
      desk.tell(.started(moment))
    }
  }

  func tell(_ hook: RunHookResult) {
    desk.withLock { desk in
      desk.summary.add(hook)
      desk.tell(.runHook(hook))
    }
  }

  /// Tells of a scenario, as soon as those before it were told.
  func tell(_ run: ScenarioRun) {
    let count = inbox.withLock { inbox in
      inbox.runs[run.index] = run
      return inbox.runs.count
    }
    if count > Self.patience { desk.withLock { empty(&$0) } }
    // Somebody at the desk may just have looked into the inbox for the last time.
    while inbox.withLock({ $0.hasNext }), desk.withLockIfAvailable({ empty(&$0) }) != nil {}
  }

  /// Tells of no scenario from now on.
  func hold() { inbox.withLock { $0.isHeld = true } }

  /// Tells of scenarios again.
  func release() {
    inbox.withLock { $0.isHeld = false }
    desk.withLock { empty(&$0) }
  }

  /// Tells of the end, and before it of scenarios that waited for others which never ran.
  func finish(_ moment: Timestamp, planned: Int, problems: [DefinitionError]) -> RunSummary {
    desk.withLock { desk in
      empty(&desk)
      let rest = inbox.withLock { $0.runs.values.sorted { $0.index < $1.index } }
      for run in rest { desk.tell(run, options) }
      desk.summary.finished = moment
      desk.summary.problems = problems
      desk.summary.notRun = planned - desk.summary.scenarioCount
      if !problems.isEmpty || desk.summary.notRun > 0 { desk.summary.isSuccess = false }
      desk.tell(.finished(desk.summary))
      return desk.summary
    }
  }

  /// Tells what is in the inbox and whose turn it is.
  private func empty(_ desk: inout Desk) {
    while let run = inbox.withLock({ $0.takeNext() }) { desk.tell(run, options) }
  }
}

extension ReportSequencer.Inbox {
  fileprivate var hasNext: Bool { !isHeld && runs[next] != nil }

  fileprivate mutating func takeNext() -> ScenarioRun? {
    guard !isHeld, let run = runs.removeValue(forKey: next) else { return nil }
    next += 1
    return run
  }
}

extension ReportSequencer.Desk {
  fileprivate mutating func tell(_ run: ScenarioRun, _ options: RunOptions) {
    summary.add(run, options)
    tell(.scenario(run))
  }

  fileprivate mutating func tell(_ event: RunEvent) {
    for index in reporters.indices { reporters[index].receive(event) }
  }
}
