/// Carries the news that a database has changed to the working copies that listen.
public final class ChangeFeed {
  private struct Listener {
    weak var object: AnyObject?
    let hear: (_ isOwn: Bool) -> Void
  }
  private var listeners: [Listener] = []

  /// A feed that nobody listens to yet.
  public init() {}

  /// Adds a listener for as long as `object` lives. `hear` must not hold `object` strongly.
  public func subscribe(_ object: AnyObject, hear: @escaping (_ isOwn: Bool) -> Void) {
    listeners.append(Listener(object: object, hear: hear))
  }

  /// Tells every listener, and the author that the change is its own.
  public func announce(by author: AnyObject?) {
    listeners.removeAll { $0.object == nil }
    for listener in listeners { listener.hear(author != nil && listener.object === author) }
  }
}
