import Headless
import Undo

/// A content that does what a test tells it at its callbacks.
final class Page: ScreenContent {
  let screenName: String
  var title: String { screenName }
  var barNeed = NavigationBarRequirement.none
  var barButtons = [BarButton("Save", side: .right, isDone: true)]
  var undoHistory: (any UndoManaging)?
  var textFields: [TextField] = []
  var calls: [String] = []
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  private(set) weak var presenter: (any Presenter)?

  init(_ name: String, barNeed: NavigationBarRequirement = .none) {
    screenName = name
    self.barNeed = barNeed
  }

  func moved(to presenter: (any Presenter)?) { self.presenter = presenter }
  func didLoad() { calls.append("didLoad") }
  func didUnload() { calls.append("didUnload") }
  func willAppear() { calls.append("willAppear") }
  func didAppear() {
    calls.append("didAppear")
    onDidAppear?()
  }
  func willDisappear(_ reason: DisappearReason) {
    calls.append("willDisappear(\(reason))")
    onWillDisappear?()
  }
  func presentedDidLeave(_ content: any ScreenContent) {
    calls.append("\(content.screenName) left")
  }
  func didDisappear() {
    calls.append("didDisappear")
    onDidDisappear?()
  }
}
