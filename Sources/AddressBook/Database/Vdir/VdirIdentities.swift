/// Finds the record and the UID of every card of a folder.
///
/// A card keeps the record of its UID. One without a UID, or with a UID that another file has, keeps the record that
/// its file had, and is given a UID that no other folder has (RFC 6350 section 6.7.6); the next save writes it into
/// the card. The hidden file of the IDs remembers both.
struct VdirIdentities {
  struct Identity {
    var record: VdirRecord
    var uid: String
    /// Whether the IDs that are on the disk lack something of it.
    var isNew: Bool
    var warning: VdirWarning?
  }

  /// Records whose UIDs are in files that are still to come.
  private let claimed: Set<VdirRecord>
  /// The UIDs that led to each record before; made when first needed.
  private var formerUIDs: [VdirRecord: [String]]?

  init(_ cards: [VCard], _ ids: IDDirectory) {
    claimed = Set(
      cards.compactMap { card in
        card.uid.flatMap { VdirRecord.known($0, isGroup: card.isGroup, ids) }
      })
  }

  mutating func identify(
    _ card: VCard, in name: String, _ index: VdirIndex, _ ids: inout IDDirectory,
    newUID: () -> String
  ) -> Identity {
    let fileKey = VdirName.key(of: name)
    let ofFile = VdirRecord.known(fileKey, isGroup: card.isGroup, ids)
    let former = formerRecord(of: name, isGroup: card.isGroup, index, ids)
    if let uid = card.uid {
      guard let known = VdirRecord.known(uid, isGroup: card.isGroup, ids) else {
        return Identity(
          record: former ?? ids.newRecord(isGroup: card.isGroup), uid: uid, isNew: true)
      }
      if index.name(of: known) == nil, ofFile == nil || ofFile == known {
        return Identity(record: known, uid: uid, isNew: false)
      }
    }
    let record = former ?? ids.newRecord(isGroup: card.isGroup)
    let given = givenUID(of: record, name, ids)
    var uid = given ?? newUID()
    while given == nil, ids.person(uid) != nil || ids.group(uid) != nil { uid = newUID() }
    ids.note(fileKey, record)
    return Identity(
      record: record, uid: uid, isNew: given == nil || ofFile != record,
      warning: warning(card, name, index, ids))
  }

  /// The record that the file had when its card had no UID of its own, or that it is named after.
  private func formerRecord(
    of name: String, isGroup: Bool, _ index: VdirIndex, _ ids: IDDirectory
  ) -> VdirRecord? {
    for key in VdirName.keys(of: name) {
      if let record = VdirRecord.known(key, isGroup: isGroup, ids), index.name(of: record) == nil,
        !claimed.contains(record)
      {
        return record
      }
    }
    return nil
  }

  /// The UID that a record was given before, in whatever way, but not for the name of its file.
  private mutating func givenUID(
    of record: VdirRecord, _ name: String, _ ids: IDDirectory
  ) -> String? {
    if formerUIDs == nil {
      var uids: [VdirRecord: [String]] = [:]
      for (uid, id) in ids.people { uids[.person(id), default: []].append(uid.text) }
      for (uid, id) in ids.groups { uids[.group(id), default: []].append(uid.text) }
      formerUIDs = uids
    }
    return formerUIDs?[record]?.filter { uid in
      !VdirName.isKey(uid) && !VdirName.keys(of: name).contains { $0.isExactly(uid) }
    }.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func warning(
    _ card: VCard, _ name: String, _ index: VdirIndex, _ ids: IDDirectory
  ) -> VdirWarning {
    let first = card.uid.flatMap { VdirRecord.known($0, isGroup: card.isGroup, ids) }
      .flatMap { index.name(of: $0) }
    return VdirWarning(name: name, card, isDoubledIn: first ?? name)
  }
}

/// Which record a file stands for.
enum VdirRecord: Hashable {
  case person(RecordID)
  case group(RecordID)

  /// The record that a UID of the same kind leads to.
  static func known(_ uid: String, isGroup: Bool, _ ids: IDDirectory) -> VdirRecord? {
    isGroup ? ids.group(uid).map { .group($0) } : ids.person(uid).map { .person($0) }
  }
}

extension IDDirectory {
  /// A record with an ID that was never given.
  fileprivate func newRecord(isGroup: Bool) -> VdirRecord {
    isGroup
      ? .group(RecordID(rawValue: lastGroup + 1)) : .person(RecordID(rawValue: lastPerson + 1))
  }

  fileprivate mutating func note(_ uid: String, _ record: VdirRecord) {
    switch record {
    case .person(let id): note(person: uid, id)
    case .group(let id): note(group: uid, id)
    }
  }
}
