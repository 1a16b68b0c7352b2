/// What a save did, and where it met what others had saved in the meantime.
public struct SaveReport: Hashable, Sendable {
  /// People that got their ID, in the order in which they were added.
  public var added: [RecordID] = []
  /// People whose content changed.
  public var updated: [RecordID] = []
  /// People that were removed.
  public var removed: [RecordID] = []
  /// Groups that got their ID, in the order in which they were added.
  public var addedGroups: [RecordID] = []
  /// Groups whose name or members changed.
  public var updatedGroups: [RecordID] = []
  /// Groups that were removed.
  public var removedGroups: [RecordID] = []
  /// Where this save and an earlier one of another working copy changed the same thing.
  public var conflicts: [SaveConflict] = []

  /// A report of nothing.
  public init() {}

  var deletedElsewhere: [RecordID] {
    conflicts.compactMap { if case .deletedElsewhere(let id, _) = $0 { id } else { nil } }
  }

  var groupsDeletedElsewhere: [RecordID] {
    conflicts.compactMap { if case .groupDeletedElsewhere(let id) = $0 { id } else { nil } }
  }
}

/// One thing that two working copies changed; the later save won (R-AB-9). Nothing is lost in silence: the
/// case carries what gave way.
public enum SaveConflict: Hashable, Sendable {
  /// A property had been changed by an earlier save, whose value gave way; nil where that had removed it.
  case overwrote(RecordID, PersonProperty, theirs: PropertyValue?)
  /// The picture had been changed by an earlier save and gave way; nil where that had removed it.
  case overwroteImage(RecordID, theirs: [UInt8]?)
  /// The person had been deleted by an earlier save; the edits, in `mine`, were not stored.
  case deletedElsewhere(RecordID, mine: Person)
  /// This save removed a person that an earlier one had changed, to `theirs`.
  case removedChanged(RecordID, theirs: Person)
  /// The group had been renamed by an earlier save, and that name gave way.
  case overwroteGroupName(RecordID, theirs: String)
  /// The group had been deleted by an earlier save; the changes to it were not stored.
  case groupDeletedElsewhere(RecordID)
}

/// Why a save failed. Database and working copy are as they were, so it may be tried again.
public enum SaveError: Error, Hashable, Sendable {
  /// The user has not allowed access (R-AB-71, R-AB-73 code 1).
  case notPermittedByUser
  /// The source takes no such change (R-AB-73 code 0).
  case notPermittedByStore
  /// The files could not be read or written.
  case store(StoreError)
}

/// Runs what reads or writes files.
func saving<Value>(_ body: () throws(StoreError) -> Value) throws(SaveError) -> Value {
  do throws(StoreError) { return try body() } catch { throw .store(error) }
}
