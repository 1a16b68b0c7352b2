/// One row of the hotel list.
public struct HotelRow: Hashable, Sendable, Identifiable {
  /// The hotel that it stands for.
  public let id: HotelID
  /// The hotel's name.
  public let name: String
  /// The address on one line; "" for none.
  public let address: String
  /// Whether the hotel's form is still open for the first time.
  public let isDraft: Bool
}
