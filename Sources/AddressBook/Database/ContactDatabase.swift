/// The one database under any number of working copies (R-AB-1).
///
/// Like everything that a working copy gives out it stays on one thread (R-AB-3).
public protocol ContactDatabase: AnyObject {
  /// What is stored now.
  var state: BookState { get }

  /// The same with its names sorted for lists and searches; the first call costs O(n log n), and from then
  /// on each commit keeps the index up.
  func indexedState() -> BookState

  /// Tells the working copies of changes that were not theirs.
  var feed: ChangeFeed { get }

  /// A UID that was never given before.
  func newUID() -> String

  /// Merges the changes with what is stored, makes the result durable and answers it.
  ///
  /// On an error nothing is changed. `author` is the working copy whose own changes these are.
  func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit

  /// Takes up what other processes have stored since; tells the feed if there was something.
  func refresh() throws(SaveError)

  /// The card that a person is kept as, with all that a person has no place for; nil where there is none.
  func card(_ id: RecordID) -> VCard?

  /// A person's ID by the UID that it has or has had; nil for an unknown one.
  func id(ofUID uid: String) -> RecordID?

  /// Gives a stored person the UID that its account settled on; the old UID keeps leading to it (B-18).
  func replaceUID(_ uid: String, with settled: String) throws(SaveError)
}
