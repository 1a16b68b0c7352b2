public import AddressBook
public import Headless

/// The new-person form without a screen: what the user does are its methods.
///
/// The draft is kept apart from the displayed person, so Cancel leaves that as it was (R-NP-7). Save adds
/// it, or updates or duplicates one that is stored already (R-NP-8). Where the save fails an alert says
/// why, the form stays with its draft, and Save can be tried again; the delegate is not called.
public final class HeadlessNewPersonForm: HeadlessContactScreen, NewPersonForm, PersonEditing {
  /// Told once how the form ended; a form that is swiped away was cancelled (R-NP-5).
  public weak var delegate: (any NewPersonDelegate)?
  /// Prefills the draft and nothing else; setting it begins a run (R-NP-2). A person of an address
  /// book brings that one (R-NP-3).
  public var displayedPerson: PersonRecord? {
    didSet {
      if let book = displayedPerson?.book { addressBook = book }
      beginRun()
    }
  }
  /// The group that the person joins when saved.
  public var parentGroup: GroupRecord?
  /// What the user has entered so far.
  public private(set) var draft = Person()

  /// A form in its surroundings.
  public init(_ surroundings: ContactSurroundings) {
    super.init("newPerson", .container, surroundings)
  }

  /// "New Contact".
  public override var title: String { "New Contact" }

  /// Cancel, and Done where there is something to save.
  public override var barButtons: [BarButton] {
    [
      BarButton("Cancel", side: .left),
      BarButton("Done", side: .right, isDone: true, isEnabled: hasContent),
    ]
  }

  /// What the form shows of the draft.
  public var contents: CardContents { CardContents(of: draft) }

  /// Whether the user can delete the person here: it is stored already.
  public var canDelete: Bool { displayedPerson?.state == .stored }

  /// The user edits the draft.
  ///
  /// - Throws: `IntentRefused` where the form is not in front or has ended, or with `wrongType`.
  public func edit(
    _ change: (inout Person) throws(RecordError) -> Void
  ) throws(IntentRefused) {
    try check("edit")
    draft = try draft.edited(by: change)
  }

  /// The user taps Done: the person is saved together with every other pending change (R-NP-6).
  ///
  /// - Throws: `IntentRefused` where the form is not in front, has ended, or holds nothing to save.
  public func save() throws(IntentRefused) {
    try check("save")
    guard hasContent else { throw IntentRefused(.buttonDisabled, "Done") }
    var saved: PersonRecord?
    end { () throws(SaveFailure) in
      saved = try store()
    } telling: {
      delegate?.newPersonForm(self, didCompleteWith: saved)
    }
  }

  /// The user taps Cancel: nothing is saved (R-NP-7).
  ///
  /// - Throws: `IntentRefused` where the form is not in front or has ended.
  public func cancel() throws(IntentRefused) {
    try check("cancel")
    didCancel()
  }

  /// The user deletes the displayed person, which ends the form (B-05).
  ///
  /// - Throws: `IntentRefused` where the form is not in front, has ended, or the person is not stored.
  public func delete() throws(IntentRefused) {
    try check("delete")
    guard let displayedPerson, canDelete else { throw IntentRefused(.notAllowed, "delete") }
    end { () throws(SaveFailure) in
      try addressBook.delete(displayedPerson)
    } telling: {
      delegate?.newPersonFormDidDelete(self)
    }
  }

  override func begin() { draft = displayedPerson?.person ?? Person() }

  override func didCancel() { end { delegate?.newPersonForm(self, didCompleteWith: nil) } }

  private var hasContent: Bool {
    draft.imageData != nil || draft.properties.contains { $0 != .kind && !$0.isKeptByStore }
  }

  private func store() throws(SaveFailure) -> PersonRecord {
    if let record = displayedPerson, surroundings.savingStoredPerson == .update,
      record.state == .stored || record.state == .added
    {
      try addressBook.update(record, content: draft, in: parentGroup)
      return record
    }
    let isDraft = displayedPerson?.state == .draft
    let record = isDraft ? displayedPerson ?? PersonRecord() : PersonRecord()
    try addressBook.store(record, content: draft, in: parentGroup)
    return record
  }
}
