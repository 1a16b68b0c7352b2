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
