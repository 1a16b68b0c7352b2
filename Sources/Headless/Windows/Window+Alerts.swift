extension Window {
  /// The alert that is up.
  public var alert: Alert? { alerts.first }

  /// Shows an alert, or keeps it for later while another is up.
  public func show(_ alert: Alert) { alerts.append(alert) }

  /// The user taps a button of the alert: the alert goes, then the button does its work.
  ///
  /// - Throws: ``IntentRefused`` where no alert is up or no button is so called; else what the button's
  ///   work throws.
  public func chooseInAlert(_ title: String) throws {
    guard let alert else { throw IntentRefused(.noAlert, title) }
    guard let button = alert.buttons.first(where: { $0.title == title }) else {
      throw IntentRefused(.noSuchButton, title)
    }
    alerts.removeFirst()
    try button.action?()
  }
}
