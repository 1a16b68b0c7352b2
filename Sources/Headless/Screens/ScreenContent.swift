public import Undo

/// What a screen shows and how it takes part in appearing and disappearing.
///
/// The controllers of both apps and the contact screens are contents. A ``Presenter`` hosts them: the
/// headless one here, or a view controller of an app, which forwards the callbacks. For one
/// content "will" always precedes "did"; nothing is promised between two contents (R-MO-16).
public protocol ScreenContent: AnyObject {
  /// A stable name for events and reports, such as `hotels`, `form` or `picker`; never shown.
  var screenName: String { get }
  /// The words in the navigation bar.
  var title: String { get }
  /// The buttons in the navigation bar; shown only inside a navigation container (R-MO-23).
  var barButtons: [BarButton] { get }
  /// The undo history that a shake finds at this responder (R-UN-37); nil passes on to the next one.
  var undoHistory: (any UndoManaging)? { get }
  /// The text fields on the screen. They are in the window while the content is shown, and lose their
  /// texts when it is unloaded.
  var textFields: [TextField] { get }
  /// What the content asks of the navigation bar around it.
  var barRequirement: NavigationBarRequirement { get }

  /// The content is hosted by a presenter from now on, or by none any more; keep it weakly.
  ///
  /// Called before the first ``willAppear()``, and with nil before the last ``didDisappear()`` (R-MO-12).
  func moved(to presenter: (any Presenter)?)
  /// The fields are fresh and empty: fill them from the state. Called before the content appears for the
  /// first time, and again before it returns after ``didUnload()`` (R-MO-20).
  func didLoad()
  /// The fields were thrown away while the content was covered, for want of memory (R-MO-20).
  func didUnload()
  /// The content is about to be seen.
  func willAppear()
  /// The content is seen.
  func didAppear()
  /// The content is about to be hidden, for the reason given (R-MO-13, R-MO-18).
  func willDisappear(_ reason: DisappearReason)
  /// The content is hidden.
  func didDisappear()
  /// The user has swiped the sheet with this content down (R-CN-25). Called in the transition, before
  /// ``moved(to:)`` with nil, so a dismissal or presentation from here is refused.
  func didSwipeDown()
  /// What this content had presented has left: its delegate or the user took it away, or it left by itself.
  /// Below a sheet this content does not appear, since it was seen all the time (R-MO-17).
  func presentedDidLeave(_ content: any ScreenContent)
}

extension ScreenContent {
  /// No buttons.
  public var barButtons: [BarButton] { [] }
  /// None of its own: passes on to the next responder.
  public var undoHistory: (any UndoManaging)? { nil }
  /// No fields.
  public var textFields: [TextField] { [] }
  /// Shown with and without a bar.
  public var barRequirement: NavigationBarRequirement { .none }
  /// Nothing to do.
  public func moved(to presenter: (any Presenter)?) {}
  /// Nothing to do.
  public func didLoad() {}
  /// Nothing to do.
  public func didUnload() {}
  /// Nothing to do.
  public func willAppear() {}
  /// Nothing to do.
  public func didAppear() {}
  /// Nothing to do.
  public func willDisappear(_ reason: DisappearReason) {}
  /// Nothing to do.
  public func didDisappear() {}
  /// Nothing to do.
  public func didSwipeDown() {}
  /// Nothing to do.
  public func presentedDidLeave(_ content: any ScreenContent) {}
}

/// What a content asks of the navigation bar around it.
public enum NavigationBarRequirement: Hashable, Sendable {
  /// Shown with and without a bar.
  case none
  /// Its buttons live in the bar, so it must be shown in a navigation container (R-NP-1, R-PV-1).
  case container
  /// Brings its own bar, so it must not be put into another container (R-PK-12).
  case own
}

/// Why a content disappears.
///
/// The chapter's trap (listing 1-4): `viewWillDisappear` says both, and only one of them is the end.
public enum DisappearReason: String, Hashable, Sendable {
  /// Another screen covers it; it comes back.
  case covered
  /// It is dismissed or popped and does not come back.
  case leaving
}

/// A button in the navigation bar.
public struct BarButton: Hashable, Sendable {
  /// Where in the bar.
  public enum Side: String, Sendable {
    /// The leading end, where Cancel and Back stand.
    case left
    /// The trailing end, where Save and Done stand.
    case right
  }

  /// Where in the bar.
  public var side: Side
  /// The word on it.
  public var title: String
  /// Whether it is drawn as the action that completes the screen (listing 1-10).
  public var isDone: Bool
  /// Whether it can be tapped.
  public var isEnabled: Bool

  /// A button, enabled unless said otherwise.
  public init(_ title: String, side: Side, isDone: Bool = false, isEnabled: Bool = true) {
    self.title = title
    self.side = side
    self.isDone = isDone
    self.isEnabled = isEnabled
  }
}
