import AddressBook

/// A database whose saves fail while a test says so.
final class FlakyDatabase: ContactDatabase {
  var isFailing = false
  private let base = MemoryDatabase()

  var state: BookState { base.state }
  var feed: ChangeFeed { base.feed }
  func indexedState() -> BookState { base.indexedState() }
  func refresh() throws(SaveError) { try base.refresh() }
  func id(ofUID uid: String) -> RecordID? { base.id(ofUID: uid) }
  func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    try base.replaceUID(uid, with: settled)
  }

  func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit {
    if isFailing { throw .notPermittedByStore }
    return try base.commit(changes, by: author)
  }
}
