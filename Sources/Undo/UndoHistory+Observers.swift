extension UndoHistory {
  struct WeakObserver {
    weak var observer: (any UndoObserver)?
  }

  /// Tells `observer` from now on, after those added before it; it is held weakly. Adding it again
  /// has no effect.
  public func addObserver(_ observer: some UndoObserver) {
    observers.removeAll { $0.observer == nil }
    guard !observers.contains(where: { $0.observer === observer }) else { return }
    observers.append(WeakObserver(observer: observer))
  }

  /// Tells `observer` no more. No effect if it was not told before.
  public func removeObserver(_ observer: some UndoObserver) {
    observers.removeAll { $0.observer === observer }
  }

  /// Gives lazy clients the occasion to register; not in the middle of an undo or redo, whose
  /// checkpoint has been told, and not in the middle of another checkpoint, which would not end.
  func postCheckpoint() {
    guard performance == nil, !isTellingCheckpoint else { return }
    isTellingCheckpoint = true
    post(.checkpoint)
    isTellingCheckpoint = false
  }

  /// Tells of a group, unless it is made while undoing or redoing (R-UN-33).
  func postOfGroup(_ notification: UndoNotification) {
    if performance == nil { post(notification) }
  }

  func post(_ notification: UndoNotification) {
    for entry in observers {
      entry.observer?.undoHistory(self, posted: notification)
    }
  }
}
