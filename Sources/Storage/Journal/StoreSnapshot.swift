/// Base and journal as they stood together at one moment, read without a lock.
struct StoreSnapshot {
  private(set) var view: StoreView
  private(set) var ending = JournalReader.Ending.clean
  private let base: [UInt8]
  private var entries: [[UInt8]] = []

  /// A file and what it holds; nil when it is not there.
  typealias Sight = (file: SeenFile, bytes: [UInt8])?

  init(_ paths: StorePaths, on disk: RetryingFileSystem) throws(StorageError) {
    let (base, journal) = try Self.see(paths, on: disk)
    try self.init(base, journal, paths)
  }

  /// Base first, then the journal; if the base is still the same afterwards, they belong together,
  /// since a compaction tells the journal before it renames the base.
  static func see(
    _ paths: StorePaths, on disk: RetryingFileSystem
  ) throws(StorageError) -> (base: Sight, journal: Sight) {
    for _ in 0..<16 {
      let base = try see(paths.base, on: disk)
      let journal = try see(paths.journal, on: disk)
      if try disk.status(at: paths.base) == base?.file.status { return (base, journal) }
    }
    throw StorageError(.read, paths.base, .changing)
  }

  private static func see(
    _ path: String, on disk: RetryingFileSystem
  ) throws(StorageError) -> Sight {
    guard let held = try HeldFile.ifPresent(path, .read, on: disk) else { return nil }
    let status = try disk.status(of: held.file)
    return (SeenFile(held: held, status: status), try disk.readToEnd(held.file))
  }

  private init(
    _ base: Sight, _ journal: Sight, _ paths: StorePaths
  ) throws(StorageError) {
    self.base = base?.bytes ?? []
    let identity = BaseIdentity(of: self.base)
    view = StoreView(base: base?.file, identity: identity, journal: nil, standing: .extends)
    guard let (file, bytes) = journal else { return }
    let header = try JournalHeader(bytes, path: paths.journal)
    replay(JournalReader(file: bytes, header: header), file, header)
    if base == nil, view.standing == .superseded {
      throw StorageError(.open, paths.base, .baseMissing(journal: paths.journal))
    }
  }

  private mutating func replay(_ start: JournalReader, _ file: SeenFile, _ header: JournalHeader) {
    var reader = start
    var journal = SeenJournal(file: file, header: header, end: start.end, sequence: start.sequence)
    while let found = reader.next() {
      if case .entries(let payloads) = found.record { entries += payloads }
      journal.advance(past: found, to: reader.end)
    }
    ending = reader.ending()
    view.standing = standing(journal)
    view.journal = journal
  }

  private func standing(_ journal: SeenJournal) -> StoreView.Standing {
    if journal.header.base == view.identity { return .extends }
    return journal.last?.record == .seal(view.identity) ? .compacted : .superseded
  }

  func refuseDamage(_ paths: StorePaths) throws(StorageError) {
    guard case .damaged = ending, let journal = view.journal else { return }
    throw StorageError(.read, paths.journal, .damaged(offset: journal.end))
  }

  func contents(_ paths: StorePaths) -> StoreContents {
    var contents = StoreContents(base: base)
    if case .torn(let bytes) = ending, let journal = view.journal {
      contents.warnings.append(
        .tornTail(journal: paths.journal, offset: journal.end, bytes: bytes))
    }
    switch view.standing {
    case .extends:
      contents.entries = entries
    case .compacted:
      break
    case .superseded:
      contents.setAside = entries
      contents.warnings.append(
        .baseEditedElsewhere(base: paths.base, entriesSetAside: entries.count))
    }
    return contents
  }
}
