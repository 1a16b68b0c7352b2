internal import Headless

/// Where a contact screen stands: its presenter, whether the user can touch it, and whether its run is over.
final class ScreenLifecycle {
  private(set) weak var presenter: (any Presenter)?
  /// Whether the delegate has been told the end of this run.
  private(set) var hasEnded = false
  private var isVisible = false

  func moved(to presenter: (any Presenter)?) { self.presenter = presenter }
  func willAppear() { isVisible = true }
  func willDisappear() { isVisible = false }

  /// Refuses what the user cannot do now.
  func checkTouchable(_ what: String) throws(IntentRefused) {
    guard isVisible else { throw IntentRefused(.notShown, what) }
    try presenter?.checkTouchable(what)
  }

  func begin() { hasEnded = false }
  func end() { hasEnded = true }

  /// Refuses what the user cannot do now, and anything once the run is over.
  func checkRunning(_ what: String) throws(IntentRefused) {
    try checkTouchable(what)
    guard !hasEnded else { throw IntentRefused(.alreadyEnded, what) }
  }

  /// Leaves by itself. One that has been dismissed already has no presenter, and one that is on its way
  /// out gets a refusal, so nothing else is ever dismissed (R-PK-22).
  func leave() { try? presenter?.dismiss() }

  func show(_ alert: Alert) { presenter?.show(alert) }
}
