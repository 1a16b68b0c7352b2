public import AddressBook

/// What the app shows of a friend: one value, built whole, so that nothing of the friend before stays
/// (T1-4e … T1-4g).
public struct Friend: Hashable, Sendable {
  /// The first name, or else whatever name the person has (T1-4b).
  public var name: String
  /// The picture.
  public var photo: Photo
  /// The first e-mail address; nil for none.
  public var email: String?
  /// The postal code of the first address; nil for none.
  public var zip: String?

  /// A friend of known parts.
  public init(name: String, photo: Photo = .placeholder, email: String? = nil, zip: String? = nil) {
    self.name = name
    self.photo = photo
    self.email = email
    self.zip = zip
  }

  /// The parts that listing 4 reads of a person.
  public init(_ person: Person) {
    let first = person[text: .firstName]?.presentText
    self.init(
      name: first ?? person.displayName?.presentText ?? Friend.nameless,
      photo: Photo(person.imageData),
      email: person.entries(of: .email).first?.value.text?.presentText,
      zip: person.addresses.first?.zip?.presentText)
  }

  /// Shown for a person without any name.
  public static let nameless = "No Name"
}

extension String {
  /// The text, unless it is nothing but white space.
  fileprivate var presentText: String? {
    isBlank ? nil : self
  }
}
