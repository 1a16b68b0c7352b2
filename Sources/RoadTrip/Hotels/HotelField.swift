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
