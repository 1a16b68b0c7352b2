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
