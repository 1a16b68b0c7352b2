import AddressBook

/// The five texts of a hotel as one value: what the form shows, and what Save stores (listing 1-12).
public struct HotelFields: Hashable, Sendable {
  /// The hotel's name.
  public var name: String
  /// Where it is; the four texts change as a unit on import.
  public var address: StreetAddress

  /// Five texts, blank where not given.
  public init(
    name: String = "", street: String = "", city: String = "", state: String = "",
    zip: String = ""
  ) {
    self.name = name
    address = StreetAddress(street: street, city: city, state: state, zip: zip)
  }

  /// Compares scalar by scalar.
  public static func == (left: HotelFields, right: HotelFields) -> Bool {
    left.name.isIdentical(to: right.name) && left.address == right.address
  }

  /// What a new hotel starts with (listing 1-3).
  public static let defaults = HotelFields(
    name: "Hotel California", street: "1 Dr Carlton B Goodlett Place", city: "San Francisco",
    state: "California", zip: "94102")

  /// One of the five texts.
  public subscript(field: HotelField) -> String {
    get { self[keyPath: HotelFields.path(to: field)] }
    set { self[keyPath: HotelFields.path(to: field)] = newValue }
  }

  private static func path(to field: HotelField) -> WritableKeyPath<HotelFields, String> {
    switch field {
    case .name: \.name
    case .street: \.address.street
    case .city: \.address.city
    case .state: \.address.state
    case .zip: \.address.zip
    }
  }
}

/// One of the five texts of a hotel, in the order in which the form shows them (listing 1-1).
public enum HotelField: String, CaseIterable, Hashable, Sendable {
  /// The hotel's name.
  case name
  /// The street, one line.
  case street
  /// City or town.
  case city
  /// State, in words or as its code.
  case state
  /// Postal code.
  case zip

  /// The label beside the field; the street's is "Address" (figure 1-1, T0-1-1).
  public var label: String {
    switch self {
    case .name: "Name"
    case .street: "Address"
    case .city: "City"
    case .state: "State"
    case .zip: "Zip"
    }
  }
}

/// Where a hotel is: the four texts that are geocoded, imported and exported as a unit.
public struct StreetAddress: Hashable, Sendable {
  /// The street, one line.
  public var street: String
  /// City or town.
  public var city: String
  /// State, in words or as its code.
  public var state: String
  /// Postal code.
  public var zip: String

  /// An address of its parts, blank where not given.
  public init(street: String = "", city: String = "", state: String = "", zip: String = "") {
    self.street = street
    self.city = city
    self.state = state
    self.zip = zip
  }

  /// Compares scalar by scalar.
  public static func == (left: StreetAddress, right: StreetAddress) -> Bool {
    left.street.isIdentical(to: right.street) && left.city.isIdentical(to: right.city)
      && left.state.isIdentical(to: right.state) && left.zip.isIdentical(to: right.zip)
  }

  /// The parts that are not blank, as a row shows them: "12 Broadway, Needles, CA 92363".
  public var line: String {
    let region = [state, zip].filter { !$0.isBlank }.joined(separator: " ")
    return [street, city, region].filter { !$0.isBlank }.joined(separator: ", ")
  }

  /// The parts that are not blank, joined by one space: what the chapter hands to its geocoder (R-GE-1).
  public var query: String {
    [street, city, state, zip].filter { !$0.isBlank }.joined(separator: " ")
  }

  /// Whether all parts are blank.
  public var isBlank: Bool { query.isEmpty }
}
