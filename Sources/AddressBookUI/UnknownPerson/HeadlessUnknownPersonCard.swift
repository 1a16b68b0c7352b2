public import AddressBook
public import Headless

/// The card of a person who is not in the address book, without a screen: what the user does are its methods.
///
/// Nothing is stored unless the user picks one of the two add actions (R-PV-12). Where the save fails an
/// alert says why, and the card stays.
public final class HeadlessUnknownPersonCard: HeadlessContactScreen, UnknownPersonCard {
  /// Told once how the card ended; a card that is swiped away was cancelled.
  public weak var delegate: (any UnknownPersonDelegate)?
  /// The data; it is copied, and never changed.
  public var displayedPerson: PersonRecord?
  /// Offers both add actions; no unless set (R-PV-9).
  public var allowsAddingToAddressBook = false
  /// Stands in for an absent name (R-PV-10).
  public var alternateName: String?
  /// Shown under the name (R-PV-10).
  public var message: String?

  /// A card in its surroundings.
  public init(_ surroundings: ContactSurroundings) {
    super.init("unknownPerson", .container, surroundings)
  }

  /// Cancel.
  public override var barButtons: [BarButton] { [BarButton("Cancel", side: .left)] }

  /// The name in the heading: the person's first and last name, else the alternate name, else whatever the
  /// person can be called by (R-PV-10).
  public var shownName: String? {
    let hasName = person[text: .firstName] != nil || person[text: .lastName] != nil
    return hasName ? person.displayName : alternateName ?? person.displayName
  }

  /// What the card offers to do with the data (R-PV-9).
  public var offers: [UnknownPersonOffer] {
    allowsAddingToAddressBook ? UnknownPersonOffer.allCases : []
  }

  /// What the card shows of the data.
  public var contents: CardContents { CardContents(of: person) }

  /// The user picks "create new": a person with the data is stored (R-PV-11).
  ///
  /// - Throws: `IntentRefused` where the card is not in front, has ended, or does not offer it.
  public func createNew() throws(IntentRefused) {
    try checkOffered(.createNew)
    let record = PersonRecord(person)
    resolve(to: record) { () throws(SaveFailure) in
      try addressBook.store(record, content: person, in: nil)
    }
  }

  /// The user picks "add to existing" and a person: what the data adds is stored with them (R-PV-8).
  ///
  /// - Throws: `IntentRefused` as for ``createNew()``, and with `notListed` for an unknown person.
  public func addToExisting(_ id: RecordID) throws(IntentRefused) {
    try checkOffered(.addToExisting)
    guard let record = addressBook.person(id) else { throw IntentRefused(.notListed, "\(id)") }
    resolve(to: record) { () throws(SaveFailure) in
      try addressBook.update(record, content: record.person.merging(person))
    }
  }

  /// The user cancels: nothing is stored (R-PV-12).
  ///
  /// - Throws: `IntentRefused` where the card is not in front or has ended.
  public func cancel() throws(IntentRefused) {
    try check("cancel")
    didCancel()
  }

  /// The user taps a value: the delegate decides on its default action; without one it is done (R-PV-13).
  ///
  /// - Throws: `IntentRefused` where the card is not in front, has ended, or does not show the value.
  public func tap(_ value: PersonValue) throws(IntentRefused) {
    try check(value.property.rawValue)
    guard let displayedPerson, contents.shows(value) else {
      throw IntentRefused(.noSuchValue, value.property.rawValue)
    }
    let isWanted = delegate?.unknownPersonCard(
      self, shouldPerformDefaultActionFor: displayedPerson, value: value)
    act(on: value, of: person, unlessRefused: isWanted)
  }

  override func didCancel() { end { delegate?.unknownPersonCard(self, didResolveTo: nil) } }

  private var person: Person { displayedPerson?.person ?? Person() }

  private func resolve(to record: PersonRecord, _ store: () throws(SaveFailure) -> Void) {
    end(storing: store) { delegate?.unknownPersonCard(self, didResolveTo: record) }
  }

  private func checkOffered(_ offer: UnknownPersonOffer) throws(IntentRefused) {
    try check(offer.rawValue)
    guard offers.contains(offer) else { throw IntentRefused(.notAllowed, offer.rawValue) }
  }
}

/// What the card of an unknown person can do with the data.
public enum UnknownPersonOffer: String, CaseIterable, Hashable, Sendable {
  /// A new contact is made of it.
  case createNew
  /// A contact that is there is completed with it.
  case addToExisting
}
