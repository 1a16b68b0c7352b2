internal import Storage

/// The cards of a store by record, and the state that they come to. Pure: bytes in, bytes out.
///
/// What a card holds and a record has no property for stays in the card, which is kept beside the record.
struct CardStoreState {
  var contents: DatabaseContents
  /// Whether every ID is on the disk, and not only follows from the order of the file.
  var isSettled = true
  /// Why the file is not written anew: it holds something that would be lost.
  private(set) var loss: StoreError?
  /// UIDs that were removed by the journal and that the file below it still has. Their IDs must be found again,
  /// so that the removal finds them.
  private(set) var tombstones: Set<ExactText> = []
  private var cards = Table<VCard>()
  private var groupCards = Table<VCard>()

  /// A store without cards.
  init(stamps: Stamps) {
    contents = DatabaseContents(stamps: stamps)
  }

  /// A store that knows IDs and links, and whose cards are yet to be taken up.
  init(ids: IDFile, stamps: Stamps) {
    self.init(stamps: stamps)
    contents.directory = ids.directory
  }

  /// Reads everything. IDs come from `ids`, then from the journal; the cards that are left get theirs in the
  /// order of the file, so that every process that reads these files finds the same.
  init(
    _ contents: StoreContents, ids: IDFile, stamps: Stamps, paths: BookPaths
  ) throws(StoreError) {
    let entries = try JournalEntry.read(contents.entries, path: paths.journal)
    let setAside = try JournalEntry.read(contents.setAside, path: paths.journal)
    let file = CardFile(contents.base, path: paths.cards)
    if let fault = file.fault { throw fault }
    self.init(file.cards, entries, setAside: setAside, ids: ids, stamps: stamps)
    loss = file.loss
  }

  /// The store of these cards with the entries on top; of those that are set aside only identities count.
  init(
    _ cards: [VCard], _ entries: [JournalEntry], setAside: [JournalEntry], ids: IDFile,
    stamps: Stamps
  ) {
    self.init(ids: ids, stamps: stamps)
    isSettled = setAside.isEmpty
    for entry in setAside + entries { note(entry) }
    var groups: [VCard] = []
    for card in cards {
      if card.isGroup { groups.append(card) } else { readPerson(card) }
    }
    for card in groups { readGroup(card) }
    for (id, link) in ids.links { take(.link(id, link)) }
    for entry in setAside where entry.isAboutIdentity { take(entry) }
    for entry in entries { take(entry) }
  }

  func card(_ id: RecordID) -> VCard? { cards[id] }
  func groupCard(_ id: RecordID) -> VCard? { groupCards[id] }

  /// Takes up a commit with the cards that it came to.
  mutating func take(_ changes: CardChanges, _ commit: Commit) {
    for (id, card) in changes.cards { cards[id] = card }
    for (id, card) in changes.groupCards { groupCards[id] = card }
    apply(commit)
  }

  /// For once the file holds no other cards than these.
  mutating func clearTombstones() { tombstones = [] }

  private mutating func apply(_ commit: Commit) {
    for id in commit.removedPeople {
      cards[id] = nil
      if let uid = contents.state.person(id)?.uid { tombstones.insert(IDDirectory.key(uid)) }
    }
    for id in commit.removedGroups {
      groupCards[id] = nil
      if let uid = contents.state.group(id)?.uid { tombstones.insert(ExactText(uid)) }
    }
    contents.apply(commit)
  }

  /// Counts on from the revision of a state that this one replaces.
  mutating func follow(_ other: CardStoreState) {
    contents.state.revision = other.contents.state.revision + 1
  }
}

// MARK: The base file

extension CardStoreState {
  private mutating func readPerson(_ card: VCard) {
    let (uid, known) = CardStoreState.identify(card, contents.directory.person, taken: cards)
    let id = known ?? newID(after: contents.directory.lastPerson)
    if known == nil { contents.directory.note(person: uid, id) }
    cards[id] = card
    contents.state.put(StoredPerson(id: id, uid: uid, person: Person(card)))
  }

  private mutating func readGroup(_ card: VCard) {
    let (uid, known) = CardStoreState.identify(card, contents.directory.group, taken: groupCards)
    let id = known ?? newID(after: contents.directory.lastGroup)
    contents.directory.note(group: uid, id)
    groupCards[id] = card
    contents.state.put(row(of: card, id, uid))
  }

  /// The UID and the ID of a card; nil for one that is new. Without a UID, or where a card before has it, the
  /// card's bytes give one.
  private static func identify(
    _ card: VCard, _ knownID: (String) -> RecordID?, taken: Table<VCard>
  ) -> (uid: String, id: RecordID?) {
    func isFree(_ id: RecordID?) -> Bool { id.map { taken[$0] == nil } ?? true }
    if let uid = card.uid {
      let id = knownID(uid)
      if isFree(id) { return (uid, id) }
    }
    let checksum = String(Checksum.of(card.bytes[...]), radix: 16)
    var number = 1
    while !isFree(knownID("card-\(checksum)-\(number)")) { number += 1 }
    let uid = "card-\(checksum)-\(number)"
    return (uid, knownID(uid))
  }

  private mutating func newID(after last: Int32) -> RecordID {
    isSettled = false
    return RecordID(rawValue: last + 1)
  }

  private func row(of card: VCard, _ id: RecordID, _ uid: String) -> StoredGroup {
    let group = CardGroup(card)
    let members = (group?.members ?? []).compactMap { contents.directory.person($0) }
    return StoredGroup(
      id: id, uid: uid, name: group?.name ?? "",
      members: Set(members.filter { contents.state.person($0) != nil }))
  }
}

// MARK: The journal

extension CardStoreState {
  /// Notes the ID that an entry uses, before any card gets one.
  private mutating func note(_ entry: JournalEntry) {
    switch entry {
    case .person(let id, let card):
      if let uid = card.uid { contents.directory.note(person: uid, id) }
    case .group(let id, let card): if let uid = card.uid { contents.directory.note(group: uid, id) }
    case .alias(let id, let uid): contents.directory.note(person: uid, id)
    case .personRemoved(let id): contents.directory.raise(lastPerson: id.rawValue, lastGroup: 0)
    case .groupRemoved(let id): contents.directory.raise(lastPerson: 0, lastGroup: id.rawValue)
    case .link: break
    }
  }

  /// Applies an entry that this process or another one has saved. Applying it again does no harm.
  mutating func take(_ entry: JournalEntry) {
    note(entry)
    var commit = Commit(revision: contents.state.revision + 1)
    switch entry {
    case .person(let id, let card):
      return take(person: card, id, uid: card.uid ?? contents.state.person(id)?.uid ?? "")
    case .personRemoved(let id):
      commit.removedPeople = [id]
    case .group(let id, let card):
      return take(group: card, id, uid: card.uid ?? "")
    case .groupRemoved(let id):
      commit.removedGroups = [id]
    case .link(let id, let link):
      guard var row = contents.state.person(id) else { return }
      row.link = link.isEmpty ? nil : link
      commit.people = [row]
    case .alias: return
    }
    apply(commit)
  }

  /// Takes up the card of a person that another program wrote.
  mutating func take(person card: VCard, _ id: RecordID, uid: String) {
    contents.directory.note(person: uid, id)
    cards[id] = card
    var commit = Commit(revision: contents.state.revision + 1)
    commit.people = [
      StoredPerson(id: id, uid: uid, person: Person(card), link: contents.state.person(id)?.link)
    ]
    apply(commit)
  }

  /// Takes up the card of a group that another program wrote; its members are those people who are here.
  mutating func take(group card: VCard, _ id: RecordID, uid: String) {
    groupCards[id] = card
    var commit = Commit(revision: contents.state.revision + 1)
    commit.groups = [row(of: card, id, uid)]
    apply(commit)
  }
}
