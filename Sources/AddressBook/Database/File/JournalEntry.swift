/// One change of a save as a payload of the journal: a line with its kind and the record's ID, then the card.
///
/// Applying an entry twice does no harm.
enum JournalEntry {
  case person(RecordID, VCard)
  case personRemoved(RecordID)
  case group(RecordID, VCard)
  case groupRemoved(RecordID)
  /// Another UID that leads to a person.
  case alias(RecordID, uid: String)
  /// The link of a person; empty for none.
  case link(RecordID, String)

  /// Whether it holds whatever became of the cards.
  var isAboutIdentity: Bool {
    switch self {
    case .alias, .link: true
    case .person, .personRemoved, .group, .groupRemoved: false
    }
  }

  var payload: [UInt8] {
    switch self {
    case .person(let id, let card): JournalEntry.payload("person", id, card.bytes)
    case .personRemoved(let id): JournalEntry.payload("person-removed", id, [])
    case .group(let id, let card): JournalEntry.payload("group", id, card.bytes)
    case .groupRemoved(let id): JournalEntry.payload("group-removed", id, [])
    case .alias(let id, let uid): JournalEntry.payload("alias", id, Array(uid.utf8))
    case .link(let id, let link): JournalEntry.payload("link", id, Array(link.utf8))
    }
  }

  /// Reads a payload; nil for one of another version.
  init?(_ payload: [UInt8]) {
    guard let end = payload.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: payload[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 2, let number = Int32(words[1]), number > 0,
      number <= RecordID.highestInFiles
    else { return nil }
    let id = RecordID(rawValue: number)
    let rest = Array(payload[(end + 1)...])
    let text = String(decoding: rest, as: UTF8.self)
    switch (words[0], VCard.parse(rest, limits: .none).cards.first) {
    case ("person", let card?): self = .person(id, card)
    case ("person-removed", _): self = .personRemoved(id)
    case ("group", let card?): self = .group(id, card)
    case ("group-removed", _): self = .groupRemoved(id)
    case ("alias", _): self = .alias(id, uid: text)
    case ("link", _): self = .link(id, text)
    default: return nil
    }
  }

  /// Reads payloads in order.
  static func read(_ payloads: [[UInt8]], path: String) throws(StoreError) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    entries.reserveCapacity(payloads.count)
    for payload in payloads {
      guard let entry = JournalEntry(payload) else { throw .unknownEntry(path: path) }
      entries.append(entry)
    }
    return entries
  }

  private static func payload(_ word: String, _ id: RecordID, _ rest: [UInt8]) -> [UInt8] {
    Array("\(word) \(id)\n".utf8) + rest
  }
}
