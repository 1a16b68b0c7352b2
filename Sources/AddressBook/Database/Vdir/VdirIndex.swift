internal import Storage

/// Which file stands for which record, and whether the IDs stand on the disk. A value: a save that fails
/// leaves the old one.
struct VdirIndex {
  private(set) var files: [String: VdirFile] = [:]
  private var names: [VdirRecord: String] = [:]
  /// Whether every ID stands in the file that keeps them.
  var isSettled = true

  var records: Set<VdirRecord> { Set(names.keys) }

  /// The files that are left alone.
  var warnings: [VdirWarning] {
    files.values.compactMap { if case .failure(let warning) = $0.content { warning } else { nil } }
      .sorted { $0.name < $1.name }
  }

  func name(of record: VdirRecord) -> String? { names[record] }

  subscript(name: String) -> VdirFile? { files[name] }

  mutating func forget(_ name: String) {
    if case .success(let record)? = files.removeValue(forKey: name)?.content {
      if names[record] == name { names[record] = nil }
    }
  }

  mutating func note(_ name: String, _ file: VdirFile) {
    forget(name)
    files[name] = file
    if case .success(let record) = file.content { names[record] = name }
  }

  mutating func touch(_ name: String, _ status: FileStatus) { files[name]?.status = status }

  /// Lets other files have the record of one whose content is another one now.
  mutating func release(_ name: String) {
    if case .success(let record)? = files[name]?.content, names[record] == name {
      names[record] = nil
    }
  }

  /// The UID and the ID of a card: those of its UID, else those that its file had or is named after, else new
  /// ones. Where another file has the UID, or had it when this one came, the file gives one of its own.
  ///
  /// `claimed` are records whose UIDs stand in files that are still to come.
  mutating func identify(
    _ card: VCard, in name: String, _ ids: IDDirectory, claimed: Set<VdirRecord>
  ) -> (record: VdirRecord, uid: String) {
    let isGroup = card.isGroup
    func known(_ uid: String) -> VdirRecord? { VdirRecord.known(uid, isGroup: isGroup, ids) }
    func isFree(_ uid: String) -> Bool { known(uid).flatMap { names[$0] } == nil }
    let stem = VdirName.stem(name)
    let own = (1...).lazy.map { "\(name)-\($0)" }.first(where: isFree) ?? name
    let given = card.uid ?? stem
    let uid = known(given) == nil || (isFree(given) && known(own) == nil) ? given : own
    if let record = known(uid) { return (record, uid) }
    isSettled = false
    for former in [own, stem] where isFree(former) {
      if let record = known(former), !claimed.contains(record) { return (record, uid) }
    }
    let id = RecordID(rawValue: (isGroup ? ids.lastGroup : ids.lastPerson) + 1)
    return (isGroup ? .group(id) : .person(id), uid)
  }
}
