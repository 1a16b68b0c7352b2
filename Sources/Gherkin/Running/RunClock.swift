#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment, in nanoseconds since 1970.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The nanoseconds.
  public var nanoseconds: Int64

  /// Names a moment.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Whether one moment is before another.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.nanoseconds < second.nanoseconds
  }

  /// How long it is from another moment to this one; never negative.
  public func since(_ other: Timestamp) -> Duration {
    .nanoseconds(max(0, nanoseconds - other.nanoseconds))
  }
}

/// Tells a run what time it is: called twice a scenario and once a step, from several threads.
public struct RunClock: Sendable {
  /// The present moment.
  public let now: @Sendable () -> Timestamp

  /// A clock that reads a closure.
  public init(_ now: @escaping @Sendable () -> Timestamp) { self.now = now }

  /// The clock of the machine.
  public static let system = RunClock {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
