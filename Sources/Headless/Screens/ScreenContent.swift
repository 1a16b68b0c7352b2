public import Undo

/// What a screen shows and how it takes part in appearing and disappearing.
///
/// The controllers of both apps and the contact screens are contents. A ``Presenter`` hosts them: the
/// headless one here, or a view controller in somebody's app which forwards the four callbacks. For one
/// content "will" always precedes "did"; nothing is promised between two contents (R-MO-16).
public protocol ScreenContent: AnyObject {
  /// The words in the navigation bar.
  var title: String { get }
  /// The buttons in the navigation bar; shown only inside a navigation container (R-MO-23).
  var barButtons: [BarButton] { get }
  /// The undo history that a shake finds at this responder (R-UN-37); nil passes on to the next one.
  var undoHistory: UndoHistory? { get }

  /// The content is about to be seen.
  func willAppear()
  /// The content is seen.
  func didAppear()
  /// The content is about to be hidden, for the reason given (R-MO-13, R-MO-18).
  func willDisappear(_ departure: Departure)
  /// The content is hidden.
  func didDisappear()
}

extension ScreenContent {
  /// No buttons.
  public var barButtons: [BarButton] { [] }
  /// None of its own.
  public var undoHistory: UndoHistory? { nil }
  /// Nothing to do.
  public func willAppear() {}
  /// Nothing to do.
  public func didAppear() {}
  /// Nothing to do.
  public func willDisappear(_ departure: Departure) {}
  /// Nothing to do.
  public func didDisappear() {}
}

/// Why a content disappears.
///
/// The chapter's trap (listing 1-4): `viewWillDisappear` says both, and only one of them is the end.
public enum Departure: Hashable, Sendable {
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
