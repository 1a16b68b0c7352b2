internal import Storage

extension VdirDatabase {
  /// Takes up what others did, and returns whether there was something.
  func takeUp() throws(StoreError) -> Bool {
    let isFirst = sidecar == nil
    let links = try takeUpIDs()
    let difference = try StoreError.naming(try folder.difference(from: index.files))
    let before = index.records
    for name in difference.gone { index.forget(name) }
    for (name, status) in difference.touched { index.touch(name, status) }
    take(difference.fresh)
    let gone = before.subtracting(index.records)
    remove(gone)
    for (id, link) in links ?? [:] { store.take(.link(id, link)) }
    let isNews =
      !gone.isEmpty || difference.fresh.contains { (try? $0.content.get()) != nil }
    if isNews { rereadGroups() }
    return isNews || (links != nil && !isFirst)
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
    var identities = VdirIdentities(cards.map(\.card), store.contents.directory)
    for isGroup in [false, true] {
      for (card, reading) in cards where card.isGroup == isGroup {
        take(card, reading, &identities)
      }
    }
  }

  private func take(
    _ card: VCard, _ reading: VdirFolder.Reading, _ identities: inout VdirIdentities
  ) {
    let found = identities.identify(card, in: reading.name, index, &store.contents.directory) {
      stamps.newUID()
    }
    if found.isNew { index.isSettled = false }
    switch found.record {
    case .person(let id): store.take(person: card, id, uid: found.uid)
    case .group(let id): store.take(group: card, id, uid: found.uid)
    }
    note(reading, .success(found.record), found.warning)
  }

  private func note(
    _ reading: VdirFolder.Reading, _ content: Result<VdirRecord, VdirWarning>,
    _ warning: VdirWarning? = nil
  ) {
    index.note(
      reading.name,
      VdirFile(
        status: reading.status, etag: reading.etag, content: content, uidWarning: warning))
  }

  private func remove(_ records: Set<VdirRecord>) {
    for record in records {
      switch record {
      case .person(let id): store.take(.personRemoved(id))
      case .group(let id): store.take(.groupRemoved(id))
      }
    }
  }

  /// Finds the members of the groups among the people that are here now.
  private func rereadGroups() {
    for group in Array(store.contents.state.allGroups) {
      if let card = store.groupCard(group.id) {
        store.take(group: card, group.id, uid: group.uid)
      }
    }
  }
}
