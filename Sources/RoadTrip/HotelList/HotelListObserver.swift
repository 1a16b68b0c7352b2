/// Follows the list of hotels, as a fetched-results delegate does (R-CD-17 … R-CD-21).
///
/// Order of calls: will change, each change, did change; one such batch at the end of each user's step
/// that changed the list, and none for a step that did not (B-25). Rows are those of the new list from
/// the first call on.
public protocol HotelListObserver: AnyObject {
  /// Changes follow.
  func hotelListWillChange(_ list: HotelController)
  /// One hotel changed.
  func hotelList(_ list: HotelController, did change: HotelListChange)
  /// No more changes.
  func hotelListDidChange(_ list: HotelController)
}

/// What happened to one hotel of the list. Rows that only shift are not reported (R-CD-18).
public enum HotelListChange: Hashable, Sendable {
  /// It is gone from this index of the old list.
  case delete(Hotel, at: Int)
  /// It stands at this index of the new list.
  case insert(Hotel, at: Int)
  /// Its order changed, which implies an update (R-CD-19): old index, new index.
  case move(Hotel, from: Int, to: Int)
  /// It changed where it was: the index in the old list (R-CD-20, B-24).
  case update(Hotel, at: Int)
}
