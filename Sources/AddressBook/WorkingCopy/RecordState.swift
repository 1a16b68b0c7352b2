/// What has happened to a record in its working copy, from draft to deletion.
public enum RecordState: Hashable, Sendable {
  /// Belongs to no address book.
  case draft
  /// Added to a working copy, not saved yet.
  case added
  /// In the database, as far as the working copy knows.
  case stored
  /// Marked for removal; gone from lists, back after a revert (R-AB-11).
  case removed
  /// No longer in the database.
  case deleted

  var isEditable: Bool { self == .draft || self == .added || self == .stored }
}

/// What people and groups have in common inside a working copy.
protocol ManagedRecord: AnyObject {
  associatedtype Row: Identifiable<RecordID>
  var id: RecordID { get }
  var stored: Row? { get }
  var state: RecordState { get set }
  var book: WorkingCopy? { get set }
  var wantedUID: String? { get set }
  var wasTried: Bool { get set }
  var isEdited: Bool { get }
  func take(_ row: Row)
  func vanish()
  func becomeDraft()
}
