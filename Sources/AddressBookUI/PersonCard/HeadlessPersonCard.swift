public import AddressBook
public import Headless

/// The card of a known person without a screen: what the user does are its methods.
///
/// Editing works on a draft; Done saves it (R-PV-3). Where the save fails an alert says why, and the card
/// stays in editing with its draft.
public final class HeadlessPersonCard: HeadlessContactScreen, PersonCard, PersonEditing {
  /// Asked at each tap on a value.
  public weak var delegate: (any PersonCardDelegate)?
  /// The person; one of an address book brings that one, and keeps it.
  public var displayedPerson: PersonRecord? {
    didSet {
      if let book = displayedPerson?.book { addressBook = book }
      isEditing = false
    }
  }
  /// Limits what is shown while not editing.
  public var displayedProperties: [PersonProperty]?
  /// Whether an Edit button is shown; no unless set.
  public var allowsEditing = false
  /// Whether the card offers actions; no unless set.
  public var allowsActions = false
  /// Whether linked people are shown too; no unless set.
  public var showsLinkedPeople = false
  /// A value to highlight.
  public var highlighted: PersonValue?
  /// Whether the user edits the person now.
  public private(set) var isEditing = false
  /// What the user has entered so far; the person itself while nothing is edited.
  public var draft: Person { isEditing ? edited : displayedPerson?.person ?? Person() }

  private var edited = Person()

  /// A card in its surroundings.
  public init(_ surroundings: ContactSurroundings) {
    super.init("personCard", .container, surroundings)
  }

  /// Edit where it is allowed; while editing Cancel, and Done once something was changed (B-03).
  public override var barButtons: [BarButton] {
    guard allowsEditing else { return [] }
    guard isEditing else { return [BarButton("Edit", side: .right)] }
    return [
      BarButton("Cancel", side: .left),
      BarButton("Done", side: .right, isDone: true, isEnabled: isChanged),
    ]
  }

  /// What the card shows; everything while editing (R-PV-2).
  public var contents: CardContents {
    CardContents(of: draft, limitedTo: isEditing ? nil : displayedProperties)
  }

  /// The value that is highlighted now: the wanted one, where the card shows it; the identifier counts
  /// among labelled values only (R-PV-5).
  public var shownHighlight: PersonValue? {
    guard let highlighted else { return nil }
    let isOneOfMany = highlighted.property.type.isMulti
    let value = isOneOfMany ? highlighted : PersonValue(highlighted.property)
    return contents.shows(value) ? value : nil
  }

  /// The user leaves the card; edits that were not saved are gone with it.
  public override func willDisappear(_ reason: DisappearReason) {
    super.willDisappear(reason)
    if reason == .leaving { isEditing = false }
  }

  /// The user taps Edit.
  ///
  /// - Throws: `IntentRefused` where the card is not in front, does not allow editing, shows no person,
  ///   or is edited already.
  public func startEditing() throws(IntentRefused) {
    try check("edit")
    guard allowsEditing, let displayedPerson else { throw IntentRefused(.notAllowed, "edit") }
    guard !isEditing else { throw IntentRefused(.alreadyEditing) }
    edited = displayedPerson.person
    isEditing = true
  }

  /// The user edits the draft.
  ///
  /// - Throws: `IntentRefused` where the card is not in front or not being edited, or with `wrongType`.
  public func edit(
    _ change: (inout Person) throws(RecordError) -> Void
  ) throws(IntentRefused) {
    try checkEditing("edit")
    edited = try edited.edited(by: change)
  }

  /// The user taps Done: the edits are saved to the person's address book (R-PV-3). A person that is in
  /// none, as one that was made for the card, keeps them in memory (R-AB-10).
  ///
  /// - Throws: `IntentRefused` where nothing is edited or nothing was changed (B-03).
  public func done() throws(IntentRefused) {
    try checkEditing("done")
    guard isChanged else { throw IntentRefused(.buttonDisabled, "Done") }
    if succeeds(store) { isEditing = false }
  }

  /// The user taps Cancel: the card leaves editing and the person is as it was (B-03).
  ///
  /// - Throws: `IntentRefused` where nothing is edited.
  public func cancelEditing() throws(IntentRefused) {
    try checkEditing("cancel")
    isEditing = false
  }

  /// The user taps a value: the delegate decides on its default action; without one it is done (R-PV-6).
  ///
  /// - Throws: `IntentRefused` where the card is not in front, is edited, or does not show the value.
  public func tap(_ value: PersonValue) throws(IntentRefused) {
    try check(value.property.rawValue)
    guard !isEditing else { throw IntentRefused(.alreadyEditing, value.property.rawValue) }
    guard let displayedPerson, contents.shows(value) else {
      throw IntentRefused(.noSuchValue, value.property.rawValue)
    }
    let isWanted = delegate?.personCard(
      self, shouldPerformDefaultActionFor: displayedPerson, value: value)
    act(on: value, of: displayedPerson.person, unlessRefused: isWanted)
  }

  private var isChanged: Bool { edited != displayedPerson?.person }

  private func checkEditing(_ what: String) throws(IntentRefused) {
    try check(what)
    guard isEditing else { throw IntentRefused(.notEditing, what) }
  }

  private func store() throws(SaveFailure) {
    guard let record = displayedPerson else { return }
    if let book = record.book { return try book.update(record, content: edited) }
    guard record.state == .draft else { throw SaveFailure(RecordError(.foreignRecord)) }
    do {
      try record.replace(with: edited)
    } catch {
      throw SaveFailure(error)
    }
  }
}
