/// A database that lives as long as the process.
public final class MemoryDatabase: ContactDatabase {
  /// Tells the working copies that something was saved.
  public let feed = ChangeFeed()
  private var core: DatabaseCore
  private var cards: [RecordID: VCard] = [:]

  /// An empty database; the first source is the default.
  public init(stamps: Stamps = .counting(), sources: [Source] = [.local]) {
    core = DatabaseCore(stamps: stamps, state: BookState(sources: sources))
  }

  /// What is stored now.
  public var state: BookState { core.state }

  /// What is stored now, with its names sorted.
  public func indexedState() -> BookState { core.indexedState() }

  /// A UID that was never given before.
  public func newUID() -> String { core.newUID() }

  /// Merges the changes and answers what they came to; never fails.
  public func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit {
    let commit = core.plan(changes)
    core.apply(commit)
    cards.merge(commit.importedCards) { $1 }
    for id in commit.removedPeople { cards[id] = nil }
    feed.announce(by: author)
    return commit
  }

  /// Does nothing: nobody else can write.
  public func refresh() throws(SaveError) {}

  /// The card that a person was imported from, if it was.
  public func card(_ id: RecordID) -> VCard? { cards[id] }

  /// A person's ID by the UID that it has or has had.
  public func id(ofUID uid: String) -> RecordID? { core.id(ofUID: uid) }

  /// Gives a stored person the UID that its account settled on; an unknown UID is passed over.
  public func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    guard let commit = core.plan(replacing: uid, with: settled) else { return }
    core.apply(commit)
    feed.announce(by: nil)
  }
}
