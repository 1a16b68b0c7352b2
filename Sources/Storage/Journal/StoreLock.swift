/// The lock that orders the writers of a store.
package enum StoreLock {
  /// Takes the lock; it is held until the answer is closed, or the process dies.
  /// - Parameter holder: What to write into the file for others to read; nil writes nothing.
  package static func take(
    _ path: String, _ mode: OpenMode, on disk: RetryingFileSystem, holder: LockHolder?,
    waiter: LockRetryPolicy
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
      guard waiter.tryAgain(attempt) else {
        throw StorageError(.lock, path, .locked(by: signature(held, on: disk)))
      }
      attempt += 1
    }
  }

  /// A courtesy to the next writer: a full disk must not stop the save for it.
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
