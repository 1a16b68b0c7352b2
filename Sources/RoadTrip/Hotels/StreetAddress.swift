import AddressBook

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
