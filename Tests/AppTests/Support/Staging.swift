import AddressBook
import Testing

/// What plays the user's side of the contact screens and of the presentation.
enum Staging: String, CaseIterable, CustomTestStringConvertible {
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

/// Pseudo-random numbers from a seed that a failing test prints.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
