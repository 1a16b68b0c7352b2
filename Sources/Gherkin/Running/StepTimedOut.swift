/// A step or hook that took longer than it may.
public struct StepTimedOut: Error, Hashable, Sendable, CustomStringConvertible {
  /// How long it had.
  public let limit: Duration
  /// Whether it did not give up when it was cancelled, so that it was left behind.
  public let wasLeftBehind: Bool

  /// A sentence.
  public var description: String {
    let end = wasLeftBehind ? "did not stop when it was cancelled" : "was cancelled"
    return "timed out after \(limit) and \(end)"
  }
}
