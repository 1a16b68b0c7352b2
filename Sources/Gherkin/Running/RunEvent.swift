/// What happens in a run, in the order in which reports tell it.
///
/// Scenarios may run at the same time; reports get each one whole when it ended, in the order of the plan.
/// Within it, the attempts, their steps and what these attached stand in the order in which they happened.
public enum RunEvent: Sendable {
  /// The features were read and the scenarios chosen. Comes first.
  case planned(RunPlan)
  /// The run began.
  case started(Timestamp)
  /// A hook around the run ended.
  case runHook(RunHookResult)
  /// A scenario is ready to run; only for reporters that want it, for all scenarios before the first one runs.
  case prepared(PreparedScenario)
  /// A scenario ended, after its last attempt.
  case scenario(ScenarioRun)
  /// The run ended. Comes last.
  case finished(RunSummary)
}

/// What a hook around the whole run came to.
public struct RunHookResult: Sendable {
  /// Whether it ran before or after the scenarios.
  public let kind: HookKind
  /// Its name.
  public let name: String?
  /// Where it stands.
  public let place: SourceLocation
  /// The target whose hook it is; nil where there is only one, without a name.
  public let target: String?
  /// What it threw.
  public let error: (any Error)?
  /// What it attached.
  public let attachments: [Attachment]
  /// When it began.
  public let started: Timestamp
  /// When it ended.
  public let finished: Timestamp
  /// Its place among the hooks around the run.
  let index: Int
}

/// A scenario with the definitions that match its steps.
public struct PreparedScenario: Sendable {
  /// Its place in the run, from 0.
  public let index: Int
  /// The target that it will run against; nil where there is only one, without a name.
  public let target: String?
  let testCase: TestCase

  /// The scenario.
  public var pickle: Pickle { testCase.pickle }
}
