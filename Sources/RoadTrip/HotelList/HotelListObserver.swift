/// Follows the list of hotels, as a fetched-results delegate does (R-CD-17 … R-CD-21).
///
/// Order of calls: will change, each change, did change; one such batch at the end of each user's step
/// that changed the list, and none for a step that did not (B-25). Rows are those of the new list from
/// the first call on. In a batch updates come first, then deletions, insertions and moves; each hotel is in it once.
public protocol HotelListObserver: AnyObject {
  /// Changes follow.
  func hotelListWillChange(_ list: HotelController)
  /// One hotel changed.
  func hotelList(_ list: HotelController, did change: HotelListChange)
  /// No more changes.
  func hotelListDidChange(_ list: HotelController)
}
