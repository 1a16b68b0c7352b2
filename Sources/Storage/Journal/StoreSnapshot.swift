/// Base and journal as they stood together at one moment, read without a lock.
struct StoreSnapshot {
  private(set) var view: StoreView
  private(set) var ending = JournalReader.Ending.clean
  private let base: [UInt8]
  private var entries: [[UInt8]] = []

  /// A file and what it holds; nil when it is not there.
  typealias ReadFile = (file: SeenFile, bytes: [UInt8])?

  init(_ paths: StorePaths, on disk: RetryingFileSystem) throws(StorageError) {
    let (base, journal) = try Self.read(paths, on: disk)
    try self.init(base, journal, paths)
  }

  /// Base first, then the journal; if the base is still the same afterwards, they belong together,
  /// since a compaction seals the journal before it renames the base.
  static func read(
    _ paths: StorePaths, on disk: RetryingFileSystem
  ) throws(StorageError) -> (base: ReadFile, journal: ReadFile) {
    for _ in 0..<16 {
      let base = try read(paths.base, on: disk)
      let journal = try read(paths.journal, on: disk)
      if try disk.status(at: paths.base) == base?.file.status { return (base, journal) }
    }
    throw StorageError(.read, paths.base, .changing)
  }

  private static func read(
    _ path: String, on disk: RetryingFileSystem
  ) throws(StorageError) -> ReadFile {
    guard let held = try HeldFile.ifPresent(path, .read, on: disk) else { return nil }
    let status = try disk.status(of: held.file)
    return (SeenFile(held: held, status: status), try disk.readToEnd(held.file))
  }

  private init(
    _ base: ReadFile, _ journal: ReadFile, _ paths: StorePaths
  ) throws(StorageError) {
    self.base = base?.bytes ?? []
    let identity = BaseIdentity(of: self.base)
    view = StoreView(base: base?.file, identity: identity, journal: nil, journalState: .extends)
    guard let (file, bytes) = journal else { return }
    let header = try JournalHeader(bytes, path: paths.journal)
    replay(JournalReader(file: bytes, header: header), file, header)
    if base == nil, view.journalState == .superseded {
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
    view.journalState = journalState(journal)
    view.journal = journal
  }

  private func journalState(_ journal: SeenJournal) -> StoreView.JournalState {
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
    switch view.journalState {
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

extension StoreContents {
  /// What base and journal hold now, read without a lock; missing files are an empty store.
  /// - Throws: As ``JournaledFile/read()``.
  package init(of paths: StorePaths, on disk: RetryingFileSystem) throws(StorageError) {
    let snapshot = try StoreSnapshot(paths, on: disk)
    try snapshot.refuseDamage(paths)
    self = snapshot.contents(paths)
  }
}

/// A file as it was seen. Holding it open keeps its inode from being given to another.
struct SeenFile {
  let held: HeldFile
  var status: FileStatus
}

/// What a ``JournaledFile`` remembers between two looks.
struct StoreView {
  var base: SeenFile?
  var identity: BaseIdentity
  var journal: SeenJournal?
  var journalState: JournalState

  /// How the journal relates to the base beside it.
  enum JournalState {
    /// It extends this base; or there is no journal, and nothing to extend.
    case extends
    /// This base was made of it, by a compaction that did not come to its end.
    case compacted
    /// Another program wrote the base.
    case superseded
  }
}

/// The journal as far as it was read.
struct SeenJournal {
  var file: SeenFile
  var isWritable = false
  let header: JournalHeader
  /// The last record, which is read again to notice that a failed save was taken back.
  var last: JournalReader.Found?
  /// Where the next record goes, and its number.
  var end: Int
  var sequence: UInt64
  /// Whether the last record is known to be durable: we synced it.
  var isLastSynced = false
  /// A record whose saving failed and which could not be taken back yet.
  var unsettled: [UInt8]?

  var place: JournalRecord.Place {
    JournalRecord.Place(salt: header.salt, sequence: sequence, offset: end)
  }

  /// Where a look begins: at the last record, to see whether it is still the same.
  var lookStart: Int { last?.offset ?? end }
  var lookSequence: UInt64 { last == nil ? sequence : sequence &- 1 }

  mutating func advance(past found: JournalReader.Found, to end: Int) {
    last = found
    isLastSynced = false
    self.end = end
    sequence &+= 1
  }
}
