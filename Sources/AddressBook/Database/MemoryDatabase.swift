/// A database that lives as long as the process.
public final class MemoryDatabase: ContactDatabase {
  /// What is stored now.
  public private(set) var contents: DatabaseContents
  /// Notifies the working copies of what is saved.
  public let feed = ChangeFeed()
  private var cards: [RecordID: VCard] = [:]

  /// An empty database; the first source is the default.
  public init(stamps: Stamps = .counting(), sources: [Source] = [.local]) {
    contents = DatabaseContents(stamps: stamps, sources: sources)
  }

  /// Merges the changes and returns what they came to; never fails.
  public func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit {
    let commit = contents.plan(changes)
    contents.apply(commit)
    cards.merge(commit.importedCards) { $1 }
    for id in commit.removedPeople { cards[id] = nil }
    feed.announce(by: author)
    return commit
  }

  /// Does nothing: no other process can write here.
  public func refresh() throws(SaveError) {}

  /// The card that a person was imported from, if it was.
  public func card(_ id: RecordID) -> VCard? { cards[id] }

  /// Gives a stored person the UID that its account settled on; an unknown UID is passed over. Never fails.
  public func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    let commit = contents.plan(replacing: uid, with: settled)
    guard !commit.people.isEmpty else { return }
    contents.apply(commit)
    feed.announce(by: nil)
  }
}
