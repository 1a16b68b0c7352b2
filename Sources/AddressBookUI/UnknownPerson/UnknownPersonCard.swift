public import AddressBook
public import Headless

/// Shows partial data of a person who is not in the address book, and adds it where asked (R-PV-8 … R-PV-13).
public protocol UnknownPersonCard: ScreenContent {
  /// Told how the card ended; not retained.
  var delegate: (any UnknownPersonDelegate)? { get set }
  /// The data, used if the user creates a person or merges it into one (R-PV-8).
  var displayedPerson: PersonRecord? { get set }
  /// Where a person is created or merged.
  var addressBook: WorkingCopy { get set }
  /// Offers "create new" and "add to existing"; off by default (R-PV-9).
  var allowsAddingToAddressBook: Bool { get set }
  /// Stands in for first and last name where both are absent (R-PV-10).
  var alternateName: String? { get set }
  /// Shown under the name (R-PV-10).
  var message: String? { get set }
}

/// Receives the end of an ``UnknownPersonCard``.
public protocol UnknownPersonDelegate: AnyObject {
  /// The person saved or merged, valid in the address book; nil if cancelled or swiped away. The delegate
  /// dismisses (R-PV-11).
  func unknownPersonCard(_ card: any UnknownPersonCard, didResolveTo person: PersonRecord?)
  /// Yes runs the value's default action; optional, yes where not implemented (R-PV-13).
  func unknownPersonCard(
    _ card: any UnknownPersonCard, shouldPerformDefaultActionFor person: PersonRecord,
    value: PersonValue
  ) -> Bool
}

extension UnknownPersonDelegate {
  /// Yes.
  public func unknownPersonCard(
    _ card: any UnknownPersonCard, shouldPerformDefaultActionFor person: PersonRecord,
    value: PersonValue
  ) -> Bool { true }
}
