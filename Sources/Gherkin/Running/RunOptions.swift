/// The order in which scenarios run.
public enum RunOrder: Hashable, Sendable {
  /// As they stand in the files, in the order of the files.
  case defined
  /// The last first.
  case reverse
  /// Shuffled; the same seed gives the same order for the same scenarios.
  case random(seed: UInt64)
}

/// How scenarios are chosen and run.
public struct RunOptions: Sendable {
  /// Which scenarios run.
  public var filter = ScenarioFilter()
  /// In which order.
  public var order = RunOrder.defined
  /// Whether steps are matched only and nothing runs.
  public var isDryRun = false
  /// Whether pending and undefined steps fail the run; a failed or ambiguous one always does.
  public var isStrict = true
  /// Whether nothing more is started once a scenario failed.
  public var failsFast = false
  /// How often a failed scenario is tried again, each time in a fresh world.
  public var retries = 0
  /// How many scenarios run at the same time.
  public var jobs = 1
  /// After how long a step is cancelled; nil for never.
  public var stepTimeout: Duration?
  /// How long a cancelled step may take to give up before the run goes on without it.
  public var gracePeriod = Duration.seconds(1)

  /// Everything once, in order, strictly, one after the other.
  public init() {}

  /// Whether a run with this outcome may still succeed.
  func isHarmless(_ status: Status) -> Bool {
    status.isHarmless || !isStrict && (status == .pending || status == .undefined)
  }
}
