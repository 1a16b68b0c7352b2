#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Decides whether to try once more for a lock that somebody holds, and lets time pass meanwhile.
public struct LockRetryPolicy {
  /// Asked after attempt 0, 1, 2, …; false gives up.
  public let tryAgain: (_ attempt: Int) -> Bool

  /// A waiter of one's own, such as one that moves a fake clock.
  public init(tryAgain: @escaping (_ attempt: Int) -> Bool) { self.tryAgain = tryAgain }

  /// Gives up at once.
  public static var never: LockRetryPolicy { LockRetryPolicy { _ in false } }

  /// Sleeps the thread `milliseconds` between attempts and gives up after `attempts` of them.
  public static func sleeping(milliseconds: Int = 10, attempts: Int = 500) -> LockRetryPolicy {
    LockRetryPolicy { attempt in
      guard attempt < attempts else { return false }
      usleep(UInt32(clamping: milliseconds &* 1000))
      return true
    }
  }
}

/// Who holds a lock, as the next writer is told.
public struct LockHolder: Hashable, Sendable {
  /// One line, such as `process 4711 on kitchen`.
  public let text: String

  /// A holder by any text of one line.
  public init(_ text: String) { self.text = text }

  /// The running process and its host.
  public static var thisProcess: LockHolder {
    var name = [CChar](repeating: 0, count: 256)
    let known = gethostname(&name, name.count - 1) == 0
    let host = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return LockHolder("process \(getpid())" + (known ? " on \(host)" : ""))
  }
}
