public import AddressBook

extension HotelFields {
  /// What the form shows for a person that was chosen in the contacts (listing 1-20).
  ///
  /// All four address texts are replaced as a unit, by blanks where there is no address (T0-1-20d). Every text
  /// is one line: a street's lines are joined by a comma, other line breaks become spaces.
  public init(importing person: Person, address: PostalAddress?) {
    self.init(
      name: HotelFields.name(of: person).oneLine(),
      street: (address?.street ?? "").oneLine(separator: ", "),
      city: (address?.city ?? "").oneLine(), state: (address?.state ?? "").oneLine(),
      zip: (address?.zip ?? "").oneLine())
  }

  /// A company's organization; else first and last name, as far as they are there (T0-1-20a, T0-1-20b); else
  /// whatever name the person has, down to the first e-mail address. Blank for a person without any.
  private static func name(of person: Person) -> String {
    let organization = (person[text: .organization] ?? "").oneLine()
    if person.kind == .organization, !organization.isEmpty { return organization }
    let personal = [person[text: .firstName], person[text: .lastName]]
      .compactMap { $0?.oneLine() }.filter { !$0.isEmpty }
    return personal.isEmpty ? person.displayName ?? "" : personal.joined(separator: " ")
  }
}

extension Person {
  /// The addresses with at least one of the four texts of a hotel.
  var usableAddresses: [PostalAddress] { addresses.filter(\.isUsable) }

  /// The address that a card's value stands for; nil for any other value.
  func address(of entry: Int32) -> PostalAddress? {
    entries(of: .address).first { $0.identifier == entry }?.value.texts.map(PostalAddress.init)
  }
}

extension PostalAddress {
  fileprivate var isUsable: Bool {
    [street, city, state, zip].contains { !($0 ?? "").isBlank }
  }
}
