internal import Undo

/// What the user holds in the hand: it can be shaken (R-UN-36 … R-UN-40).
public final class Device {
  /// What is on its screen.
  public let window: Window
  /// Whether a shake is heeded; yes unless set (R-UN-36).
  public var supportsShakeToEdit = true

  /// A device with a window.
  public init(window: Window) { self.window = window }

  /// Shakes the device: an alert offers to undo and redo what the nearest history holds, and Cancel.
  ///
  /// No alert where there is neither, or while another alert is up (R-UN-39).
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
    var choices: [Alert.Button] = []
    if history.canUndo {
      choices.append(Alert.Button(history.undoMenuTitle ?? "Undo") { try history.undo() })
    }
    if history.canRedo {
      choices.append(Alert.Button(history.redoMenuTitle ?? "Redo") { try history.redo() })
    }
    return choices
  }
}
