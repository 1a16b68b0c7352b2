public import AddressBook

/// What a tap on a value does unless the delegate refuses; may leave the app (R-PK-4).
public enum DefaultAction: Hashable, Sendable {
  /// Calls a telephone number.
  case call(String)
  /// Composes a message to an e-mail address.
  case mail(String)
  /// Shows a postal address on the map.
  case map(PostalAddress)
  /// Opens a web page.
  case open(String)
  /// Writes a message to a telephone number or an e-mail address; a card's button (R-PV-4).
  case message(String)
  /// Hands a person on; a card's button (R-PV-4).
  case share(Person)

  /// The action of a value of a person; nil for a value without one, such as a note, and for no value.
  public init?(of value: PersonValue, in person: Person) {
    let entry = person.entries(of: value.property).first { $0.identifier == value.identifier }
    switch (value.property, entry?.value) {
    case (.phone, .string(let number)): self = .call(number)
    case (.email, .string(let address)): self = .mail(address)
    case (.url, .string(let page)): self = .open(page)
    case (.address, .dictionary(let texts)): self = .map(PostalAddress(texts))
    default: return nil
    }
  }
}

/// Carries default actions out: the telephone, the mailer, the map, the browser.
public protocol DefaultActionHandler: AnyObject {
  /// Carries an action out.
  func perform(_ action: DefaultAction)
}
