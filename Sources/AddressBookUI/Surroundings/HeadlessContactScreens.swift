/// Makes the headless contact screens over one database.
public final class HeadlessContactScreens: ContactScreens {
  /// What the screens made from now on get around them.
  public var surroundings: ContactSurroundings

  /// A factory with its surroundings.
  public init(_ surroundings: ContactSurroundings) { self.surroundings = surroundings }

  /// A new ``HeadlessPeoplePicker``.
  public func makePeoplePicker() -> any PeoplePicker { HeadlessPeoplePicker(surroundings) }
  /// A new ``HeadlessNewPersonForm``.
  public func makeNewPersonForm() -> any NewPersonForm { HeadlessNewPersonForm(surroundings) }
  /// A new ``HeadlessPersonCard``.
  public func makePersonCard() -> any PersonCard { HeadlessPersonCard(surroundings) }
  /// A new ``HeadlessUnknownPersonCard``.
  public func makeUnknownPersonCard() -> any UnknownPersonCard {
    HeadlessUnknownPersonCard(surroundings)
  }
}
