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
  var standing: Standing

  /// How the journal stands to the base beside it.
  enum Standing {
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
