/// Is told what happens to the screens of a ``Window``, in the order in which it happens.
public protocol ScreenObserver: AnyObject {
  /// Something happened; told just before the content itself is told.
  func screens(did event: ScreenEvent)
}

/// One thing that happened to a content.
public struct ScreenEvent: Hashable, Sendable, CustomStringConvertible {
  /// What can happen. A screen that is dismissed or popped disappears too; the kinds come in the order
  /// that R-MO-14 and R-MO-15 give.
  public enum Kind: String, CaseIterable, Sendable {
    /// Put over another screen; before anything disappears or appears.
    case presented
    /// Taken away together with its links; before the presenter did appear (R-MO-12).
    case dismissed
    /// Put onto a navigation stack.
    case pushed
    /// Taken off a navigation stack.
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

  /// Names an event.
  public init(_ screen: String, _ kind: Kind) {
    self.screen = screen
    self.kind = kind
  }

  /// The name and the kind, such as `form.didAppear`.
  public var description: String { "\(screen).\(kind.rawValue)" }
}
