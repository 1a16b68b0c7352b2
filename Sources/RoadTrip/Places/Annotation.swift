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
