/// All of this happens under the lock, after a look.
extension JournaledFile {
  /// Leaves a journal that extends the base and ends with its last whole record.
  func makeAppendable() throws(StorageError) {
    guard let seen = view else { return }
    guard seen.journal != nil, seen.journalState == .extends else { return try startJournal() }
    try openForWriting()
    if let journal = view?.journal, journal.file.status.size > journal.end { try takeBack() }
  }

  /// Appends a record and syncs. If that fails, the record is taken back: at once if possible, else
  /// before the next one is written.
  func write(_ record: JournalRecord) throws(StorageError) {
    try secureLast()
    guard let journal = view?.journal else { return }
    guard let bytes = record.bytes(at: journal.place) else {
      throw StorageError(.write, paths.journal, .tooLarge)
    }
    let file = journal.file.held.file
    do throws(StorageError) {
      try disk.write(file, bytes[...], at: journal.end)
      try disk.sync(file)
    } catch {
      view?.journal?.unsettled = bytes
      try? takeBack()
      throw error
    }
    let check = bytes.number(at: bytes.count - JournalRecord.tailCount)
    view?.journal?.advance(
      past: .init(offset: journal.end, record: record, check: check),
      to: journal.end + bytes.count)
    view?.journal?.isLastSynced = true
    noteStatus()
  }

  /// Makes the last record durable when another writer wrote it, who may have died before its sync or
  /// whose sync may have failed: the system then forgets that the bytes were never stored, so they
  /// are written again. Otherwise a crash could leave a hole before the next record.
  private func secureLast() throws(StorageError) {
    guard let journal = view?.journal, let last = journal.last, !journal.isLastSynced else {
      return
    }
    let file = journal.file.held.file
    let bytes = try disk.readToEnd(file, from: last.offset).prefix(journal.end - last.offset)
    try disk.write(file, bytes, at: last.offset)
    try disk.sync(file)
    view?.journal?.isLastSynced = true
  }

  /// Cuts the journal behind its last good record. The sync matters: otherwise a record that was
  /// taken back could return after a crash, in place of the one that was written next.
  func takeBack() throws(StorageError) {
    try openForWriting()
    guard let journal = view?.journal else { return }
    try disk.truncate(journal.file.held.file, to: journal.end)
    try disk.sync(journal.file.held.file)
    view?.journal?.unsettled = nil
    noteStatus()
  }

  /// Each step is durable before the next: the new base beside, the seal in the journal, the new name
  /// of the base, the new journal. Before the renaming the old pair is valid, and the seal
  /// has no effect; after it, the seal records that this base holds every entry of that journal.
  func replaceBase(_ bytes: [UInt8]) throws(StorageError) {
    try makeAppendable()
    let identity = BaseIdentity(of: bytes)
    let held = try AtomicFile.writeBeside(paths.base, bytes, on: disk)
    let status = try disk.status(of: held.file)
    try write(.seal(identity))
    guard var seen = view, try disk.status(at: paths.base) == seen.base?.status else {
      throw StorageError(.rename, paths.base, .changing)
    }
    view = nil
    try disk.rename(held.file.path, to: paths.base)
    seen.base = SeenFile(held: held, status: status)
    (seen.identity, seen.journalState) = (identity, .compacted)
    view = seen
    try startJournal()
  }

  /// Puts an empty journal for the present base in place of the one that does not extend it.
  private func startJournal() throws(StorageError) {
    guard let seen = view else { return }
    // The base may have been written by a program, or renamed by a process, that died before a sync.
    if let base = seen.base { try disk.sync(base.held.file) }
    try disk.syncFolder(paths.folder)
    if seen.journal == nil { try AtomicFile.syncFolders(above: paths.folder, on: disk) }
    if seen.journalState == .superseded { try setAside(seen) }
    let generation = (seen.journal?.header.generation ?? 0) &+ 1
    let header = JournalHeader(generation: generation, base: seen.identity)
    view = nil
    let held = try AtomicFile.writeBeside(paths.journal, header.bytes, on: disk)
    let file = SeenFile(held: held, status: try disk.status(of: held.file))
    try AtomicFile.put(held, at: paths.journal, on: disk)
    view = seen
    view?.journalState = .extends
    view?.journal = SeenJournal(
      file: file, isWritable: true, header: header, end: JournalHeader.byteCount, sequence: 0)
  }

  /// Keeps the entries that another program wrote over, for a person to look at.
  private func setAside(_ seen: StoreView) throws(StorageError) {
    guard seen.journal?.last != nil else { return }
    view = nil
    try paths.setJournalAside(on: disk)
  }

  private func openForWriting() throws(StorageError) {
    guard let journal = view?.journal, !journal.isWritable else { return }
    let held = try HeldFile(paths.journal, .update, on: disk)
    guard try disk.status(of: held.file).inode == journal.file.status.inode else {
      throw StorageError(.open, paths.journal, .changing)
    }
    // The writer that put it there may have failed before its name was durable.
    try disk.syncFolder(paths.folder)
    view?.journal?.file = SeenFile(held: held, status: journal.file.status)
    view?.journal?.isWritable = true
  }

  /// The record is safe whatever comes of this: without it, the next look reads a little more.
  private func noteStatus() {
    guard let file = view?.journal?.file.held.file, let status = try? disk.status(of: file) else {
      return
    }
    view?.journal?.file.status = status
  }
}
