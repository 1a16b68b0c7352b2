/// The result of one step or hook.
public struct StepResult: Sendable {
  /// The hook or step.
  public enum Subject: Sendable {
    /// A step of the scenario.
    case step(PickleStep)
    /// A hook, with its name and place.
    case hook(HookKind, name: String?, place: SourceLocation)
  }

  /// A definition that matches a step.
  public struct Match: Hashable, Sendable {
    /// Its expression.
    public let expression: String
    /// Where it is defined.
    public let place: SourceLocation
  }

  /// The hook or step.
  public let subject: Subject
  /// Its outcome.
  public var status: Status
  /// The error that it threw, where it failed, is pending or was skipped by itself.
  public var error: (any Error)?
  /// The definitions that match it, where several do.
  public var matches: [Match] = []
  /// The definition that it ran or would have run, by its place in the catalog.
  var definition: Int?
  /// Its attachments.
  public var attachments: [Attachment] = []
  /// When it began.
  public var started: Timestamp
  /// When it ended.
  public var finished: Timestamp

  /// Whether it is a step and not a hook.
  var isStep: Bool { if case .step = subject { true } else { false } }

  /// How long it took.
  public var duration: Duration { finished.since(started) }
}

/// The result of one attempt at a scenario.
public struct ScenarioResult: Sendable {
  /// The scenario.
  public let pickle: Pickle
  /// Which attempt it was, from 0.
  public let attempt: Int
  /// The steps and hooks in the order in which they ran.
  public let steps: [StepResult]
  /// When it began.
  public let started: Timestamp
  /// When it ended.
  public let finished: Timestamp

  /// The most severe of the steps' outcomes; passed where there is none.
  public let status: Status

  init(
    pickle: Pickle, attempt: Int, steps: [StepResult], started: Timestamp, finished: Timestamp
  ) {
    self.pickle = pickle
    self.attempt = attempt
    self.steps = steps
    self.started = started
    self.finished = finished
    status = steps.indices.lazy.map { steps[$0].status }.max() ?? .passed
  }

  /// The first step or hook that neither passed nor was skipped.
  public var firstFailure: StepResult? { steps.first { !$0.status.isHarmless } }

  /// Where the first failure stands in the feature: at its step, or at the scenario for a hook.
  public var failurePlace: Location? {
    guard let failure = firstFailure else { return nil }
    if case .step(let step) = failure.subject { return step.location }
    return pickle.location
  }

  /// How long it took.
  public var duration: Duration { finished.since(started) }
}

/// The result of a scenario with one target, in all its attempts.
public struct ScenarioRun: Sendable {
  /// Its place in the run, from 0.
  public let index: Int
  /// The feature that it stands in.
  public let feature: ParsedFeature
  /// The target that it ran against; nil where there is only one, without a name.
  public let target: String?
  /// The attempts in order: at least one.
  public let attempts: [ScenarioResult]
  /// The hooks and the steps with their definitions.
  let testCase: TestCase

  /// The last attempt, which alone counts.
  public var result: ScenarioResult { attempts[attempts.count - 1] }
  /// The scenario.
  public var pickle: Pickle { result.pickle }
  /// The outcome of the last attempt.
  public var status: Status { result.status }
  /// Whether it passed in the end, but not at once.
  public var isFlaky: Bool { attempts.count > 1 && status == .passed }
}
