/// What is known about where a hotel is.
///
/// Absence is a case of its own, never the coordinate 0, 0 (R-GE-2, B-28).
public enum Place: Hashable, Sendable {
  /// Never looked up: a hotel that was not saved yet, or one without an address.
  case unasked
  /// A geocoder was asked and has not replied.
  case asked
  /// The geocoder's coordinate.
  case found(Coordinate)
  /// The geocoder failed; the hotel stands without a pin (R-GE-10).
  case failed(GeocodingError)
}

/// A point on the earth, in degrees (WGS 84).
public struct Coordinate: Hashable, Sendable {
  /// Degrees north, -90 … 90.
  public var latitude: Double
  /// Degrees east, -180 … 180.
  public var longitude: Double

  /// A point; nil where there is no such point.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A hotel's pin on the map (listing 1-13, R-GE-7).
public struct Annotation: Hashable, Sendable {
  /// The hotel that it belongs to.
  public var hotel: HotelID
  /// The hotel's name, which the callout shows.
  public var title: String
  /// The address on one line; nil for none.
  public var subtitle: String?
  /// Where the pin stands.
  public var coordinate: Coordinate

  /// A pin.
  public init(hotel: HotelID, title: String, subtitle: String?, coordinate: Coordinate) {
    self.hotel = hotel
    self.title = title
    self.subtitle = subtitle
    self.coordinate = coordinate
  }
}
