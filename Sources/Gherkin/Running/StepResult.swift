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
    /// Where it stands.
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
