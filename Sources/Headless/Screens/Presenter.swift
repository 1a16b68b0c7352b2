/// Shows one content over another and takes it away again (R-MO-1 … R-MO-6).
public protocol Presenter: AnyObject {
  /// Presents a content modally over this screen.
  ///
  /// - Throws: ``PresentationError``: `alreadyPresenting`, `inTransition` (R-MO-4), `curlNotPossible`
  ///   (R-MO-8), `needsNavigation` (R-NP-1), `isNavigationItself` (R-PK-12), `alreadyShown`, or `notShown`
  ///   where this screen has left. Nothing has changed then.
  func present(
    _ content: any ScreenContent, in container: Container, transition: Transition
  ) throws(PresentationError)

  /// Dismisses what this screen presents; where it presents nothing, asks its own presenter (R-MO-2).
  ///
  /// - Throws: ``PresentationError/nothingToDismiss`` at the root, ``PresentationError/inTransition``.
  func dismiss() throws(PresentationError)

  /// Takes this screen away, and nothing that is presented over it (R-PK-22). By default it dismisses.
  func leave()

  /// Shows an alert over everything; one that comes while another is up waits for its turn.
  func show(_ alert: Alert)

  /// Refuses what the user cannot do now: touch a screen that is not in front, in a transition or under an
  /// alert. By default nothing is refused, as where a device keeps such touches away.
  ///
  /// - Parameter what: identifies the intent in the error.
  /// - Throws: ``IntentRefused`` with `notShown`, `inTransition` or `alertInTheWay`.
  func checkTouchable(_ what: String) throws(IntentRefused)
}

extension Presenter {
  /// Dismisses; for a presenter that presents nothing, or whose platform dismisses from below.
  public func leave() { try? dismiss() }

  /// Refuses nothing, and throws nothing.
  public func checkTouchable(_ what: String) throws(IntentRefused) {}

  /// Presents, and calls `rollBack` where that is refused, so that a caller can note what it presents
  /// before the first callback comes.
  ///
  /// - Throws: ``PresentationError``, as ``present(_:in:transition:)`` does.
  public func present(
    _ content: any ScreenContent, in container: Container, transition: Transition,
    rollBack: () -> Void
  ) throws(PresentationError) {
    do throws(PresentationError) {
      try present(content, in: container, transition: transition)
    } catch {
      rollBack()
      throw error
    }
  }
}

/// What a presented content is wrapped in.
public enum Container: String, Hashable, Sendable {
  /// The content alone, without a bar.
  case none
  /// A navigation container with the content as its root (R-MO-6).
  case navigation
}

/// How a presented screen comes in (R-MO-7).
public enum Transition: String, Hashable, Sendable {
  /// Slides up; the default.
  case coverVertical
  /// Flips around, as the hotel form does (listing 1-3).
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// Curls up a corner (R-MO-8).
  case partialCurl
}

/// Why a presentation was refused. The screens are as they were.
public enum PresentationError: Error, Hashable, Sendable {
  /// One screen is presented here already (R-MO-4).
  case alreadyPresenting
  /// A transition is still running (R-MO-4).
  case inTransition
  /// There is neither a presented screen nor a presenter (R-MO-2).
  case nothingToDismiss
  /// The content has its buttons in a navigation bar and was to be shown without one (R-NP-1, B-04).
  case needsNavigation
  /// The content brings its own navigation and was to be put into another one (R-PK-12).
  case isNavigationItself
  /// A partial curl over a screen that does not fill the window, or a present from a curled one (R-MO-8).
  case curlNotPossible
  /// The content is on the navigation stack already (R-MO-21).
  case alreadyOnStack
  /// The content is shown somewhere already.
  case alreadyShown
  /// The screen that was to present or push has left the window.
  case notShown
}
