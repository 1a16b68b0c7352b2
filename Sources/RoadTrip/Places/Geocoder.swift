/// Finds the coordinate of an address.
///
/// The chapter's own class replies at once and cannot fail (R-GE-1); today's replies later and may
/// (R-GE-3, R-GE-4). This contract allows both.
public protocol Geocoder: AnyObject {
  /// Looks up an address. `completion` is called once, on the caller's thread: before this call returns, or later.
  ///
  /// Several requests may be open, and their results may come in any order.
  func geocode(
    _ address: StreetAddress, completion: @escaping (Result<Coordinate, GeocodingError>) -> Void
  ) -> any GeocodingRequest
}

/// A request to a ``Geocoder`` that may still be open.
public protocol GeocodingRequest: AnyObject {
  /// Cancels the request; the result is then ``GeocodingError/cancelled`` (R-GE-4). Afterwards without effect.
  func cancel()
}

/// Why a geocoder has no coordinate (R-GE-4).
public enum GeocodingError: String, Error, Hashable, Sendable {
  /// There is no such address.
  case noResult
  /// The address is known in part only.
  case partialResult
  /// The question was withdrawn.
  case cancelled
  /// No connection, or too many questions.
  case network
}
