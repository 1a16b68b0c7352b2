/// The files of one journaled store, named after its base: for `contacts.vcf`, `contacts.journal`
/// and `contacts.lock` beside it.
package struct StorePaths: Hashable, Sendable {
  /// The ordinary file that other programs read.
  package let base: String

  /// The paths of the store with that base file.
  package init(base: String) { self.base = base }

  /// The entries saved since the base was written.
  package var journal: String { Path.replacingExtension(of: base, with: "journal") }
  /// What writers lock; its text identifies the holder.
  package var lock: String { Path.replacingExtension(of: base, with: "lock") }
  /// The folder that holds them all.
  package var folder: String { Path.folder(of: base) }

  /// Moves the journal, whose entries the base does not need or no longer fits, to the next free name of
  /// `….journal.old-1`, `….journal.old-2` and so on; durable when this returns.
  package func setJournalAside(on disk: RetryingFileSystem) throws(StorageError) {
    var number = 1
    while try disk.status(at: "\(journal).old-\(number)") != nil { number += 1 }
    try disk.rename(journal, to: "\(journal).old-\(number)")
    try disk.syncFolder(folder)
  }
}

/// All that a journaled file holds: the state is the base with the entries applied in order.
package struct StoreContents: Hashable, Sendable {
  /// The bytes of the base file; empty when there is none yet.
  package var base: [UInt8] = []
  /// The payloads saved since, in order.
  package var entries: [[UInt8]] = []
  /// Payloads that extend an older base, which another program has replaced since. They are not
  /// part of the state; the next save keeps their journal beside (`contacts.journal.old-1`).
  package var setAside: [[UInt8]] = []
  /// What the user should know.
  package var warnings: [StoreWarning] = []

  /// Contents by hand; ``JournaledFile`` makes them of files.
  package init(
    base: [UInt8] = [], entries: [[UInt8]] = [], setAside: [[UInt8]] = [],
    warnings: [StoreWarning] = []
  ) {
    self.base = base
    self.entries = entries
    self.setAside = setAside
    self.warnings = warnings
  }
}

/// What was found, and dealt with, on opening a store.
public enum StoreWarning: Hashable, Sendable {
  /// The journal ends in the middle of an entry: a save that was never acknowledged.
  case tornTail(journal: String, offset: Int, bytes: Int)
  /// Another program wrote the base file. It is the newer truth; so many entries were set aside.
  case baseEditedElsewhere(base: String, entriesSetAside: Int)
}

/// What others did to a store since it was last looked at.
package enum StoreChange: Hashable, Sendable {
  /// Nothing.
  case none
  /// Another writer saved these payloads.
  case appended([[UInt8]])
  /// The base was replaced (compaction, or another program), or this is the first look. What was
  /// known before is void.
  case replaced(StoreContents)

  /// Both changes as one.
  func followed(by next: StoreChange) -> StoreChange {
    switch (self, next) {
    case (_, .replaced), (.none, _): return next
    case (_, .none): return self
    case (.appended(let before), .appended(let after)): return .appended(before + after)
    case (.replaced(var contents), .appended(let after)):
      contents.entries += after
      return .replaced(contents)
    }
  }
}

extension StoreWarning {
  /// The sentence for people.
  public var sentence: String {
    switch self {
    case .tornTail(let journal, let offset, let bytes):
      "\(journal) ends in the middle of a save that never came to its end; "
        + "the last \(bytes) bytes, from byte \(offset) on, were left out."
    case .baseEditedElsewhere(let base, 0):
      "\(base) was changed by another program; its present content counts."
    case .baseEditedElsewhere(let base, let entries):
      "\(base) was changed by another program; its present content counts. "
        + "\(entries) saved \(entries == 1 ? "entry" : "entries") of before that "
        + "will be kept beside it when you save."
    }
  }
}
