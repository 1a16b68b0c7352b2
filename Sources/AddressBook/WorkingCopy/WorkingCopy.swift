/// A private working copy of an address book: no other working copy sees its edits before they are saved (R-AB-2).
///
/// It shows the database as it was when the copy was made or last reverted, with its own edits and saves on
/// top (R-AB-68). It and its records stay on one thread; only IDs may cross (R-AB-3).
public final class WorkingCopy {
  /// The database under it.
  public let database: any ContactDatabase
  /// The choices that this copy follows.
  public let policy: Policy

  let access: ContactAccess?
  var base: BookState
  var personChanges = ChangeTracker<PersonRecord>()
  var groupChanges = ChangeTracker<GroupRecord>()
  var watch = ChangeWatch()
  /// Nil as soon as anything is edited, added, removed, saved or reverted.
  var cachedNames: NameIndex?

  /// A working copy of what is stored now.
  ///
  /// Without access it is empty, and edits fail, until the user agrees (R-AB-71).
  public init(
    of database: any ContactDatabase, policy: Policy = .standard, access: ContactAccess? = nil
  ) {
    self.database = database
    self.policy = policy
    self.access = access
    base = database.state
    database.feed.subscribe(self) { [weak self] isOwn in
      self?.noteChange(isOwn: isOwn)
    }
  }

  /// A working copy, unless the user forbids it or something above the user does (R-AB-71).
  ///
  /// - Throws: ``AccessError/notPermittedByUser``.
  public static func open(
    _ database: any ContactDatabase, policy: Policy = .standard, access: ContactAccess
  ) throws(AccessError) -> WorkingCopy {
    switch access.status {
    case .denied, .restricted: throw .notPermittedByUser
    case .notDetermined, .authorized:
      return WorkingCopy(of: database, policy: policy, access: access)
    }
  }

  /// What the user decided on access (R-AB-70).
  public var authorization: ContactAccess.Status { access?.status ?? .authorized }

  var mayRead: Bool { authorization == .authorized }

  func checkAccess() throws(RecordError) {
    guard mayRead else { throw RecordError(.notPermittedByUser) }
  }

  func note(_ record: PersonRecord) {
    personChanges.touch(record)
    cachedNames = nil
  }

  func note(_ record: GroupRecord) { groupChanges.touch(record) }
}
