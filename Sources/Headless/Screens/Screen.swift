public import Undo

/// One level of the modal stack: a content, or a navigation stack of contents, over its presenter.
///
/// Every content of a level has the level itself as its presenter, so that what is presented reads the
/// same from a content and from its container (R-MO-5). A level retains what it presents (R-MO-6).
public final class Screen: Responder {
  /// What the content is wrapped in.
  public let container: Container
  /// How it came in; a property of the presented screen (R-MO-7).
  public let transition: Transition
  /// How much of its presenter it covers.
  public let style: PresentationStyle
  /// Where it is shown; nil once the window is gone.
  public private(set) weak var window: Window?
  /// What it presents.
  public internal(set) var presented: Screen?
  /// What presents it; nil for the root and for a screen that was dismissed (R-MO-12).
  public internal(set) weak var presenter: Screen?

  /// The contents from the root of the stack to its top; one where there is no navigation container.
  var stack: [HostedContent] = []

  init(
    _ content: any ScreenContent, in container: Container, transition: Transition,
    style: PresentationStyle, window: Window?
  ) {
    self.container = container
    self.transition = transition
    self.style = style
    self.window = window
    stack.append(HostedContent(content, on: self))
  }

  /// The content that is seen: the top of the stack.
  public var content: any ScreenContent { top.content }

  /// The stack of a navigation container; nil for a bare content.
  public var navigation: NavigationStack? {
    container == .navigation ? NavigationStack(screen: self) : nil
  }

  /// The buttons that the bar shows: none without a container, unless the content brings its bar (R-MO-23).
  public var barButtons: [BarButton] {
    container == .navigation || content.barRequirement == .own ? content.barButtons : []
  }

  /// Whether nothing is presented over this screen and it is in the window.
  public var isFrontmost: Bool { window?.frontmost === self }

  /// The history of the content that is seen (R-UN-37).
  public var undoHistory: (any UndoManaging)? { content.undoHistory }

  /// The window; never the presenter, since an undo must not act on an earlier screen (R-UN-44).
  public var nextResponder: (any Responder)? { window }

  var top: HostedContent { stack[stack.count - 1] }

  /// This screen and all that are presented over it, from low to high.
  var levels: [Screen] { Array(sequence(first: self) { $0.presented }) }
}

/// How much of its presenter a presented screen covers (R-MO-17).
public enum PresentationStyle: String, Hashable, Sendable {
  /// All of it, so that the presenter disappears (R-MO-13).
  case fullScreen
  /// A part, so that the presenter stays in the window and gets no callback.
  case sheet
}

extension Screen {
  /// Refuses what the user cannot do now.
  ///
  /// - Throws: ``IntentRefused`` with `notShown` where the screen is not in front, `inTransition` or
  ///   `alertInTheWay`.
  public func checkTouchable(_ what: String) throws(IntentRefused) {
    guard let window, isFrontmost else { throw IntentRefused(.notShown, what) }
    guard !window.isInTransition else { throw IntentRefused(.inTransition, what) }
    guard window.alert == nil else { throw IntentRefused(.alertInTheWay, what) }
  }
}
