internal import Headless

/// Where a contact screen stands: its presenter, and whether the user can touch it.
final class Stage {
  private(set) weak var presenter: (any Presenter)?
  private var isVisible = false

  func moved(to presenter: (any Presenter)?) { self.presenter = presenter }
  func willAppear() { isVisible = true }
  func willDisappear() { isVisible = false }

  /// Refuses what the user cannot do now.
  func checkTouchable(_ what: String) throws(IntentRefused) {
    guard isVisible else { throw IntentRefused(.notShown, what) }
    try presenter?.checkTouchable(what)
  }

  /// Leaves by itself. One that has been dismissed already has no presenter, and one that is on its way
  /// out gets a refusal, so nothing else is ever dismissed (R-PK-22).
  func leave() { try? presenter?.dismiss() }

  func show(_ alert: Alert) { presenter?.show(alert) }
}
