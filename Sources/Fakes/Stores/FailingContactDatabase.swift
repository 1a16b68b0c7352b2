public import AddressBook

/// A contact database that refuses when a test wants, in front of one that works.
///
/// Events where a recorder is given: `addressBook.saved` {added, updated, removed} for people,
/// `addressBook.saveFailed`.
public final class FailingContactDatabase: ContactDatabase {
  /// What committing and refreshing throw; nil lets them through.
  public var failure: SaveError?
  /// How often a commit was let through.
  public private(set) var commitCount = 0

  private let next: any ContactDatabase
  private let recorder: EventRecorder?

  /// A database in front of another one; it refuses only when set to.
  public init(_ next: any ContactDatabase = MemoryDatabase(), recorder: EventRecorder? = nil) {
    self.next = next
    self.recorder = recorder
  }

  /// What is stored now.
  public var contents: DatabaseContents { next.contents }
  /// The next database's news.
  public var feed: ChangeFeed { next.feed }

  /// The card that a person is kept as.
  public func card(_ id: RecordID) -> VCard? { next.card(id) }

  /// Commits, unless set to refuse; then nothing is stored.
  /// - Throws: ``failure``, or what the next database throws.
  public func commit(
    _ changes: ChangeSet, by author: AnyObject
  ) throws(SaveError) -> Commit {
    let commit: Commit
    do throws(SaveError) {
      if let failure { throw failure }
      commit = try next.commit(changes, by: author)
    } catch {
      recorder?.record("addressBook.saveFailed")
      throw error
    }
    commitCount += 1
    let report = commit.report
    recorder?.record(
      "addressBook.saved",
      [
        "added": .number(report.added.count), "updated": .number(report.updated.count),
        "removed": .number(report.removed.count),
      ])
    return commit
  }

  /// Takes up what others stored, unless set to refuse.
  /// - Throws: ``failure``, or what the next database throws.
  public func refresh() throws(SaveError) {
    if let failure { throw failure }
    try next.refresh()
  }

  /// Gives a stored person another UID, unless told to refuse.
  ///
  /// - Throws: ``failure``, or what the next database throws.
  public func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    if let failure { throw failure }
    try next.replaceUID(uid, with: settled)
  }
}
