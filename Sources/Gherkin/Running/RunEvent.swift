/// What happens in a run, in the order in which reports get it.
///
/// Scenarios may run at the same time; reports get them in the order of the plan, and the events of one are never mixed
/// with those of another. The steps of the scenario whose turn it is come as soon as they end.
public enum RunEvent: Sendable {
  /// The features were read and the scenarios chosen. Comes first.
  case planned(RunPlan)
  /// The run began.
  case started(Timestamp)
  /// A hook around the run ended.
  case runHook(RunHookResult)
  /// An attempt at a scenario begins.
  case attemptStarted(AttemptStart)
  /// A step or a hook of the attempt that was started last ended.
  case stepFinished(StepResult)
  /// A scenario ended, after its last attempt.
  case scenarioFinished(ScenarioRun)
  /// The run ended. Comes last.
  case finished(RunSummary)
}

/// An attempt at a scenario that begins.
public struct AttemptStart: Sendable {
  /// The scenario's place in the run, from 0.
  public let index: Int
  /// The feature of the scenario.
  public let feature: ParsedFeature
  /// The target that it runs against; nil where there is only one, without a name.
  public let target: String?
  /// The scenario.
  public let pickle: Pickle
  /// Which attempt it is, from 0.
  public let attempt: Int
}

/// The outcome of a hook around the whole run.
public struct RunHookResult: Sendable {
  /// Whether it ran before or after the scenarios.
  public let kind: HookKind
  /// Its name.
  public let name: String?
  /// Where it is defined.
  public let place: SourceLocation
  /// The target whose hook it is; nil where there is only one, without a name.
  public let target: String?
  /// The error that it threw.
  public let error: (any Error)?
  /// Its attachments.
  public let attachments: [Attachment]
  /// When it began.
  public let started: Timestamp
  /// When it ended.
  public let finished: Timestamp
  /// Its place among the hooks around the run.
  let index: Int
}
