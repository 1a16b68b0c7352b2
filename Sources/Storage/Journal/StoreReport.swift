/// What the files of a store hold, read without changing or refusing anything. The payloads of a
/// damaged journal are those of every record that is whole, before and after the damage.
package struct StoreReport: Hashable, Sendable {
  /// A run of bytes.
  package struct Gap: Hashable, Sendable {
    /// The first byte.
    package let offset: Int
    /// How many.
    package let byteCount: Int
  }

  /// How the journal relates to the base.
  package enum JournalState: Hashable, Sendable {
    /// There is none.
    case noJournal
    /// Its entries extend the base.
    case extends
    /// The base was made of it; its entries are in there already.
    case compacted
    /// Another program wrote the base since; its entries are set aside.
    case superseded
    /// It does not begin as a journal of ours does. If only its first bytes are damaged, its saves
    /// are counted all the same.
    case unreadable(StorageError.Reason)
  }

  /// The files.
  package let paths: StorePaths
  /// The bytes of the base; nil when it is missing.
  package let base: [UInt8]?
  /// How the journal relates to the base.
  package internal(set) var journalState = JournalState.noJournal
  /// How many saves are whole.
  package internal(set) var saveCount = 0
  /// The payloads of those saves, in order.
  package internal(set) var payloads: [[UInt8]] = []
  /// Bytes that hold no whole save though one stands behind them.
  package internal(set) var damage: [Gap] = []
  /// Bytes at the end, of a save that was never acknowledged.
  package internal(set) var tornTail: Gap?

  /// Whether there is a base or a journal.
  package var exists: Bool { base != nil || journalState != .noJournal }

  /// Whether base and journal open as files, whatever they mean; a torn tail is no hindrance.
  package var opens: Bool {
    guard damage.isEmpty else { return false }
    switch journalState {
    case .noJournal, .extends, .compacted: return true
    case .superseded: return base != nil
    case .unreadable: return false
    }
  }

  /// All that can be saved: what opening gives, or would give were nothing damaged. Payloads of a
  /// journal whose base is missing or whose header is damaged count, those for an older content of the
  /// base are set aside.
  package var contents: StoreContents {
    switch journalState {
    case .noJournal, .compacted: StoreContents(base: base ?? [])
    case .superseded where base != nil: StoreContents(base: base ?? [], setAside: payloads)
    case .extends, .superseded, .unreadable: StoreContents(base: base ?? [], entries: payloads)
    }
  }

  /// Looks at the files of the store with that base.
  /// - Throws: What the disk throws; damage is not an error here.
  package init(base: String, on disk: any FileSystem) throws(StorageError) {
    paths = StorePaths(base: base)
    let (base, journal) = try StoreSnapshot.read(paths, on: RetryingFileSystem(disk))
    self.base = base?.bytes
    guard let journal = journal?.bytes else { return }
    let identity = BaseIdentity(of: self.base ?? [])
    do throws(StorageError) {
      readOn(journal, try JournalHeader(journal, path: paths.journal), identity)
    } catch {
      if let header = Self.guessedHeader(journal, identity) { readOn(journal, header, identity) }
      journalState = .unreadable(error.reason)
    }
  }

  /// When only the first bytes of a journal are damaged: the header with which its first record is
  /// valid, if it extends this base.
  private static func guessedHeader(_ journal: [UInt8], _ base: BaseIdentity) -> JournalHeader? {
    for generation in 0..<UInt64(1 << 14) {
      let header = JournalHeader(generation: generation, base: base)
      var reader = JournalReader(file: journal, header: header)
      if reader.next() != nil { return header }
    }
    return nil
  }

  private mutating func readOn(
    _ journal: [UInt8], _ header: JournalHeader, _ base: BaseIdentity
  ) {
    var reader = JournalReader(file: journal, header: header)
    var last: JournalRecord?
    repeat {
      while let found = reader.next() {
        last = found.record
        guard case .entries(let saved) = found.record else { continue }
        saveCount += 1
        payloads += saved
      }
      note(reader.ending(), at: reader.end)
    } while reader.skipDamage()
    journalState =
      header.base == base ? .extends : last == .seal(base) ? .compacted : .superseded
  }

  private mutating func note(_ ending: JournalReader.Ending, at offset: Int) {
    switch ending {
    case .clean: break
    case .torn(let bytes): tornTail = Gap(offset: offset, byteCount: bytes)
    case .damaged(let later): damage.append(Gap(offset: offset, byteCount: later - offset))
    }
  }
}

extension StoreReport {
  /// Sentences for people, one a finding.
  package var sentences: [String] {
    var lines = [baseSentence, journalSentence]
    lines += damage.map {
      "\(paths.journal) is damaged: \($0.byteCount) bytes from byte \($0.offset) on hold no whole "
        + "save, though a later save stands behind them."
    }
    if let tornTail {
      lines.append(
        StoreWarning.tornTail(
          journal: paths.journal, offset: tornTail.offset, bytes: tornTail.byteCount
        ).sentence)
    }
    return lines
  }

  private var baseSentence: String {
    if let base { return "\(paths.base): \(base.count) bytes." }
    guard journalState == .superseded else { return "\(paths.base) is missing." }
    return StorageError(.open, paths.base, .baseMissing(journal: paths.journal)).sentence
  }

  private var journalSentence: String {
    let saves = "\(saveCount) whole \(saveCount == 1 ? "save" : "saves")"
    switch journalState {
    case .noJournal: return "\(paths.journal): none; everything is in the base."
    case .extends: return "\(paths.journal): \(saves)."
    case .compacted: return "\(paths.journal): \(saves), all of them in the base already."
    case .superseded: return "\(paths.journal): \(saves), for an older content of the base."
    case .unreadable(let reason):
      return
        "\(StorageError(.read, paths.journal, reason).sentence) Whole saves in it: \(saveCount)."
    }
  }
}
