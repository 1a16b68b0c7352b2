/// One group inside one working copy, or a draft that belongs to none.
///
/// Members come and go through the working copy: ``WorkingCopy/addMember(_:to:)``.
public final class GroupRecord: ManagedRecord {
  /// What the user calls it, unsaved edits included; empty once the group was deleted.
  public internal(set) var name: String
  /// The row as it was last read or saved; nil for a draft.
  public internal(set) var stored: StoredGroup?
  /// Where the record stands between draft and deletion.
  public internal(set) var standing = RecordState.draft

  var wantedUID: String?
  /// Whether a save of the draft was tried and failed.
  var wasTried = false
  var joining: [PersonRecord] = []
  var leaving: Set<RecordID> = []
  weak var book: WorkingCopy?

  /// A draft.
  public init(name: String) { self.name = name }

  /// The ID; ``RecordID/invalid`` for one that was never saved. People count apart (R-AB-17).
  public var id: RecordID { stored?.id ?? .invalid }

  /// The people in the group, as the working copy sees them; none for a draft.
  public var members: [PersonRecord] { book?.members(of: self) ?? [] }

  /// Renames the group.
  ///
  /// - Throws: `unknownRecord` for a deleted group, `notPermittedByUser` without access.
  public func rename(to name: String) throws(RecordError) {
    guard standing.isEditable else { throw RecordError(.unknownRecord) }
    if let book { try book.checkAccess() }
    self.name = name
    book?.note(self)
  }
}

extension GroupRecord {
  var isEdited: Bool {
    guard let stored else { return false }
    return name != stored.name || !joining.isEmpty || !leaving.isEmpty
  }

  func take(_ row: StoredGroup) {
    stored = row
    name = row.name
    forgetMembershipEdits()
    standing = .stored
  }

  func vanish() {
    name = ""
    forgetMembershipEdits()
    standing = .deleted
  }

  func becomeDraft() {
    stored = nil
    wasTried = false
    forgetMembershipEdits()
    book = nil
    standing = .draft
  }

  private func forgetMembershipEdits() {
    joining = []
    leaving = []
  }
}
