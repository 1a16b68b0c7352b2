public import Storage

/// An address book in a directory: `contacts.vcf`, which any other program reads, the journal of what was saved
/// since, and `contacts.ids` with what a vCard cannot hold.
///
/// A save appends the changed cards and syncs once; its cost does not grow with the book. Several processes may
/// have the directory open: a save merges what others wrote, ``refresh()`` takes it up. An edit of the `.vcf` by
/// another program counts as the newer truth; an untouched card is written back with the lines it came with.
public final class FileDatabase: ContactDatabase {
  /// Notifies the working copies of what is saved.
  public let feed = ChangeFeed()
  /// What was found on opening, and dealt with, such as a save that a crash cut short.
  public private(set) var warnings: [StoreWarning] = []
  /// Why the last compaction that was due did not come about, such as a full disk or a line of the `.vcf` that
  /// writing it anew would lose; nil when it did. What was saved is safe in the journal, and the next save tries
  /// again.
  public private(set) var compactionFailure: SaveError?

  private let file: JournaledFile
  private let disk: any FileSystem
  private let paths: BookPaths
  private let stamps: Stamps
  private let journalLimit: Int
  private var store: CardStoreState
  /// What was read and could not be understood; read again before anything else.
  private var refused: StoreContents?

  /// Opens the address book in a directory, which is made on the first save. Reading never writes.
  ///
  /// - Parameters:
  ///   - directory: The folder of the address book's files.
  ///   - disk: The file system.
  ///   - stamps: The clock, and UIDs that no other process gives.
  ///   - holder: What other processes are told while this one saves.
  ///   - waiter: How long to wait for another process that saves.
  ///   - journalLimit: The length in bytes from which a journal, once longer than the cards, is made part of them.
  /// - Throws: `StoreError` where the disk refuses, or a file is truncated, damaged or foreign; it is named and left
  ///   untouched.
  public init(
    directory: String, on disk: any FileSystem, stamps: Stamps, holder: LockHolder,
    waiter: LockRetryPolicy,
    journalLimit: Int = 1 << 20
  ) throws(StoreError) {
    paths = BookPaths(directory: directory)
    self.disk = disk
    self.stamps = stamps
    self.journalLimit = journalLimit
    store = CardStoreState(stamps: stamps)
    file = JournaledFile(base: paths.cards, on: disk, holder: holder, retry: waiter)
    try load(try StoreError.naming(try file.read()))
  }

  /// What is stored, as far as it was read.
  public var contents: DatabaseContents { store.contents }

  /// The card that a person is kept as.
  public func card(_ id: RecordID) -> VCard? { store.card(id) }

  /// Merges the changes with what others stored in the meantime, and appends the result to the journal.
  ///
  /// - Throws: `SaveError.store` where the files cannot be read or written; then nothing is changed.
  public func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit {
    let commit = try append { $0.plan(changes) }
    feed.announce(by: author)
    if file.baseSize == 0 || file.journalSize > max(journalLimit, file.baseSize) {
      do throws(SaveError) { try compact() } catch { compactionFailure = error }
    }
    return commit
  }

  /// Gives a stored person the UID that its account settled on; an unknown UID is passed over.
  ///
  /// - Throws: `SaveError.store` as ``commit(_:by:)`` does.
  public func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    let commit = try append { $0.plan(replacing: uid, with: settled) }
    if !commit.people.isEmpty { feed.announce(by: nil) }
  }

  /// Takes up what other processes have stored since.
  ///
  /// - Throws: `SaveError.store` where the files cannot be read.
  public func refresh() throws(SaveError) {
    try saving { () throws(StoreError) in try take(try StoreError.naming(try file.refresh())) }
  }

  /// Makes the journal part of the cards. Not needed for safety: a long journal only makes opening slower.
  ///
  /// - Throws: `SaveError.store`, with `wouldLose` where the file holds what a card reader leaves out.
  public func compact() throws(SaveError) {
    try saving { () throws(StoreError) in
      try file.compact { change throws(StoreError) in
        try take(change)
        if let loss = store.loss { throw loss }
        try writeIDs()
        return store.bytes
      }
      store.clearTombstones()
    }
    compactionFailure = nil
  }
}

// MARK: Reading and writing

extension FileDatabase {
  /// Appends what `plan` comes to once the changes of others are taken up.
  private func append(_ plan: (DatabaseContents) -> Commit) throws(SaveError) -> Commit {
    var commit = Commit(revision: 0)
    var changes = CardChanges()
    try saving { () throws(StoreError) in
      try file.append { others throws(StoreError) in
        try take(others)
        commit = plan(store.contents)
        changes = CardChanges(&commit, in: store)
        if !changes.entries.isEmpty, !store.isSettled { try writeIDs() }
        return changes.entries.map(\.payload)
      }
    }
    store.take(changes, commit)
    return commit
  }

  /// Takes up what others did.
  private func take(_ change: StoreChange) throws(StoreError) {
    switch change {
    case .none:
      if let refused { try load(refused) }
    case .appended(let payloads):
      if let refused { try load(refused) }
      for entry in try JournalEntry.read(payloads, path: paths.journal) { store.take(entry) }
      feed.announce(by: nil)
    case .replaced(let contents):
      try load(contents)
      feed.announce(by: nil)
    }
  }

  private func load(_ contents: StoreContents) throws(StoreError) {
    refused = contents
    let bytes = try StoreError.naming(try disk.contents(of: paths.ids))
    let ids = try IDFile(bytes ?? [], path: paths.ids)
    var read = try CardStoreState(contents, ids: ids, stamps: stamps, paths: paths)
    read.follow(store)
    store = read
    warnings = contents.warnings
    refused = nil
  }

  private func writeIDs() throws(StoreError) {
    try StoreError.naming(try AtomicFile.replace(paths.ids, with: store.idFile.bytes, on: disk))
    store.isSettled = true
  }
}

/// The files of an address book in a directory.
struct BookPaths {
  let directory: String

  /// An ordinary vCard file that any program reads.
  var cards: String { "\(directory)/contacts.vcf" }
  /// What was saved since.
  var journal: String { StorePaths(base: cards).journal }
  /// What a vCard cannot hold.
  var ids: String { "\(directory)/contacts.ids" }
}
