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

  private let folder: VdirFolder
  private let stamps: Stamps
  private let holder: LockHolder
  private let waiter: Waiter
  private var book: CardBook
  private var index = VdirIndex()
  /// The file of the IDs as it was last read or written.
  private var sidecar: Sidecar?
  private typealias Sidecar = (status: FileStatus?, etag: UInt64)
  /// Whether all that was read is known to be durable; not what a save left that failed.
  private var isDurable = false
  private static let attempts = 3

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
    directory: String, on disk: any FileSystem, stamps: Stamps, holder: LockHolder, waiter: Waiter
  ) throws(StoreError) {
    folder = VdirFolder(directory, on: disk)
    self.stamps = stamps
    self.holder = holder
    self.waiter = waiter
    book = CardBook(stamps: stamps)
    try naming {
      _ = try takeUp()
      try settle()
    }
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
    try saving {
      if try takeUp() { feed.announce(by: nil) }
      try settle()
    }
  }
}

// MARK: Reading

extension VdirDatabase {
  /// Takes up what others did, and answers whether there was something.
  private func takeUp() throws -> Bool {
    let isFirst = sidecar == nil
    let links = try takeUpIDs()
    let difference = try folder.difference(from: index.files)
    let before = index.records
    for name in difference.gone { index.forget(name) }
    for (name, status) in difference.touched { index.touch(name, status) }
    take(difference.fresh)
    let gone = before.subtracting(index.records)
    remove(gone)
    for (id, link) in links ?? [:] { book.take(.link(id, link)) }
    let isNews =
      !gone.isEmpty || difference.fresh.contains { (try? $0.content.get()) != nil }
    if isNews { rereadGroups() }
    return isNews || (links != nil && !isFirst)
  }

  /// Begins anew where another process has given IDs, and answers the links that it left.
  private func takeUpIDs() throws -> [RecordID: String]? {
    let path = folder.path(of: VdirName.ids)
    let status = try folder.disk.status(at: path)
    if let status, sidecar?.status == status { return nil }
    let bytes = try folder.disk.contents(of: path) ?? []
    let found = (status: status, etag: Checksum.of(bytes[...]))
    if sidecar?.etag == found.etag || (bytes.isEmpty && sidecar != nil) {
      if bytes.isEmpty, !index.records.isEmpty { index.isSettled = false }
      sidecar = found
      return nil
    }
    let ids = try IDFile(bytes, path: path)
    var fresh = CardBook(ids: ids, stamps: stamps)
    fresh.follow(book)
    (book, index, sidecar) = (fresh, VdirIndex(), found)
    return ids.links
  }

  /// People before groups, so that members are known.
  private func take(_ readings: [VdirFolder.Reading]) {
    var cards: [(card: VCard, reading: VdirFolder.Reading)] = []
    for reading in readings {
      index.release(reading.name)
      switch reading.content {
      case .success(let card): cards.append((card, reading))
      case .failure(let warning): note(reading, .failure(warning))
      }
    }
    let claimed = Set(
      cards.compactMap { card, _ in
        card.uid.flatMap { VdirRecord.known($0, isGroup: card.isGroup, book.core.directory) }
      })
    for isGroup in [false, true] {
      for (card, reading) in cards where card.isGroup == isGroup {
        take(card, reading, claimed: claimed)
      }
    }
  }

  private func take(_ card: VCard, _ reading: VdirFolder.Reading, claimed: Set<VdirRecord>) {
    let (record, uid) = index.identify(
      card, in: reading.name, book.core.directory, claimed: claimed)
    switch record {
    case .person(let id): book.take(person: card, id, uid: uid)
    case .group(let id): book.take(group: card, id, uid: uid)
    }
    note(reading, .success(record))
  }

  private func note(_ reading: VdirFolder.Reading, _ content: Result<VdirRecord, VdirWarning>) {
    index.note(
      reading.name, VdirFile(status: reading.status, etag: reading.etag, content: content))
  }

  private func remove(_ records: Set<VdirRecord>) {
    for record in records {
      switch record {
      case .person(let id): book.take(.personRemoved(id))
      case .group(let id): book.take(.groupRemoved(id))
      }
    }
  }

  /// Finds the members of the groups among the people that are here now.
  private func rereadGroups() {
    for group in Array(book.core.state.allGroups) {
      if let card = book.groupCard(group.id) { book.take(group: card, group.id, uid: group.uid) }
    }
  }
}

// MARK: Writing

extension VdirDatabase {
  /// Writes what `plan` comes to; begins again where another program writes a file at the same time.
  private func save(
    _ plan: (_ core: DatabaseCore, _ isRetry: Bool) -> Commit
  ) throws(SaveError) -> Commit {
    var result = Commit(revision: 0)
    try saving {
      let lock = try takeLock()
      defer { lock.close() }
      for attempt in 0..<VdirDatabase.attempts {
        if try takeUp() { feed.announce(by: nil) }
        result = plan(book.core, attempt > 0)
        let groups = result.groups
        guard try put(&result) else { continue }
        // Groups that were only left are no news of the author's own (R-AB-68).
        result.groups = groups
        return
      }
      throw StorageError(.write, folder.path, .changing)
    }
    return result
  }

  /// Makes a commit durable and then takes it up; false where a file is not what it was.
  private func put(_ commit: inout Commit) throws -> Bool {
    leaveGroups(&commit)
    let changes = CardChanges(&commit, in: book)
    var (nextBook, nextIndex) = (book, index)
    nextBook.take(changes, commit)
    if !isDurable { try makeDurable() }
    isDurable = false
    var nextSidecar = sidecar
    if needsIDs(changes) {
      nextSidecar = try writeIDs(of: nextBook)
      nextIndex.isSettled = true
    }
    for (record, card) in changes.records {
      guard try put(record, card, uid: card.uid ?? "", in: &nextIndex) else { return false }
    }
    for record in commit.removedRecords {
      guard try remove(record, in: &nextIndex) else { return false }
    }
    (book, index, sidecar, isDurable) = (nextBook, nextIndex, nextSidecar, true)
    return true
  }

  private func put(
    _ record: VdirRecord, _ card: VCard, uid: String, in index: inout VdirIndex
  ) throws -> Bool {
    let known = index.name(of: record)
    if let known, try folder.etag(of: known) != index[known]?.etag { return false }
    let name = try known ?? folder.freeName(for: uid)
    let bytes = card.bytes
    try folder.replace(name, with: bytes)
    // Without a status it is looked at once more, lest another program replaced it right after us.
    index.note(
      name, VdirFile(status: nil, etag: Checksum.of(bytes[...]), content: .success(record)))
    return true
  }

  private func remove(_ record: VdirRecord, in index: inout VdirIndex) throws -> Bool {
    guard let name = index.name(of: record) else { return true }
    guard try folder.etag(of: name) == index[name]?.etag else { return false }
    try folder.remove(name)
    index.forget(name)
    return true
  }

  /// Takes people who are removed out of their groups (R-AB-59), those that the commit names and others.
  private func leaveGroups(_ commit: inout Commit) {
    guard !commit.removedPeople.isEmpty else { return }
    for index in commit.groups.indices {
      commit.groups[index].members.subtract(commit.removedPeople)
    }
    let others = Set(commit.groups.map(\.id) + commit.removedGroups)
    for var group in book.core.state.allGroups where !others.contains(group.id) {
      let count = group.members.count
      group.members.subtract(commit.removedPeople)
      if group.members.count < count { commit.groups.append(group) }
    }
  }

  private func needsIDs(_ changes: CardChanges) -> Bool {
    !index.isSettled || changes.entries.contains(where: \.isAboutIdentity)
      || changes.records.contains { index.name(of: $0.0) == nil }
  }

  private func writeIDs(of book: CardBook) throws -> Sidecar {
    var file = IDFile()
    file.directory = book.core.directory
    for row in book.core.state.allPeople { file.links[row.id] = row.link }
    let bytes = file.bytes
    try folder.replace(VdirName.ids, with: bytes)
    return (nil, Checksum.of(bytes[...]))
  }

  /// Keeps the IDs of cards that others wrote, where that is possible: a folder that may only be read, or that
  /// is being written, gets them with the next save.
  private func settle() throws {
    guard !index.isSettled, let lock = try? takeLock() else { return }
    defer { lock.close() }
    if try takeUp() { feed.announce(by: nil) }
    guard let written = try? writeIDs(of: book) else { return }
    sidecar = written
    index.isSettled = true
  }

  private func takeLock() throws(StorageError) -> HeldFile {
    try AtomicFile.makeFolders(folder.path, on: folder.disk)
    return try StoreLock.take(
      folder.path(of: VdirName.lock), .createOrUpdate, on: folder.disk, holder: holder,
      waiter: waiter)
  }

  /// Syncs what a save that failed may have left in the folder, and the way to it.
  private func makeDurable() throws(StorageError) {
    try folder.disk.syncFolder(folder.path)
    try AtomicFile.syncFolders(above: folder.path, on: folder.disk)
  }

  private func saving(_ body: () throws -> Void) throws(SaveError) {
    do throws(StoreError) { try naming(body) } catch { throw .store(error) }
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

extension CardChanges {
  fileprivate var records: [(VdirRecord, VCard)] {
    cards.map { (.person($0), $1) } + groupCards.map { (.group($0), $1) }
  }
}

extension Commit {
  fileprivate var removedRecords: [VdirRecord] {
    removedPeople.map { .person($0) } + removedGroups.map { .group($0) }
  }
}
