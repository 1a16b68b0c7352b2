#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock of a run, read once a step, from several threads.
public struct RunClock: Sendable {
  /// The present moment.
  public let now: @Sendable () -> Timestamp

  /// A clock that reads a closure.
  public init(_ now: @escaping @Sendable () -> Timestamp) { self.now = now }

  /// A clock that takes its first moment from the wall clock and goes on with a monotonic one: setting the machine's
  /// time during a run changes neither the length nor the order of what is measured.
  ///
  /// Both give nanoseconds; the monotonic one may begin anywhere.
  package init(wall: () -> Int64, monotonic: @escaping @Sendable () -> Int64) {
    let difference = wall() - monotonic()
    now = { Timestamp(nanoseconds: difference + monotonic()) }
  }

  /// The clock of the machine, started now.
  public static var system: RunClock {
    RunClock(
      wall: { nanoseconds(of: CLOCK_REALTIME) }, monotonic: { nanoseconds(of: CLOCK_MONOTONIC) })
  }

  private static func nanoseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
