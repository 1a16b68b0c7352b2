/// A commit as cards: what is written, and what is kept beside the records.
struct CardChanges {
  private(set) var cards: [(RecordID, VCard)] = []
  private(set) var groupCards: [(RecordID, VCard)] = []
  private(set) var entries: [JournalEntry] = []

  /// No change.
  init() {}

  /// Writes the rows of a commit into their cards. People as read back from these replace those of the
  /// commit, so that a working copy sees what every other process will read.
  init(_ commit: inout Commit, in store: CardStoreState) {
    for index in commit.people.indices { write(index, of: &commit, in: store) }
    let uids = Dictionary(commit.people.map { ($0.id, $0.uid) }) { $1 }
    for row in commit.groups {
      let card = store.groupCard(for: row, naming: uids)
      groupCards.append((row.id, card))
      entries.append(.group(row.id, card))
    }
    entries += commit.removedPeople.map { .personRemoved($0) }
    entries += commit.removedGroups.map { .groupRemoved($0) }
  }

  private mutating func write(_ index: Int, of commit: inout Commit, in store: CardStoreState) {
    let row = commit.people[index]
    let before = store.contents.state.person(row.id)
    if let before, !before.uid.isExactly(row.uid) {
      entries.append(.alias(row.id, uid: before.uid))
    }
    if before?.person != row.person || !(before?.uid).isExactly(row.uid) {
      let source = store.card(row.id) ?? commit.importedCards[row.id]
      let updated = source.map { $0.updated(with: row.person).identified(by: row.uid) }
      let card = updated ?? VCard(row.person, uid: row.uid)
      entries.append(.person(row.id, card))
      cards.append((row.id, card))
      commit.people[index].person = Person(card).keepingIdentifiers(of: row.person)
    }
    if !(before?.link).isExactly(row.link) { entries.append(.link(row.id, row.link ?? "")) }
  }
}

extension CardStoreState {
  /// The card of a group as its row has it. Members that are not in this address book stay as they are written.
  ///
  /// `uids` are those of people who are not stored yet.
  func groupCard(for row: StoredGroup, naming uids: [RecordID: String] = [:]) -> VCard {
    let old = groupCard(row.id)
    var missing = row.members
    let kept = (old.flatMap { CardGroup($0) }?.members ?? []).filter { member in
      guard let id = contents.directory.person(member) else { return true }
      return missing.remove(id) != nil
    }
    let joining = missing.sorted().compactMap { uids[$0] ?? contents.state.person($0)?.uid }.map {
      uid in
      uid.utf8.contains(UInt8(ascii: ":")) ? uid : "urn:uuid:\(uid)"
    }
    let group = CardGroup(name: row.name, uid: row.uid, members: kept + joining)
    return old.map { $0.updated(with: group).identified(by: row.uid) } ?? VCard(group)
  }

  /// All cards as one file, people before groups, in the order of their IDs. A card that nobody touched has
  /// the lines that it came with.
  var bytes: [UInt8] {
    var writer = VCardWriter()
    for row in contents.state.people.rows {
      if let card = card(row.id) { writer.append(card) }
    }
    for row in contents.state.groups.rows { writer.append(groupCard(for: row)) }
    return writer.bytes
  }

  /// What the cards cannot hold.
  var idFile: IDFile {
    let state = contents.state
    var file = IDFile()
    file.directory = contents.directory.filtered(
      people: { state.person($1) != nil || tombstones.contains($0) },
      groups: { state.group($1) != nil || tombstones.contains($0) })
    for row in state.people.rows { file.links[row.id] = row.link }
    return file
  }
}

extension VCard {
  /// The card with this UID; itself where it has it.
  func identified(by uid: String) -> VCard {
    guard !self.uid.isExactly(uid) else { return self }
    var edit = CardEdit(self, version: version ?? .v3_0)
    for (index, line) in lines.enumerated() where line.isNamed("UID") { edit.remove(index) }
    edit.insert(after: nil) { $0.uid(uid) }
    return edit.applied()
  }
}

extension Person {
  /// The same with the multi-values of `other` where these are equivalent, so that identifiers survive the
  /// way through a card (R-AB-31).
  func keepingIdentifiers(of other: Person) -> Person {
    var person = self
    for property in PersonProperty.allCases where property.type.isMulti {
      if let value = other[property], self[property].isEquivalent(to: value) {
        person.store(value, for: property)
      }
    }
    return person
  }
}
