#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Decides whether to try once more for a lock that another writer holds, and waits meanwhile.
public struct LockRetryPolicy {
  /// Called after attempt 0, 1, 2, …; false gives up.
  public let shouldRetry: (_ attempt: Int) -> Bool

  /// A policy of one's own, such as one that moves a fake clock.
  public init(shouldRetry: @escaping (_ attempt: Int) -> Bool) { self.shouldRetry = shouldRetry }

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

/// The holder of a lock, as the next writer's error shows it.
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

/// The lock that orders the writers of a store.
package enum StoreLock {
  /// Takes the lock; it is held until the returned file is closed, or the process dies.
  /// - Parameter holder: What to write into the file for others to read; nil writes nothing.
  package static func take(
    _ path: String, _ mode: OpenMode, on disk: RetryingFileSystem, holder: LockHolder?,
    retry: LockRetryPolicy
  ) throws(StorageError) -> HeldFile {
    var attempt = 0
    while true {
      let held = try HeldFile(path, mode, on: disk)
      // A lock file that was removed meanwhile locks nothing.
      if try disk.tryLock(held.file),
        try disk.status(at: path)?.inode == disk.status(of: held.file).inode
      {
        sign(held, holder, on: disk)
        return held
      }
      guard retry.shouldRetry(attempt) else {
        throw StorageError(.lock, path, .locked(by: signature(held, on: disk)))
      }
      attempt += 1
    }
  }

  /// The signature is for error messages only: a full disk must not stop the save for it.
  private static func sign(_ held: HeldFile, _ holder: LockHolder?, on disk: RetryingFileSystem) {
    guard let holder else { return }
    let line = Array((holder.text + "\n").utf8)
    try? disk.truncate(held.file, to: 0)
    _ = try? disk.write(held.file, line[...], at: 0)
  }

  private static func signature(_ held: HeldFile, on disk: RetryingFileSystem) -> String {
    let bytes = (try? disk.read(held.file, at: 0, count: 256)) ?? []
    return String(decoding: bytes.prefix { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
  }
}
