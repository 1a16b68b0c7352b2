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
