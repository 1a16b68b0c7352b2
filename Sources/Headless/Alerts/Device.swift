internal import Undo

/// The device in the user's hand: it can be shaken (R-UN-36 … R-UN-40).
public final class Device {
  /// What is on its screen.
  public let window: Window
  /// Whether a shake is heeded; yes unless set (R-UN-36).
  public var supportsShakeToEdit = true

  /// A device with a window.
  public init(window: Window) { self.window = window }

  /// Shakes the device: an alert offers to undo and redo what the nearest history holds, and Cancel.
  ///
  /// No alert where there is neither, or while another alert is up (R-UN-39). A button does what is written
  /// on it or nothing: where the history has changed while the alert was up, the step offered is not the
  /// next one any more.
  /// - Returns: whether an alert came up.
  @discardableResult
  public func shake() -> Bool {
    guard supportsShakeToEdit, window.alert == nil, let history = window.historyForShake else {
      return false
    }
    let choices = choices(of: history)
    guard !choices.isEmpty else { return false }
    window.show(Alert("", buttons: choices + [Alert.Button("Cancel", role: .cancel)]))
    return true
  }

  private func choices(of history: any UndoManaging) -> [Alert.Button] {
    let (canUndo, canRedo) = (history.canUndo, history.canRedo)
    let changes = ChangeDetector(history)
    var choices: [Alert.Button] = []
    if canUndo {
      choices.append(
        Alert.Button(history.undoMenuTitle ?? "Undo") {
          if !changes.haveHappened { try history.undo() }
        })
    }
    if canRedo {
      choices.append(
        Alert.Button(history.redoMenuTitle ?? "Redo") {
          if !changes.haveHappened { try history.redo() }
        })
    }
    return choices
  }
}

/// Finds out whether a history has got or lost a step since this was made.
private final class ChangeDetector: UndoObserver {
  private let history: any UndoManaging
  private let titles: [String?]
  private var isNotified = false

  init(_ history: any UndoManaging) {
    self.history = history
    titles = [history.undoMenuTitle, history.redoMenuTitle]
    history.addObserver(self)
  }

  /// Lets pending changes register first.
  var haveHappened: Bool {
    _ = history.canRedo
    return isNotified || titles != [history.undoMenuTitle, history.redoMenuTitle]
  }

  func undoHistory(_ history: any UndoManaging, posted notification: UndoNotification) {
    if notification != .checkpoint { isNotified = true }
  }
}
