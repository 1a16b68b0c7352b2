import AddressBook
import Conformance

/// The address book's database as the app sees it: its saves are noted, and fail where a scenario says so.
final class WatchedDatabase: ContactDatabase {
  /// The database itself, as another app sees it.
  let base: any ContactDatabase
  private let log: EventLog
  var isFailing = false

  init(_ base: any ContactDatabase, log: EventLog) {
    self.base = base
    self.log = log
  }

  var state: BookState { base.state }
  func indexedState() -> BookState { base.indexedState() }
  var feed: ChangeFeed { base.feed }

  func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit {
    if isFailing { throw .notPermittedByStore }
    let commit = try base.commit(changes, by: author)
    if !changes.isEmpty { log.note(Event("addressBook.saved")) }
    return commit
  }

  func refresh() throws(SaveError) { try base.refresh() }
  func id(ofUID uid: String) -> RecordID? { base.id(ofUID: uid) }
  func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    try base.replaceUID(uid, with: settled)
  }
}
