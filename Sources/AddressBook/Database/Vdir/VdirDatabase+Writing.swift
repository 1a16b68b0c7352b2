internal import Storage

extension VdirDatabase {
  private static let attempts = 3

  /// Writes what `plan` comes to; begins again where another program writes a file at the same time.
  func save(
    _ plan: (_ contents: DatabaseContents, _ isRetry: Bool) -> Commit
  ) throws(SaveError) -> Commit {
    var result = Commit(revision: 0)
    try saving { () throws(StoreError) in
      let lock = try StoreError.naming(try takeLock())
      defer { lock.close() }
      for attempt in 0..<Self.attempts {
        if try takeUp() { feed.announce(by: nil) }
        result = plan(store.contents, attempt > 0)
        let groups = result.groups
        guard try put(&result) else { continue }
        // Groups that were only left are no news of the author's own (R-AB-68).
        result.groups = groups
        return
      }
      throw .storage(StorageError(.write, folder.path, .changing))
    }
    return result
  }

  /// Makes a commit durable and then takes it up; false where a file is not what it was.
  private func put(_ commit: inout Commit) throws(StoreError) -> Bool {
    leaveGroups(&commit)
    let changes = CardChanges(&commit, in: store)
    var (nextStore, nextIndex) = (store, index)
    nextStore.take(changes, commit)
    if !isDurable { try StoreError.naming(try makeDurable()) }
    isDurable = false
    var nextSidecar = sidecar
    if needsIDs(changes) {
      nextSidecar = try writeIDs(of: nextStore)
      nextIndex.isSettled = true
    }
    for (record, card) in changes.records {
      guard
        try StoreError.naming(try put(record, card, uid: card.uid ?? "", in: &nextIndex))
      else { return false }
    }
    for record in commit.removedRecords {
      guard try StoreError.naming(try remove(record, in: &nextIndex)) else { return false }
    }
    (store, index, sidecar, isDurable) = (nextStore, nextIndex, nextSidecar, true)
    return true
  }

  private func needsIDs(_ changes: CardChanges) -> Bool {
    !index.isSettled || changes.entries.contains(where: \.isAboutIdentity)
      || changes.records.contains { index.name(of: $0.0) == nil }
  }

  private func put(
    _ record: VdirRecord, _ card: VCard, uid: String, in index: inout VdirIndex
  ) throws(StorageError) -> Bool {
    let known = index.name(of: record)
    if let known, try folder.etag(of: known) != index[known]?.etag { return false }
    let name = if let known { known } else { try folder.freeName(for: uid) }
    let bytes = card.bytes
    try folder.replace(name, with: bytes)
    // Without a status it is looked at once more, lest another program replaced it right after us.
    index.note(
      name, VdirFile(status: nil, etag: Checksum.of(bytes[...]), content: .success(record)))
    return true
  }

  private func remove(_ record: VdirRecord, in index: inout VdirIndex) throws(StorageError) -> Bool
  {
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
    for var group in store.contents.state.allGroups where !others.contains(group.id) {
      let count = group.members.count
      group.members.subtract(commit.removedPeople)
      if group.members.count < count { commit.groups.append(group) }
    }
  }

  func takeLock() throws(StorageError) -> HeldFile {
    try AtomicFile.makeFolders(folder.path, on: folder.disk)
    return try StoreLock.take(
      folder.path(of: VdirName.lock), .createOrUpdate, on: folder.disk, holder: holder,
      retry: waiter)
  }

  /// Syncs what a save that failed may have left in the folder, and the way to it.
  private func makeDurable() throws(StorageError) {
    try folder.disk.syncFolder(folder.path)
    try AtomicFile.syncFolders(above: folder.path, on: folder.disk)
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
