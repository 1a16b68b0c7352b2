/// The one database under any number of working copies (R-AB-1).
///
/// Like everything that a working copy gives out it stays on one thread (R-AB-3). An implementation of one's own
/// keeps its rows in ``DatabaseContents``: that plans what a change set comes to; the implementation makes the
/// commit durable, applies it and announces it.
public protocol ContactDatabase: AnyObject {
  /// What is stored now.
  var contents: DatabaseContents { get }

  /// Notifies the working copies of changes.
  var feed: ChangeFeed { get }

  /// Merges the changes with what is stored, makes the result durable and returns it.
  ///
  /// - Parameters:
  ///   - changes: What the working copy added, edited and removed since it read the records.
  ///   - author: The working copy whose own changes these are.
  /// - Throws: `SaveError` where the result cannot be made durable; then nothing is changed.
  func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit

  /// Takes up what other processes have stored since; announces it if there was something.
  ///
  /// - Throws: `SaveError.store` where it cannot be read; then ``contents`` stay as last known.
  func refresh() throws(SaveError)

  /// The card that a person is kept as, with all that a person has no property for; nil where there is none.
  func card(_ id: RecordID) -> VCard?

  /// Gives a stored person the UID that its account settled on; the old UID keeps leading to it (B-18). An unknown
  /// UID and one that another person has are passed over.
  ///
  /// - Throws: `SaveError` as ``commit(_:by:)`` does.
  func replaceUID(_ uid: String, with settled: String) throws(SaveError)
}

extension ContactDatabase {
  /// All people and groups as they are stored now.
  public var state: BookState { contents.state }

  /// A UID that was never given before.
  public func newUID() -> String { contents.newUID() }

  /// A person's ID by the UID that it has or has had; nil for an unknown one.
  public func id(ofUID uid: String) -> RecordID? { contents.id(ofUID: uid) }
}

/// Notifies working copies that their database has changed.
public final class ChangeFeed {
  private struct Listener {
    weak var object: AnyObject?
    let notify: (_ isOwn: Bool) -> Void
  }
  private var listeners: [Listener] = []

  /// A feed without listeners.
  public init() {}

  /// Adds a listener for as long as `object` lives. `notify` must not hold `object` strongly.
  func subscribe(_ object: AnyObject, notify: @escaping (_ isOwn: Bool) -> Void) {
    listeners.append(Listener(object: object, notify: notify))
  }

  /// Notifies every listener, the author with the mark that the change is its own. An author of nil is for a
  /// change that came from elsewhere.
  public func announce(by author: AnyObject?) {
    listeners.removeAll { $0.object == nil }
    for listener in listeners { listener.notify(author != nil && listener.object === author) }
  }
}
