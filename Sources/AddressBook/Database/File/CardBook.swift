internal import Storage

/// The cards of a store by record, and the state that they come to. Pure: bytes in, bytes out.
///
/// What a card says and a record has no place for stays in the card, which is kept beside the record.
struct CardBook {
  private(set) var core: DatabaseCore
  /// Whether every ID stands on the disk, and not only follows from the order of the file.
  var isSettled = true
  /// Why the file is not written anew: it holds something that would be lost.
  private(set) var loss: StoreError?
  /// UIDs that were removed by the journal and that the file below it still has. Their IDs must be found again,
  /// so that the removal finds them.
  private(set) var buried: Set<String> = []
  private var cards = Table<VCard>()
  private var groupCards = Table<VCard>()

  /// An empty book.
  init(stamps: Stamps) {
    core = DatabaseCore(stamps: stamps, state: BookState())
  }

  /// A book that knows IDs and links, and whose cards are yet to be taken up.
  init(ids: IDFile, stamps: Stamps) {
    self.init(stamps: stamps)
    core.directory = ids.directory
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

  /// The book of these cards with the entries on top; of those that are set aside only identities count.
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

  /// Says that the file has no other cards than these.
  mutating func forgetBuried() { buried = [] }

  private mutating func apply(_ commit: Commit) {
    for id in commit.removedPeople {
      cards[id] = nil
      if let uid = core.state.people[id]?.uid { buried.insert(uid) }
    }
    for id in commit.removedGroups {
      groupCards[id] = nil
      if let uid = core.state.groups[id]?.uid { buried.insert(uid) }
    }
    core.apply(commit)
  }

  /// Sorts the names, for lists and searches.
  mutating func indexedState() -> BookState { core.indexedState() }

  /// Counts on from another book that this one replaces.
  mutating func follow(_ other: CardBook) { core.follow(other.core.state.revision) }
}

// MARK: The base file

extension CardBook {
  private mutating func readPerson(_ card: VCard) {
    let (uid, known) = CardBook.identify(card, core.directory.people, taken: cards)
    let id = known ?? newID(after: core.directory.lastPerson)
    if known == nil { note(uid, id) }
    cards[id] = card
    core.put(StoredPerson(id: id, uid: uid, person: Person(card)))
  }

  private mutating func readGroup(_ card: VCard) {
    let (uid, known) = CardBook.identify(card, core.directory.groups, taken: groupCards)
    let id = known ?? newID(after: core.directory.lastGroup)
    core.directory.note(group: uid, id)
    groupCards[id] = card
    core.put(row(of: card, id, uid))
  }

  /// The UID and the ID of a card; nil for one that is new. Without a UID, or where a card before has it, the
  /// card's bytes give one.
  private static func identify(
    _ card: VCard, _ ids: [String: RecordID], taken: Table<VCard>
  ) -> (uid: String, id: RecordID?) {
    func isFree(_ id: RecordID?) -> Bool { id.map { taken[$0] == nil } ?? true }
    if let uid = card.uid {
      let id = ids[uid]
      if isFree(id) { return (uid, id) }
    }
    let checksum = String(Checksum.of(card.bytes[...]), radix: 16)
    var number = 1
    while !isFree(ids["card-\(checksum)-\(number)"]) { number += 1 }
    let uid = "card-\(checksum)-\(number)"
    return (uid, ids[uid])
  }

  private mutating func newID(after last: Int32) -> RecordID {
    isSettled = false
    return RecordID(rawValue: last + 1)
  }

  private mutating func note(_ uid: String, _ id: RecordID) {
    core.directory.note(person: uid, id)
    guard uid.utf8.contains(UInt8(ascii: ":")) else { return }
    let bare = CardGroup.bareUID(uid)
    if bare != uid { core.directory.note(person: bare, id) }
  }

  private func row(of card: VCard, _ id: RecordID, _ uid: String) -> StoredGroup {
    let group = CardGroup(card)
    let members = (group?.members ?? []).compactMap { core.directory.people[CardGroup.bareUID($0)] }
    return StoredGroup(
      id: id, uid: uid, name: group?.name ?? "",
      members: Set(members.filter { core.state.people[$0] != nil }))
  }
}

// MARK: The journal

extension CardBook {
  /// Notes whose ID an entry uses, before any card gets one.
  private mutating func note(_ entry: JournalEntry) {
    switch entry {
    case .person(let id, let card): if let uid = card.uid { note(uid, id) }
    case .group(let id, let card): if let uid = card.uid { core.directory.note(group: uid, id) }
    case .alias(let id, let uid): note(uid, id)
    case .personRemoved(let id): core.directory.raise(lastPerson: id.rawValue, lastGroup: 0)
    case .groupRemoved(let id): core.directory.raise(lastPerson: 0, lastGroup: id.rawValue)
    case .link: break
    }
  }

  /// Applies an entry that this process or another one has saved. Applying it again does no harm.
  mutating func take(_ entry: JournalEntry) {
    note(entry)
    var commit = Commit(revision: core.state.revision + 1)
    switch entry {
    case .person(let id, let card):
      return take(person: card, id, uid: card.uid ?? core.state.people[id]?.uid ?? "")
    case .personRemoved(let id):
      commit.removedPeople = [id]
    case .group(let id, let card):
      return take(group: card, id, uid: card.uid ?? "")
    case .groupRemoved(let id):
      commit.removedGroups = [id]
    case .link(let id, let link):
      guard var row = core.state.people[id] else { return }
      row.link = link.isEmpty ? nil : link
      commit.people = [row]
    case .alias: return
    }
    apply(commit)
  }

  /// Takes up the card of a person that somebody wrote.
  mutating func take(person card: VCard, _ id: RecordID, uid: String) {
    note(uid, id)
    cards[id] = card
    var commit = Commit(revision: core.state.revision + 1)
    commit.people = [
      StoredPerson(id: id, uid: uid, person: Person(card), link: core.state.people[id]?.link)
    ]
    apply(commit)
  }

  /// Takes up the card of a group that somebody wrote; its members are those people who are here.
  mutating func take(group card: VCard, _ id: RecordID, uid: String) {
    groupCards[id] = card
    var commit = Commit(revision: core.state.revision + 1)
    commit.groups = [row(of: card, id, uid)]
    apply(commit)
  }
}
