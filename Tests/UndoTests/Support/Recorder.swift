import Undo

/// Records the notifications of a history, and may act on them.
final class Recorder: UndoObserver {
  private(set) var heard: [UndoNotification] = []
  /// The grouping level at each notification.
  private(set) var levels: [Int] = []
  /// Each notification with the grouping level and the counts of steps to undo and redo at that moment.
  private(set) var moments: [String] = []
  var onNotification: (UndoHistory, UndoNotification) -> Void = { _, _ in }

  private unowned let history: UndoHistory

  init(_ history: UndoHistory) {
    self.history = history
    history.addObserver(self)
  }

  func undoHistory(_ manager: any UndoManaging, posted notification: UndoNotification) {
    heard.append(notification)
    levels.append(history.groupingLevel)
    moments.append(
      "\(notification) \(history.groupingLevel) \(history.undoCount) \(history.redoCount)")
    onNotification(history, notification)
  }

  func forget() {
    heard = []
    levels = []
    moments = []
  }
}

extension UndoNotification {
  static let willCloseGroup = willCloseGroup(isDiscardable: false)
  static let didCloseGroup = didCloseGroup(isDiscardable: false)
}
