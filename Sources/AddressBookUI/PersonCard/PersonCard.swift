public import AddressBook
public import Headless

/// Shows a person of the address book, and edits it where allowed (R-PV-1 … R-PV-7).
///
/// Must be shown in a navigation container. There is no callback at the end: the user goes back (R-PV-7).
public protocol PersonCard: ScreenContent {
  /// Asked at each tap on a value; not retained.
  var delegate: (any PersonCardDelegate)? { get set }
  /// The person.
  var displayedPerson: PersonRecord? { get set }
  /// Limits what is shown; nil shows all, the name always, everything while editing (R-PV-2).
  var displayedProperties: [PersonProperty]? { get set }
  /// Whether an Edit button is shown; edits are saved when editing ends (R-PV-3).
  var allowsEditing: Bool { get set }
  /// Whether buttons are shown that do something with the person, such as share them (R-PV-4).
  var allowsActions: Bool { get set }
  /// Whether the people are shown too who are linked with the person (R-PV-4).
  var showsLinkedPeople: Bool { get set }
  /// A value to highlight (R-PV-5).
  var highlighted: PersonValue? { get set }
}

/// Decides what a tap on a card's value does.
public protocol PersonCardDelegate: AnyObject {
  /// Yes runs the value's default action, no does nothing (R-PV-6).
  func personCard(
    _ card: any PersonCard, shouldPerformDefaultActionFor person: PersonRecord, value: PersonValue
  ) -> Bool
}
