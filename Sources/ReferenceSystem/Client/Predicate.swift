import AddressBook
import AddressBookUI
import Conformance
import JSON

/// What a predicate of a picker says, as a message carries it (R-PK-21).
///
/// `true` and `false` say the same of everyone. `{"has": property, "label": word}` says of a person that
/// there is such a value, the label only where it is named; `{"is": property}` says of a value which it is.
struct Predicate {
  private let message: JSONValue

  /// Reads an argument; nil where it is absent.
  init?(_ message: JSONValue?) throws(Refusal) {
    guard let message else { return nil }
    let isKnown =
      message.bool != nil || Predicate.property(message["has"] ?? message["is"]) != nil
    guard isKnown else { throw .badArgument("predicate", "true, false, has or is") }
    self.message = message
  }

  /// Whether it holds for a person.
  func holds(_ person: Person) -> Bool {
    guard let property = Predicate.property(message["has"]) else { return message.bool ?? false }
    guard let label = message["label"]?.string else { return person[property] != nil }
    return person.entries(of: property).contains { $0.label?.displayName == label }
  }

  /// Whether it holds for a value.
  func holds(_ value: PersonValue) -> Bool {
    guard let property = Predicate.property(message["is"]) else { return message.bool ?? false }
    return value.property == property
  }

  private static func property(_ name: JSONValue?) -> PersonProperty? {
    name?.string.flatMap(PersonProperty.init(rawValue:))
  }
}
