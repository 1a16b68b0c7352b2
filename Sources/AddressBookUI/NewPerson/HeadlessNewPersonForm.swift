public import AddressBook
public import Headless

/// The new-person form without a screen: what the user does are its methods.
///
/// The draft is kept apart from the displayed person, so Cancel leaves that as it was (R-NP-7). Save adds
/// it, or updates or duplicates one that is stored already (R-NP-8). Where the save fails an alert says
/// why, the form stays with its draft, and Save can be tried again; the delegate hears nothing.
public final class HeadlessNewPersonForm: NewPersonForm, PersonEditing {
  /// `newPerson`.
  public let screenName = "newPerson"
  /// The words in the bar.
  public let title = "New Contact"
  /// Cancel and Done live in the bar (R-NP-1).
  public let barNeed = NavigationBarRequirement.container
  /// Told once how the form ended.
  public weak var delegate: (any NewPersonDelegate)?
  /// Prefills the draft and nothing else; setting it begins the draft anew (R-NP-2).
  public var displayedPerson: PersonRecord? {
    didSet {
      book = displayedPerson?.book ?? book
      prefill()
    }
  }
  /// The group that the person joins when saved.
  public var parentGroup: GroupRecord?
  /// What the user has entered so far.
  public private(set) var draft = Person()
  /// Whether the delegate has been told the end of this run.
  public var hasEnded: Bool { stage.hasEnded }

  private let surroundings: ContactSurroundings
  private let stage = ScreenLifecycle()
  private var book: WorkingCopy?

  /// A form in its surroundings.
  public init(_ surroundings: ContactSurroundings) { self.surroundings = surroundings }

  /// Where the person is saved: the displayed person's own book once one is displayed that is in a book
  /// (R-NP-3), else the one that was set, else one made now.
  public var addressBook: WorkingCopy {
    get { surroundings.workingCopy(keptIn: &book) }
    set { book = newValue }
  }

  /// Cancel, and Done where there is something to save.
  public var barButtons: [BarButton] {
    [
      BarButton("Cancel", side: .left),
      BarButton("Done", side: .right, isDone: true, isEnabled: hasContent),
    ]
  }

  /// What the form shows of the draft.
  public var contents: CardContents { CardContents(of: draft) }

  /// Whether the user can delete the person here: it is stored already.
  public var canDelete: Bool { displayedPerson?.state == .stored }

  /// Begins a run with the displayed person.
  public func moved(to presenter: (any Presenter)?) {
    stage.moved(to: presenter)
    if presenter != nil { prefill() }
  }

  /// Notes that the user sees the form.
  public func willAppear() { stage.willAppear() }

  /// Notes that the user does not see the form any more.
  public func willDisappear(_ reason: DisappearReason) { stage.willDisappear() }

  /// The user edits the draft.
  ///
  /// - Throws: `IntentRefused`, as ``PersonEditing`` says.
  public func edit(
    _ change: (inout Person) throws(RecordError) -> Void
  ) throws(IntentRefused) {
    try stage.checkRunning("edit")
    draft = try draft.edited(by: change)
  }

  /// The user taps Done: the person is saved together with every other pending change (R-NP-6).
  ///
  /// - Throws: `IntentRefused` where the form is not in front, has ended, or holds nothing to save.
  public func save() throws(IntentRefused) {
    try stage.checkRunning("save")
    guard hasContent else { throw IntentRefused(.buttonDisabled, "Done") }
    do {
      let person = try store()
      stage.end()
      delegate?.newPersonForm(self, didCompleteWith: person)
    } catch {
      stage.show(error.alert)
    }
  }

  /// The user taps Cancel: nothing is saved (R-NP-7).
  ///
  /// - Throws: `IntentRefused` where the form is not in front or has ended.
  public func cancel() throws(IntentRefused) {
    try stage.checkRunning("cancel")
    stage.end()
    delegate?.newPersonForm(self, didCompleteWith: nil)
  }

  /// The user deletes the displayed person, which ends the form (B-05).
  ///
  /// - Throws: `IntentRefused` where the form is not in front, has ended, or the person is not stored.
  public func delete() throws(IntentRefused) {
    try stage.checkRunning("delete")
    guard let displayedPerson, canDelete else { throw IntentRefused(.notAllowed, "delete") }
    do {
      try addressBook.delete(displayedPerson)
      stage.end()
      delegate?.newPersonFormDidDelete(self)
    } catch {
      stage.show(error.alert)
    }
  }

  private var hasContent: Bool {
    draft.imageData != nil || draft.properties.contains { $0 != .kind && !$0.isKeptByStore }
  }

  private func prefill() {
    draft = displayedPerson?.person ?? Person()
    stage.begin()
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
