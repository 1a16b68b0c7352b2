import Undo

/// Writes down what it hears, and may answer it.
final class Recorder: UndoObserver {
  private(set) var heard: [UndoNotification] = []
  /// The grouping level at each notification.
  private(set) var levels: [Int] = []
  var answer: (UndoHistory, UndoNotification) -> Void = { _, _ in }

  private unowned let history: UndoHistory

  init(_ history: UndoHistory) {
    self.history = history
    history.addObserver(self)
  }

  func undoHistory(_ manager: any UndoManaging, posted notification: UndoNotification) {
    heard.append(notification)
    levels.append(history.groupingLevel)
    answer(history, notification)
  }

  func forget() {
    heard = []
    levels = []
  }
}

extension UndoNotification {
  static let willCloseGroup = willCloseGroup(isDiscardable: false)
  static let didCloseGroup = didCloseGroup(isDiscardable: false)
}
