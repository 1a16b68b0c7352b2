internal import Storage

extension VdirDatabase {
  /// Takes up what others did, and answers whether there was something.
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
    for (id, link) in links ?? [:] { book.take(.link(id, link)) }
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
