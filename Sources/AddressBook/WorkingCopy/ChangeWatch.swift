/// The handlers of a working copy and whether there is news for them.
struct ChangeWatch {
  var handlers: [(token: ChangeToken, handle: (WorkingCopy) -> Void)] = []
  var isPending = false
}

/// Identifies one registration; needed to take it back (R-AB-67).
public final class ChangeToken: Sendable {
  fileprivate init() {}
}

extension WorkingCopy {
  /// Registers a handler for changes that others save from now on.
  ///
  /// It is called by ``deliverChanges()`` and gets no detail (R-AB-66). The working copy keeps showing old
  /// values until it reverts (R-AB-68); a handler must not throw the user's edits away.
  public func onExternalChange(_ handle: @escaping (WorkingCopy) -> Void) -> ChangeToken {
    let token = ChangeToken()
    if watch.handlers.isEmpty { watch.isPending = false }
    watch.handlers.append((token, handle))
    return token
  }

  /// Takes a registration back; false for one that is not there any more.
  @discardableResult
  public func unregister(_ token: ChangeToken) -> Bool {
    let count = watch.handlers.count
    watch.handlers.removeAll { $0.token === token }
    return watch.handlers.count < count
  }

  /// One turn of the run loop: takes up what other processes stored, and calls the handlers if anything
  /// changed since the last turn.
  ///
  /// - Returns: Whether they were called.
  /// - Throws: What ``ContactDatabase/refresh()`` throws.
  @discardableResult
  public func deliverChanges() throws(SaveError) -> Bool {
    try database.refresh()
    guard watch.isPending, !watch.handlers.isEmpty else { return false }
    watch.isPending = false
    for (token, handle) in watch.handlers {
      for _ in 0..<policy.noticesPerChange
      where watch.handlers.contains(where: { $0.token === token }) {
        handle(self)
      }
    }
    return true
  }

  func noteChange(isOwn: Bool) {
    if !isOwn || policy.ownSaves == .announced { watch.isPending = true }
  }
}
