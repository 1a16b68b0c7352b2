/// All that a journaled file holds: the state is the base with the entries applied in order.
public struct StoreContents: Hashable, Sendable {
  /// The bytes of the base file; empty when there is none yet.
  public var base: [UInt8] = []
  /// The payloads saved since, in order.
  public var entries: [[UInt8]] = []
  /// Payloads that extend an older base, which another program has replaced since. They are not
  /// part of the state; the next save keeps their journal beside (`contacts.journal.old-1`).
  public var setAside: [[UInt8]] = []
  /// What the user should hear about.
  public var warnings: [StoreWarning] = []

  /// Contents by hand; ``JournaledFile`` makes them of files.
  public init(
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
public enum StoreChange: Hashable, Sendable {
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
