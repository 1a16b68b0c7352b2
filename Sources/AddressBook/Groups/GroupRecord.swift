/// One group inside one working copy, or a draft that belongs to none.
///
/// Members come and go through the working copy: ``WorkingCopy/addMember(_:to:)``.
public final class GroupRecord: ManagedRecord {
  /// What the user calls it, unsaved edits included; empty once the group was deleted.
  public internal(set) var name: String
  /// The row as it was last read or saved; nil for a draft.
  public internal(set) var stored: StoredGroup?
  /// Whether the record is a draft, stored, removed or something between.
  public internal(set) var state = RecordState.draft

  var wantedUID: String?
  /// Whether a save of the draft was tried and failed.
  var wasTried = false
  /// People that were taken in and not saved, each with its place in the order of joining.
  private(set) var joiningPlaces: [ObjectIdentifier: (place: Int, person: PersonRecord)] = [:]
  private var nextPlace = 0
  var leaving: Set<RecordID> = []
  weak var book: WorkingCopy?

  /// A draft. CR LF and CR in the name become LF, and control characters are left out.
  public init(name: String) { self.name = name.normalizedText }

  /// The ID; ``RecordID/invalid`` for one that was never saved. People count apart (R-AB-17).
  public var id: RecordID { stored?.id ?? .invalid }

  /// The people in the group, as the working copy sees them; none for a draft.
  public var members: [PersonRecord] { book?.members(of: self) ?? [] }

  /// Renames the group.
  ///
  /// - Throws: `unknownRecord` for a deleted group, `controlCharacter` for a name that no card can hold,
  ///   `notPermittedByUser` without access.
  public func rename(to name: String) throws(RecordError) {
    guard state.isEditable else { throw RecordError(.unknownRecord) }
    if let book { try book.checkAccess() }
    if let fault = name.fault { throw RecordError(fault) }
    self.name = name.normalizedLines
    book?.note(self)
  }
}

extension GroupRecord {
  var isEdited: Bool {
    guard let stored else { return false }
    return !name.isExactly(stored.name) || !joiningPlaces.isEmpty || !leaving.isEmpty
  }

  /// People that were taken in and not saved, in order.
  var joining: [PersonRecord] {
    joiningPlaces.values.sorted { $0.place < $1.place }.map(\.person)
  }

  func contains(_ person: PersonRecord) -> Bool {
    joiningPlaces[ObjectIdentifier(person)] != nil
      || (stored?.members.contains(person.id) == true && !leaving.contains(person.id))
  }

  func insert(_ person: PersonRecord) {
    guard leaving.remove(person.id) == nil else { return }
    joiningPlaces[ObjectIdentifier(person)] = (nextPlace, person)
    nextPlace += 1
  }

  func remove(_ person: PersonRecord) {
    guard joiningPlaces.removeValue(forKey: ObjectIdentifier(person)) == nil else { return }
    leaving.insert(person.id)
  }

  func take(_ row: StoredGroup) {
    stored = row
    name = row.name
    forgetMembershipEdits()
    state = .stored
  }

  func vanish() {
    name = ""
    forgetMembershipEdits()
    state = .deleted
  }

  func becomeDraft() {
    stored = nil
    wasTried = false
    forgetMembershipEdits()
    book = nil
    state = .draft
  }

  private func forgetMembershipEdits() {
    joiningPlaces = [:]
    leaving = []
  }
}
