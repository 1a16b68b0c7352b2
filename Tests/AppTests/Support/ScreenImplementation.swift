import AddressBook
import Testing

/// What plays the user's side of the contact screens and of the presentation.
enum ScreenImplementation: String, CaseIterable, CustomTestStringConvertible {
  /// The headless screens in a window.
  case headless
  /// Scripted screens on a recording presenter.
  case scripted

  var testDescription: String { rawValue }
}

/// A person with the parts that the tests need.
func person(
  first: String? = nil, last: String? = nil, organization: String? = nil,
  kind: PersonKind = .person, nickname: String? = nil, email: String? = nil,
  addresses: [(label: Label, address: PostalAddress)] = []
) throws -> Person {
  var person = Person()
  person[text: .firstName] = first
  person[text: .lastName] = last
  person[text: .organization] = organization
  person[text: .nickname] = nickname
  if kind != .person { person.kind = kind }
  if let email { try person.add(.string(email), label: .home, to: .email) }
  for entry in addresses {
    try person.add(.dictionary(entry.address.texts), label: entry.label, to: .address)
  }
  return person
}
