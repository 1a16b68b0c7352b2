public import Storage

/// A store in a file: `trip.json`, which any other program reads.
///
/// A save locks, reads the file again, merges hotel by hotel what changed here into what other processes saved, and
/// replaces the file, so that a crash leaves the old one or the new one. What others saved is seen after loading
/// again. Both cost time linear in the hotels.
///
/// Earlier versions kept a journal beside the file. Loading counts its entries in; the first save writes them into the
/// file and moves the journal to `trip.journal.old-1`.
public final class FileTripStore: TripStore {
  /// What was found on loading, and dealt with, such as a save that a crash cut short.
  public private(set) var warnings: [StoreWarning] = []

  private let paths: StorePaths
  private let disk: RetryingFileSystem
  private let holder: LockHolder
  private let retry: LockRetryPolicy
  /// What this process loaded or saved last, to which its changes are relative.
  private var known: [HotelID: Hotel] = [:]

  /// A store that is not open yet; no file is touched.
  ///
  /// - Parameters:
  ///   - path: The path of the file, such as `…/trip.json`; its folder is made on saving.
  ///   - disk: The file system.
  ///   - holder: How other processes see this one while it saves.
  ///   - retry: When to try again while another process saves.
  public init(
    path: String, on disk: any FileSystem, holder: LockHolder, retry: LockRetryPolicy
  ) {
    paths = StorePaths(base: path)
    self.disk = RetryingFileSystem(disk)
    self.holder = holder
    self.retry = retry
  }

  /// Reads the file. A file that is not there is an empty trip.
  ///
  /// - Throws: ``TripStoreError/storage(_:)`` where the disk fails or an earlier version's journal is damaged,
  ///   ``TripStoreError/malformed(path:_:)`` where the file is no trip. It is left untouched.
  public func load() throws(TripStoreError) -> [Hotel] {
    let contents = try TripStoreError.naming(try StoreContents(of: paths, on: disk))
    known = try hotels(in: contents)
    warnings = contents.warnings
    return known.sorted
  }

  /// Saves what changed since this store loaded or saved last.
  ///
  /// - Throws: as ``load()``; and ``TripStoreError/storage(_:)`` where another process holds the lock. What is stored
  ///   is as it was.
  public func save(_ hotels: [Hotel]) throws(TripStoreError) {
    let wanted = [HotelID: Hotel](hotels)
    guard wanted != known else { return }
    let lock = try TripStoreError.naming(try takeLock())
    defer { lock.close() }
    let contents = try TripStoreError.naming(try StoreContents(of: paths, on: disk))
    let merged = try self.hotels(in: contents).taking(wanted, since: known)
    try TripStoreError.naming(try replace(with: TripCodec.bytes(of: merged.sorted)))
    known = wanted
  }

  private func hotels(in contents: StoreContents) throws(TripStoreError) -> [HotelID: Hotel] {
    do throws(TripFileFault) {
      return try [HotelID: Hotel](contents)
    } catch {
      throw .malformed(path: paths.base, error)
    }
  }

  private func takeLock() throws(StorageError) -> HeldFile {
    try AtomicFile.makeFolders(paths.folder, on: disk)
    return try StoreLock.take(paths.lock, .createOrUpdate, on: disk, holder: holder, retry: retry)
  }

  private func replace(with bytes: [UInt8]) throws(StorageError) {
    if try disk.status(at: paths.base) == nil {
      try AtomicFile.syncFolders(above: paths.folder, on: disk)
    }
    try AtomicFile.replace(paths.base, with: bytes, on: disk)
    // After the replacement its entries are for an older content of the file, so a crash in between does no harm.
    if try disk.status(at: paths.journal) != nil { try paths.setJournalAside(on: disk) }
  }
}
