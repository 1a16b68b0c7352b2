/// Is notified of what a ``BestFriendController`` shows.
public protocol BestFriendDelegate: AnyObject {
  /// Another friend is shown, all parts at once (T1-4g); called while the picker is still up.
  func bestFriendController(_ controller: BestFriendController, didChange friend: Friend)
}
