import Fakes
import Headless
import Undo

/// A named screen with nothing on it but what a scenario puts there, for the contracts of presentation,
/// text fields and shaking.
///
/// Events, besides those of every screen: `NAME.didLoad`, `NAME.didUnload`, and at its did-disappear
/// `NAME.links` {presenter, presenterPresents}, what it reads there of who presents whom (R-MO-12).
final class TestScreen: ScreenContent {
  let screenName: String
  let barButtons = [BarButton("Done", side: .right)]
  var textFields: [TextField] = []
  /// Its own history; nil until a scenario gives it one.
  var undoHistory: (any UndoManaging)?
  /// Where it is hosted now.
  private(set) weak var screen: Screen?

  private let recorder: EventRecorder
  /// Where it stands while it leaves, and over whom.
  private var departing: (level: Screen, presenter: Screen)?

  init(_ name: String, recorder: EventRecorder) {
    screenName = name
    self.recorder = recorder
  }

  var title: String { screenName }

  func moved(to presenter: (any Presenter)?) { screen = presenter as? Screen }

  func didLoad() { record("didLoad") }

  func didUnload() { record("didUnload") }

  func willDisappear(_ reason: DisappearReason) {
    guard reason == .leaving, let level = screen, let presenter = level.presenter else { return }
    departing = (level, presenter)
  }

  func didDisappear() {
    guard let (level, presenter) = departing else { return }
    departing = nil
    record(
      "links",
      [
        "presenter": EventDetail(level.presenter?.content.screenName),
        "presenterPresents": EventDetail(presenter.presented?.content.screenName),
      ])
  }

  private func record(_ kind: String, _ details: [String: EventDetail] = [:]) {
    recorder.record("\(screenName).\(kind)", details)
  }
}
