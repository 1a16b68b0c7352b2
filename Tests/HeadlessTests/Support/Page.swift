import Headless
import Undo

/// A content that records its callbacks, and does there what a test sets.
final class Page: ScreenContent {
  let screenName: String
  var title: String { screenName }
  var barRequirement = NavigationBarRequirement.none
  var barButtons = [BarButton("Save", side: .right, isDone: true)]
  var undoHistory: (any UndoManaging)?
  var textFields: [TextField] = []
  var calls: [String] = []
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var onSwipe: (() -> Void)?
  private(set) weak var presenter: (any Presenter)?

  init(_ name: String, barRequirement: NavigationBarRequirement = .none) {
    screenName = name
    self.barRequirement = barRequirement
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
  func didSwipeDown() {
    calls.append("didSwipeDown")
    onSwipe?()
  }
  func presentedDidLeave(_ content: any ScreenContent) {
    calls.append("\(content.screenName) left")
  }
  func didDisappear() {
    calls.append("didDisappear")
    onDidDisappear?()
  }
}
