/// A postal address; any part may be absent (R-AB-47).
public struct PostalAddress: Hashable, Sendable {
  /// The raw keys of the address dictionary; each equals its word (R-AB-47).
  public enum Key {
    /// Street lines, separated by line feeds.
    public static let street = "Street"
    /// City or town.
    public static let city = "City"
    /// State, county or region.
    public static let state = "State"
    /// Postal code.
    public static let zip = "ZIP"
    /// Country, in words.
    public static let country = "Country"
    /// Country as a two-letter ISO 3166 code.
    public static let countryCode = "CountryCode"

    static let all = [street, city, state, zip, country, countryCode]
  }

  /// The parts under the address book's own keys.
  public var texts: KeyedTexts

  /// Reads a dictionary as an address.
  public init(_ texts: KeyedTexts) { self.texts = texts }

  /// Builds an address of the parts that are not nil.
  public init(
    street: String? = nil, city: String? = nil, state: String? = nil, zip: String? = nil,
    country: String? = nil, countryCode: String? = nil
  ) {
    texts = KeyedTexts()
    self.street = street
    self.city = city
    self.state = state
    self.zip = zip
    self.country = country
    self.countryCode = countryCode
  }

  /// Street lines, separated by line feeds.
  public var street: String? {
    get { texts[Key.street] }
    set { texts[Key.street] = newValue }
  }
  /// City or town.
  public var city: String? {
    get { texts[Key.city] }
    set { texts[Key.city] = newValue }
  }
  /// State, county or region.
  public var state: String? {
    get { texts[Key.state] }
    set { texts[Key.state] = newValue }
  }
  /// Postal code.
  public var zip: String? {
    get { texts[Key.zip] }
    set { texts[Key.zip] = newValue }
  }
  /// Country, in words.
  public var country: String? {
    get { texts[Key.country] }
    set { texts[Key.country] = newValue }
  }
  /// Country as a two-letter ISO 3166 code.
  public var countryCode: String? {
    get { texts[Key.countryCode] }
    set { texts[Key.countryCode] = newValue }
  }
}

extension PostalAddress {
  /// The address as lines: street, then city, state and postal code, then the country if it is wanted;
  /// blank parts leave no trace (R-AB-48).
  public func text(includingCountry: Bool) -> String {
    let place = present([city, state, zip]).joined(separator: " ")
    return present([street, place, includingCountry ? country : nil]).joined(separator: "\n")
  }

  private func present(_ parts: [String?]) -> [String] {
    parts.compactMap { $0 }.filter { !$0.isBlank }
  }
}
