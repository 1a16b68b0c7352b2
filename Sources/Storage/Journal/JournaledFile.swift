/// A base file that other programs read, and a journal of what was saved since: the only way in which
/// stores touch the disk.
///
/// A save appends one record and syncs once; its cost does not depend on the size of the base. After
/// a crash anywhere, the store holds the last acknowledged save, or the one being acknowledged.
/// Several processes may have it open: a lock orders writers, ``refresh()`` reads what others saved.
/// Reading never writes. Begin with ``read()``; any other call begins by reading if that was left out.
///
/// What entries mean is the caller's business. Since an entry that could not be saved may have
/// reached the disk all the same, applying one twice must do no harm.
package final class JournaledFile {
  /// The files of the store.
  package let paths: StorePaths
  let disk: RetryingFileSystem
  private let holder: LockHolder
  private let retry: LockRetryPolicy
  /// What was last seen; nil when that is void.
  var view: StoreView?
  /// A change that was seen in a call that failed.
  var undelivered = StoreChange.none

  /// A store that is not open yet; no file is touched.
  /// - Parameters:
  ///   - base: The path of the base file; the journal and the lock stand beside it.
  ///   - disk: The file system.
  ///   - holder: How this writer is identified to others while it holds the lock.
  ///   - retry: When to try again for a lock that another writer holds.
  package init(base: String, on disk: any FileSystem, holder: LockHolder, retry: LockRetryPolicy) {
    paths = StorePaths(base: base)
    self.disk = RetryingFileSystem(disk)
    self.holder = holder
    self.retry = retry
  }

  /// The length of the base file when it was last looked at, in bytes.
  package var baseSize: Int { view?.base?.status.size ?? 0 }
  /// The length of the journal when it was last looked at, in bytes: what compaction would save.
  package var journalSize: Int { view?.journal?.end ?? 0 }

  /// Everything, read afresh. Missing files are an empty store. Costs as much as reading the files.
  /// - Throws: ``StorageError/Reason/damaged(offset:)``, ``StorageError/Reason/foreign``,
  ///   ``StorageError/Reason/baseMissing(journal:)`` and what the disk throws; the files stay as they are.
  package func read() throws(StorageError) -> StoreContents {
    undelivered = .none
    return try load(locked: false)
  }

  /// What others did since the last look. Two calls to the disk when nothing changed.
  package func refresh() throws(StorageError) -> StoreChange {
    try changes(locked: false)
  }

  /// Saves payloads as one entry of the journal: all of them or none. Returns what others did since
  /// the last look; it comes before these payloads.
  @discardableResult
  package func append(_ payloads: [[UInt8]]) throws(StorageError) -> StoreChange {
    var others = StoreChange.none
    try append { change throws(StorageError) in
      others = change
      return payloads
    }
    return others
  }

  /// Saves what `merge` makes of the changes of others, while no other writer can come between. An
  /// empty result saves nothing. What `merge` throws is rethrown, and nothing was saved. The changes of
  /// others that a failed call passed come again with the next call.
  package func append<Failure: StoreFailure>(
    merging merge: (StoreChange) throws(Failure) -> [[UInt8]]
  ) throws(Failure) {
    try withLock { change throws(Failure) in
      let payloads = try merge(change)
      try Failure.naming(try save(payloads))
    }
  }

  /// Replaces base and journal by a new base, which `render` makes after taking in the changes of
  /// others. After a crash anywhere, the old pair or the new base is found. Errors are as in
  /// ``append(merging:)``.
  package func compact<Failure: StoreFailure>(
    _ render: (StoreChange) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    try withLock { change throws(Failure) in
      let base = try render(change)
      try Failure.naming(try replaceBase(base))
    }
  }

  /// Works under the lock, with what others did.
  private func withLock<Failure: StoreFailure>(
    _ work: (StoreChange) throws(Failure) -> Void
  ) throws(Failure) {
    let lock = try Failure.naming(try takeLock())
    defer { lock.close() }
    let change = try Failure.naming(try changes(locked: true))
    do throws(Failure) {
      try work(change)
    } catch {
      undelivered = change
      throw error
    }
  }

  private func save(_ payloads: [[UInt8]]) throws(StorageError) {
    if payloads.isEmpty { return }
    try makeAppendable()
    try write(.entries(payloads))
  }

  private func takeLock() throws(StorageError) -> HeldFile {
    try AtomicFile.makeFolders(paths.folder, on: disk)
    return try StoreLock.take(paths.lock, .createOrUpdate, on: disk, holder: holder, retry: retry)
  }

  /// Waits for the writer that may be at work; nil when the store never had one.
  func lockForReading() throws(StorageError) -> HeldFile? {
    guard try disk.status(at: paths.lock) != nil else { return nil }
    return try StoreLock.take(paths.lock, .read, on: disk, holder: nil, retry: retry)
  }
}
