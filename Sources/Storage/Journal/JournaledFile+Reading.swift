extension JournaledFile {
  /// Reads everything. An ending that is not clean is looked at again under the lock, since a writer
  /// may have been at work.
  func load(locked: Bool) throws(StorageError) -> StoreContents {
    view = nil
    var snapshot = try StoreSnapshot(paths, on: disk)
    if snapshot.ending != .clean, !locked, let lock = try lockForReading() {
      defer { lock.close() }
      snapshot = try StoreSnapshot(paths, on: disk)
    }
    try snapshot.refuseDamage(paths)
    view = snapshot.view
    return snapshot.contents(paths)
  }

  /// What others did since the last look.
  func changes(locked: Bool) throws(StorageError) -> StoreChange {
    let change = undelivered.followed(by: try newChanges(locked: locked))
    undelivered = .none
    return change
  }

  private func newChanges(locked: Bool) throws(StorageError) -> StoreChange {
    guard let seen = view, try isCurrent(seen) else {
      return .replaced(try load(locked: locked))
    }
    guard var journal = seen.journal else { return .none }
    let status = try disk.status(of: journal.file.held.file)
    if status == journal.file.status, journal.unsettled == nil { return .none }
    journal.file.status = status
    return try readOn(&journal, locked: locked)
  }

  private func isCurrent(_ seen: StoreView) throws(StorageError) -> Bool {
    guard try disk.status(at: paths.base) == seen.base?.status else { return false }
    return try disk.status(at: paths.journal)?.inode == seen.journal?.file.status.inode
  }

  /// Reads what stands behind the records that are known.
  private func readOn(
    _ journal: inout SeenJournal, locked: Bool
  ) throws(StorageError) -> StoreChange {
    let bytes = try disk.readToEnd(journal.file.held.file, from: journal.lookStart)
    if let failed = journal.unsettled {
      if failed.starts(with: bytes.dropFirst(journal.end - journal.lookStart)) {
        if locked { try takeBack() }
        return .none
      }
      // Another writer found the record whole and built on it: it counts as saved.
      journal.unsettled = nil
    }
    var reader = JournalReader(
      bytes, at: journal.lookStart, sequence: journal.lookSequence, header: journal.header)
    if let last = journal.last, reader.next() != last {
      return .replaced(try load(locked: locked))
    }
    var payloads: [[UInt8]] = []
    while let found = reader.next() {
      if case .entries(let saved) = found.record { payloads += saved }
      journal.advance(past: found, to: reader.end)
    }
    if case .damaged = reader.ending() { return .replaced(try load(locked: locked)) }
    view?.journal = journal
    return payloads.isEmpty ? .none : .appended(payloads)
  }
}
