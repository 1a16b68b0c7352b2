public import Storage

/// An address book in a directory with one vCard a file, as vdirsyncer, khard and Radicale keep theirs, so that
/// existing CardDAV engines synchronise it.
///
/// Other programs may add, change and remove files at any time: ``refresh()`` takes it up, and a save merges
/// with it by record and property. A file is replaced in one step and only where its content is still the one
/// that was read; a save of several records is not one step: a crash may leave the first of them saved, each
/// whole. Groups are cards as well. A hidden file, `.roadbook.ids`, keeps record IDs for the life of the
/// directory. Every save and refresh looks at the status of every file, so their cost grows with the book; for
/// a large one on one machine use ``FileDatabase``.
///
/// Source: the vdir storage format of vdirsyncer.
public final class VdirDatabase: ContactDatabase {
  /// Notifies the working copies of what is saved.
  public let feed = ChangeFeed()

  let folder: VdirFolder
  let stamps: Stamps
  let holder: LockHolder
  let waiter: LockRetryPolicy
  var store: CardStoreState
  var index = VdirIndex()
  /// The file of the IDs as it was last read or written.
  var sidecar: Sidecar?
  typealias Sidecar = (status: FileStatus?, etag: UInt64)
  /// Whether all that was read is known to be durable; not what a save left that failed.
  var isDurable = false

  /// Opens the address book in a directory, which is made on the first save. Reading writes nothing but the
  /// IDs of cards that are new, and that only where it may.
  ///
  /// - Parameters:
  ///   - directory: The folder of the cards.
  ///   - disk: The file system.
  ///   - stamps: The clock, and UIDs that no other process and no other folder has.
  ///   - holder: What other processes of ours are told while this one saves.
  ///   - waiter: How long to wait for another process of ours that saves.
  /// - Throws: `StoreError` where the disk refuses, or the file of the IDs is damaged. A card that cannot be read is
  ///   no error; see ``warnings``.
  public init(
    directory: String, on disk: any FileSystem, stamps: Stamps, holder: LockHolder,
    waiter: LockRetryPolicy
  ) throws(StoreError) {
    folder = VdirFolder(directory, on: disk)
    self.stamps = stamps
    self.holder = holder
    self.waiter = waiter
    store = CardStoreState(stamps: stamps)
    _ = try takeUp()
    try settle()
  }

  /// The files that were passed over and the UIDs that are missing or doubled, by file; show them to the user, who
  /// would otherwise look for the people in vain. Up to date after opening, ``refresh()`` and each save.
  public var warnings: [VdirWarning] { index.warnings }

  /// What is stored, as far as it was read.
  public var contents: DatabaseContents { store.contents }

  /// The card that a person is kept as.
  public func card(_ id: RecordID) -> VCard? { store.card(id) }

  /// Merges the changes with what the folder holds, and writes a file for each record that changed.
  ///
  /// - Throws: `SaveError.store` where the folder cannot be read or written. What was written by then stays; the
  ///   working copy's edits do too, so the save may be tried again.
  public func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit {
    let commit = try save { contents, isRetry in
      contents.plan(isRetry ? changes.retried : changes)
    }
    feed.announce(by: author)
    return commit
  }

  /// Gives a stored person the UID that its account settled on; an unknown UID is passed over.
  ///
  /// - Throws: `SaveError.store` as ``commit(_:by:)`` does.
  public func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    let commit = try save { contents, _ in contents.plan(replacing: uid, with: settled) }
    if !commit.people.isEmpty { feed.announce(by: nil) }
  }

  /// Takes up the files that other programs added, changed and removed.
  ///
  /// - Throws: `SaveError.store` where the folder cannot be read.
  public func refresh() throws(SaveError) {
    try saving { () throws(StoreError) in
      if try takeUp() { feed.announce(by: nil) }
      try settle()
    }
  }
}

extension ChangeSet {
  /// The same, of which a part may have been stored.
  fileprivate var retried: ChangeSet {
    var changes = self
    for index in changes.additions.indices { changes.additions[index].isRetry = true }
    for index in changes.groupAdditions.indices { changes.groupAdditions[index].isRetry = true }
    return changes
  }
}

// MARK: The hidden file of the IDs

extension VdirDatabase {
  /// Begins anew where another process has given IDs, and returns the links that it left.
  func takeUpIDs() throws(StoreError) -> [RecordID: String]? {
    let path = folder.path(of: VdirName.ids)
    let status = try StoreError.naming(try folder.disk.status(at: path))
    if let status, sidecar?.status == status { return nil }
    let bytes = try StoreError.naming(try folder.disk.contents(of: path)) ?? []
    let found = (status: status, etag: Checksum.of(bytes[...]))
    if sidecar?.etag == found.etag || (bytes.isEmpty && sidecar != nil) {
      if bytes.isEmpty, !index.records.isEmpty { index.isSettled = false }
      sidecar = found
      return nil
    }
    let ids = try IDFile(bytes, path: path)
    var fresh = CardStoreState(ids: ids, stamps: stamps)
    fresh.follow(store)
    (store, index, sidecar) = (fresh, VdirIndex(), found)
    return ids.links
  }

  func writeIDs(of store: CardStoreState) throws(StoreError) -> Sidecar {
    var file = IDFile()
    file.directory = store.contents.directory
    for row in store.contents.state.allPeople { file.links[row.id] = row.link }
    let bytes = file.bytes
    try StoreError.naming(try folder.replace(VdirName.ids, with: bytes))
    return (nil, Checksum.of(bytes[...]))
  }

  /// Keeps the IDs of cards that others wrote, where that is possible: a folder that may only be read, or that
  /// is being written, gets them with the next save.
  private func settle() throws(StoreError) {
    guard !index.isSettled, let lock = try? takeLock() else { return }
    defer { lock.close() }
    if try takeUp() { feed.announce(by: nil) }
    guard let written = try? writeIDs(of: store) else { return }
    sidecar = written
    index.isSettled = true
  }
}
