public import AddressBook
public import Headless

/// Lets the user choose a person, or one value of a person (section B of the rules, listing 1-18).
///
/// It brings its own navigation, so present it directly (R-PK-12). Two generations of the contract
/// exist. In the *asking* one the picker asks its ``PeoplePickerDelegate`` after each tap and stays until
/// the delegate dismisses it. In the *returning* one (``PeoplePickerSelectionDelegate``) predicates decide
/// beforehand, the picker tells the outcome once and dismisses itself. Set one delegate, not both.
public protocol PeoplePicker: ScreenContent {
  /// The delegate of the asking generation; not retained (R-PK-2).
  var delegate: (any PeoplePickerDelegate)? { get set }
  /// The delegate of the returning generation; not retained.
  var selectionDelegate: (any PeoplePickerSelectionDelegate)? { get set }
  /// Where the people come from; made on first access if not set (R-PK-11). A person whose records are linked
  /// is handed over as the first of them; `PersonRecord.unifiedPerson` has the values of all.
  var addressBook: WorkingCopy { get set }
  /// Limits the card; nil shows all, and the name is always shown (R-PK-9).
  var displayedProperties: [PersonProperty]? { get set }
  /// Returning generation: false disables a person's row; unset enables everyone (R-PK-17).
  var predicateForEnablingPerson: ((Person) -> Bool)? { get set }
  /// Returning generation: true returns the person, false opens the card (R-PK-18).
  var predicateForSelectionOfPerson: ((Person) -> Bool)? { get set }
  /// Returning generation: true returns the value, false runs its default action (R-PK-19).
  var predicateForSelectionOfProperty: ((PersonValue) -> Bool)? { get set }
}

/// One value of a person: a property and, for a multi-value property, the entry's identifier.
public struct PersonValue: Hashable, Sendable {
  /// The property.
  public var property: PersonProperty
  /// The entry's identifier, -1 for a single-value property (R-PK-10).
  public var identifier: Int32

  /// Identifies a value.
  public init(_ property: PersonProperty, identifier: Int32 = MultiValue.invalidIdentifier) {
    self.property = property
    self.identifier = identifier
  }
}

/// The asking generation (R-PK-1 … R-PK-8). All three methods are required.
///
/// Order of calls: any number of persons for which yes is returned (the card opens), then one person with
/// no, one value, or one cancel. The picker never leaves by itself (R-PK-6).
public protocol PeoplePickerDelegate: AnyObject {
  /// A person was chosen. Yes shows the card; no means that the picker does nothing more (R-PK-3).
  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool
  /// A value on the card was chosen; only after a yes (R-PK-8). Yes runs its default action (R-PK-4).
  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool
  /// The user cancelled; told once (R-PK-6).
  func peoplePickerDidCancel(_ picker: any PeoplePicker)
}

/// The returning generation (R-PK-15 … R-PK-22). Each choice is told once, then the picker leaves.
///
/// What the delegate presents over the picker while it is told stays up when the picker has left. A further
/// choice or cancel is refused.
public protocol PeoplePickerSelectionDelegate: AnyObject {
  /// What the delegate takes; decides what a tap does where no predicate is set (R-PK-18, R-PK-19).
  var wants: PickerSelection { get }
  /// A person was chosen.
  func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord)
  /// A value on the card was chosen.
  func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue)
  /// Several people were chosen, in the order of the list (R-CN-20); only where they are wanted.
  func peoplePicker(_ picker: any PeoplePicker, didSelect people: [PersonRecord])
  /// The user cancelled.
  func peoplePickerDidCancel(_ picker: any PeoplePicker)
}

extension PeoplePickerSelectionDelegate {
  /// Nothing to do: it is called only for a delegate that wants several.
  public func peoplePicker(_ picker: any PeoplePicker, didSelect people: [PersonRecord]) {}
}

/// Which callbacks a selection delegate takes (they are optional on the platform, R-PK-15).
public struct PickerSelection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Wraps bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Whole people.
  public static let person = PickerSelection(rawValue: 1)
  /// Single values.
  public static let value = PickerSelection(rawValue: 2)
  /// Several people at once; where it is wanted, it goes before the others (R-CN-20).
  public static let people = PickerSelection(rawValue: 4)
}
