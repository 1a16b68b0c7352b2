public import Undo

/// The root of everything on the screen: a stack of screens, one first responder, a queue of alerts.
public final class Window: Responder {
  /// When a transition ends.
  public enum Transitions: Sendable {
    /// At once, inside the call that starts it.
    case immediate
    /// When ``Window/finishTransition()`` is called, so that a scenario can look in between.
    case deferred
  }

  /// Who is first responder after a text field has resigned.
  public enum Succession: Sendable {
    /// The screen in front, so that a shake finds its history.
    case frontmostScreen
    /// Nobody until a screen appears again, as was observed on the platform (R-UN-42).
    case nobody
  }

  /// Told of every appearance, presentation and dismissal; not retained.
  public weak var observer: (any ScreenObserver)?
  /// When transitions end; at once unless set.
  public var transitions = Transitions.immediate
  /// How a presentation that names no style covers its presenter; full screen unless set (R-MO-17).
  public var style = PresentationStyle.fullScreen
  /// Who is first responder after a text field has resigned.
  public var succession = Succession.frontmostScreen
  /// What was cut or copied last.
  public let pasteboard: Pasteboard
  /// Every window has a history, so that a shake finds one in the end (R-UN-37).
  public let windowHistory = UndoHistory()
  /// The lowest screen; nil before ``show(_:in:)``.
  public private(set) var root: Screen?

  weak var keptResponder: (any Responder)?
  var passage: ScreenTransition?
  var alerts: [Alert] = []

  /// An empty window.
  public init(pasteboard: Pasteboard = Pasteboard()) { self.pasteboard = pasteboard }

  /// The window's own history.
  public var undoHistory: (any UndoManaging)? { windowHistory }

  /// Nobody: the chain ends here.
  public var nextResponder: (any Responder)? { nil }

  /// Shows a content as the root; a former root and all that lay over it leave.
  ///
  /// - Throws: ``PresentationError`` where the content does not fit the container or is shown already, or
  ///   while a transition runs.
  public func show(
    _ content: any ScreenContent, in container: Container = .none
  ) throws(PresentationError) {
    try checkIdle()
    try check(content, in: container)
    let before = visibleContents
    let former = root
    let gone = former?.levels.flatMap(\.stack) ?? []
    root = Screen(
      content, in: container, transition: .coverVertical, style: .fullScreen, window: self)
    // What leaves may still show an alert while it hears so.
    run(
      ScreenTransition(from: before, to: visibleContents, gone: gone) {
        withExtendedLifetime(former) { gone.forEach { $0.leave() } }
      })
  }

  /// The screens from the root to the one in front.
  public var screens: [Screen] { root?.levels ?? [] }

  /// The screen that the user can touch.
  public var frontmost: Screen? { screens.last }

  /// The content that the user can touch (R-MO-22).
  public var visibleContent: (any ScreenContent)? { frontmost?.content }

  /// The contents that are covered are unloaded: their fields lose their texts (R-MO-20).
  ///
  /// Each hears ``ScreenContent/didUnload()`` now and ``ScreenContent/didLoad()`` before it returns.
  public func receiveMemoryWarning() {
    for hosted in screens.flatMap(\.stack) { hosted.unload() }
  }
}
