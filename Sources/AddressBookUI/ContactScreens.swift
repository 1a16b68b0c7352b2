/// Makes the contact screens, so that a controller knows the contracts and no implementation.
///
/// An app hands in its own: the headless ones, the scripted fakes, or wrappers of the platform's.
public protocol ContactScreens: AnyObject {
  /// A new people picker.
  func makePeoplePicker() -> any PeoplePicker
  /// A new form for a new person.
  func makeNewPersonForm() -> any NewPersonForm
  /// A new card of a known person.
  func makePersonCard() -> any PersonCard
  /// A new card of an unknown person.
  func makeUnknownPersonCard() -> any UnknownPersonCard
}
