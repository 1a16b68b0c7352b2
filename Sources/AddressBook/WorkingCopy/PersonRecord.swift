/// One person inside one working copy, or a draft that belongs to none (R-AB-10).
///
/// Two objects may stand for the same record: compare by ``id`` (R-AB-18). Keep the working copy as long as
/// its records: without it their edits cannot be saved, and a group has no members.
public final class PersonRecord: ManagedRecord {
  /// The content as this working copy sees it, edits included; nothing once the record was deleted (R-AB-8).
  public internal(set) var person: Person
  /// The row as it was last read or saved; nil for a draft.
  public internal(set) var stored: StoredPerson?
  /// Whether the record is a draft, stored, removed or something between.
  public internal(set) var state = RecordState.draft
  /// The UID that a draft came with, as from a vCard, or the stored one.
  public var uid: String? { stored?.uid ?? wantedUID }

  /// The card that a draft came from; what it holds and a person has no property for is stored too.
  let importedCard: VCard?
  var wantedUID: String?
  /// Whether a save of the draft was tried and failed.
  var wasTried = false
  var link: String?
  var wantedSource: Source.ID?
  /// The working copy that the record is in; nil for a draft.
  package internal(set) weak var book: WorkingCopy?

  /// A draft with some content; `uid` keeps the identity that it has elsewhere. Blanks at the ends of a UID and control
  /// characters are left out, and an empty one is none.
  public init(_ person: Person = Person(), uid: String? = nil) {
    self.person = person
    importedCard = nil
    wantedUID = uid?.normalizedUID
  }

  /// A draft of a card. What the card holds beyond a person's properties is stored with it.
  public init(_ card: VCard) {
    person = Person(card)
    importedCard = card
    wantedUID = card.uid
  }

  /// The ID; ``RecordID/invalid`` for one that was never saved (R-AB-14).
  public var id: RecordID { stored?.id ?? .invalid }

  /// The value of a property; nil where there is none (R-AB-23).
  public func value(of property: PersonProperty) -> PropertyValue? { person[property] }

  /// Sets a property.
  ///
  /// - Throws: what ``Person/set(_:for:)`` refuses, `unknownRecord` for a deleted record,
  ///   `notPermittedByUser` without access.
  public func set(
    _ value: PropertyValue, for property: PersonProperty
  ) throws(RecordError) {
    try update { (person) throws(RecordError) in try person.set(value, for: property) }
  }

  /// Takes a property's value away; without one nothing happens (R-AB-27).
  ///
  /// - Throws: `keptByStore` for the store's own dates; `unknownRecord` and `notPermittedByUser` as ``set(_:for:)`` does.
  public func removeValue(for property: PersonProperty) throws(RecordError) {
    guard !property.isKeptByStore else { throw RecordError(.keptByStore, property: property) }
    try update { (person) throws(RecordError) in person.removeValue(for: property) }
  }

  /// Sets the picture, unchecked (R-AB-64); nil takes it away.
  ///
  /// - Throws: `unknownRecord` and `notPermittedByUser` as ``set(_:for:)`` does.
  public func setImageData(_ bytes: [UInt8]?) throws(RecordError) {
    try update { (person) throws(RecordError) in person.imageData = bytes }
  }

  /// Replaces the whole content but for the store's own dates, which stay.
  ///
  /// - Throws: `unknownRecord` and `notPermittedByUser` as ``set(_:for:)`` does.
  public func replace(with content: Person) throws(RecordError) {
    try update { (person) throws(RecordError) in
      var content = content
      for property in PersonProperty.allCases where property.isKeptByStore {
        content.removeValue(for: property)
        if let date = person[property] { content.store(date, for: property) }
      }
      person = content
    }
  }

  private func update(
    _ change: (inout Person) throws(RecordError) -> Void
  ) throws(RecordError) {
    guard state.isEditable else { throw RecordError(.unknownRecord) }
    if let book { try book.checkAccess() }
    var changed = person
    try change(&changed)
    person = changed
    book?.note(self)
  }
}

extension PersonRecord {
  var isEdited: Bool {
    guard let stored else { return false }
    return !link.isExactly(stored.link) || !person.hasSameContent(as: stored.person)
  }

  func take(_ row: StoredPerson) {
    stored = row
    person = row.person
    link = row.link
    state = .stored
  }

  func vanish() {
    person = Person()
    link = nil
    state = .deleted
  }

  func becomeDraft() {
    stored = nil
    wasTried = false
    link = nil
    book = nil
    state = .draft
  }
}
