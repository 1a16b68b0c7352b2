/// A question or a message over everything, which goes when one of its buttons is tapped.
public struct Alert {
  /// What a button means.
  public enum Role: String, Hashable, Sendable {
    /// An ordinary choice.
    case standard
    /// Leaves everything as it is.
    case cancel
    /// Throws something away.
    case destructive
  }

  /// A button and its action.
  public struct Button {
    /// The text on it.
    public let title: String
    /// What it means.
    public let role: Role
    /// Called after the alert has gone; nil for nothing. What it throws reaches ``Window/chooseInAlert(_:)``.
    public let action: (() throws -> Void)?

    /// A button.
    public init(_ title: String, role: Role = .standard, action: (() throws -> Void)? = nil) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  /// The heading.
  public let title: String
  /// The sentence below it; may be empty.
  public let message: String
  /// The buttons from first to last.
  public let buttons: [Button]

  /// An alert; without buttons it gets an OK.
  public init(_ title: String, message: String = "", buttons: [Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [Button("OK", role: .cancel)] : buttons
  }
}
