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

  /// Which responder is first after a text field has resigned.
  package enum ResponderAfterEditing: Sendable {
    /// The screen in front, so that a shake finds its history.
    case frontmostScreen
    /// None until a screen appears again, as was observed on the platform (R-UN-42).
    case none
  }

  /// Notified of every appearance, presentation and dismissal; not retained.
  public weak var observer: (any ScreenObserver)?
  /// When transitions end; at once unless set.
  public var transitions = Transitions.immediate
  /// How a presentation that gives no style covers its presenter; full screen unless set (R-MO-17).
  public var style = PresentationStyle.fullScreen
  /// Which responder is first after a text field has resigned; the screen in front unless set.
  package var responderAfterEditing = ResponderAfterEditing.frontmostScreen
  /// What was cut or copied last.
  public let pasteboard: Pasteboard
  /// Every window has a history, so that a shake finds one in the end (R-UN-37).
  public let windowHistory = UndoHistory()
  /// The lowest screen; nil before ``show(_:in:)``.
  public private(set) var root: Screen?

  var transition: ScreenTransition?
  /// What waits for the end of the transition.
  var waiting: [() -> Void] = []
  private weak var keptResponder: (any Responder)?
  private var alerts: [Alert] = []

  /// An empty window.
  public init(pasteboard: Pasteboard = Pasteboard()) { self.pasteboard = pasteboard }

  /// Shows a content as the root; a former root and all that is presented over it leave.
  ///
  /// - Throws: ``PresentationError/inTransition``; ``PresentationError/needsNavigation``,
  ///   ``PresentationError/isNavigationItself`` or ``PresentationError/alreadyShown`` for the content.
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
    // What leaves may still show an alert when it disappears.
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

  /// Unloads the contents that are covered: their fields lose their texts (R-MO-20).
  ///
  /// Each gets ``ScreenContent/didUnload()`` now and ``ScreenContent/didLoad()`` before it returns.
  public func receiveMemoryWarning() {
    for hosted in screens.flatMap(\.stack) { hosted.unload() }
  }
}

// MARK: Alerts

extension Window {
  /// The alert that is up.
  public var alert: Alert? { alerts.first }

  /// Shows an alert, or keeps it for later while another is up.
  public func show(_ alert: Alert) { alerts.append(alert) }

  /// The user taps a button of the alert: the alert goes, then the button's action is called.
  ///
  /// - Throws: ``IntentRefused`` where no alert is up or no button has the title; else what the button's
  ///   action throws.
  public func chooseInAlert(_ title: String) throws {
    guard let alert else { throw IntentRefused(.noAlert, title) }
    guard let button = alert.buttons.first(where: { $0.title == title }) else {
      throw IntentRefused(.noSuchButton, title)
    }
    alerts.removeFirst()
    try button.action?()
  }
}

// MARK: Responders

extension Window {
  /// The window's own history.
  public var undoHistory: (any UndoManaging)? { windowHistory }

  /// None: the chain ends here.
  public var nextResponder: (any Responder)? { nil }

  /// Where the keyboard's input and a shake go first (R-TF-14).
  ///
  /// After a field has resigned it is the screen in front, unless `responderAfterEditing` is none.
  public var firstResponder: (any Responder)? {
    keptResponder ?? (responderAfterEditing == .frontmostScreen ? frontmost : nil)
  }

  /// The text field that is edited, and for which the keyboard is up; nil where there is none.
  public var editedField: TextField? { keptResponder as? TextField }

  /// The history that a shake uses: that of the first in the responder chain that has one (R-UN-37); nil
  /// where there is no first responder (R-UN-42).
  package var historyForShake: (any UndoManaging)? {
    var link = firstResponder
    while let responder = link {
      if let history = responder.undoHistory { return history }
      link = responder.nextResponder
    }
    return nil
  }

  /// A screen that has come to the front takes over; a field that was edited elsewhere has to end (R-TF-14).
  func makeFirstResponder(_ screen: Screen) {
    editedField?.endEditing(force: true)
    keptResponder = screen
  }

  func makeFirstResponder(_ field: TextField) -> Bool {
    if let former = editedField {
      guard former.endEditing() else { return false }
    }
    keptResponder = field
    return true
  }

  func resign(_ field: TextField) {
    if keptResponder === field { keptResponder = nil }
  }
}
