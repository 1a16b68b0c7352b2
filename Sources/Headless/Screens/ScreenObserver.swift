/// Is notified of what happens to the screens of a ``Window``, in the order in which it happens.
public protocol ScreenObserver: AnyObject {
  /// Something happened; called just before the content's own callback.
  func screens(did event: ScreenEvent)
  /// A text field in the window is about to call its delegate; nothing to do by default.
  func field(_ field: TextField, did event: TextFieldEvent)
}

extension ScreenObserver {
  /// Nothing to do.
  public func field(_ field: TextField, did event: TextFieldEvent) {}
}

/// One thing that happened to a content. The kinds come in the order that R-MO-14 and R-MO-15 give.
public struct ScreenEvent: Hashable, Sendable, CustomStringConvertible {
  /// What can happen. A screen that is dismissed or popped disappears too, if it was seen.
  public enum Kind: String, CaseIterable, Sendable {
    /// Put over another screen; before anything disappears or appears.
    case presented
    /// Taken away from over another screen; before anything disappears or appears.
    case dismissed
    /// Put onto a navigation stack; before anything disappears or appears.
    case pushed
    /// Taken off a navigation stack; before anything disappears or appears.
    case popped
    /// About to be seen.
    case willAppear
    /// Seen.
    case didAppear
    /// About to be hidden.
    case willDisappear
    /// Hidden.
    case didDisappear
  }

  /// The content's ``ScreenContent/screenName``.
  public let screen: String
  /// What happened.
  public let kind: Kind
  /// Why it is about to be hidden; nil for every other kind.
  public let reason: DisappearReason?

  package init(_ screen: String, _ kind: Kind, _ reason: DisappearReason? = nil) {
    self.screen = screen
    self.kind = kind
    self.reason = reason
  }

  /// The name and the kind, such as `form.didAppear`.
  public var description: String { "\(screen).\(kind.rawValue)" }
}
