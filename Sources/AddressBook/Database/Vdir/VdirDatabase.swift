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
  /// Tells the working copies that something was saved.
  public let feed = ChangeFeed()

  let folder: VdirFolder
  let stamps: Stamps
  let holder: LockHolder
  let waiter: LockRetryPolicy
  var book: CardBook
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
  ///   - stamps: The clock, and UIDs that no other process gives.
  ///   - holder: What other processes of ours are told while this one saves.
  ///   - waiter: How long to wait for another process of ours that saves.
  /// - Throws: where the disk refuses, or the file of the IDs is damaged. A card that cannot be read is no error;
  ///   see ``warnings``.
  public init(
    directory: String, on disk: any FileSystem, stamps: Stamps, holder: LockHolder,
    waiter: LockRetryPolicy
  ) throws(StoreError) {
    folder = VdirFolder(directory, on: disk)
    self.stamps = stamps
    self.holder = holder
    self.waiter = waiter
    book = CardBook(stamps: stamps)
    _ = try takeUp()
    try settle()
  }

  /// The files that are left untouched, because they hold no card or not just one.
  public var warnings: [VdirWarning] { index.warnings }

  /// What is stored, as far as it was read.
  public var state: BookState { book.core.state }

  /// The same with its names sorted.
  public func indexedState() -> BookState { book.indexedState() }

  /// A UID that was never given before.
  public func newUID() -> String { book.core.newUID() }

  /// The card that a person is kept as.
  public func card(_ id: RecordID) -> VCard? { book.card(id) }

  /// A person's ID by the UID that it has or has had.
  public func id(ofUID uid: String) -> RecordID? { book.core.id(ofUID: uid) }

  /// Merges the changes with what the folder holds, and writes a file for each record that changed.
  public func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit {
    let commit = try save { core, isRetry in
      core.plan(isRetry ? changes.retried : changes)
    }
    feed.announce(by: author)
    return commit
  }

  /// Gives a stored person the UID that its account settled on; an unknown UID is passed over.
  public func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    _ = try save { core, _ in
      core.plan(replacing: uid, with: settled) ?? core.plan(ChangeSet())
    }
    feed.announce(by: nil)
  }

  /// Takes up the files that other programs added, changed and removed.
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
