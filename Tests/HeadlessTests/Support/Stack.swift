import Headless
import Testing

/// A window with a log, and the words to build a modal stack in it.
final class Stack: ScreenObserver {
  let window = Window()
  private(set) var events: [String] = []

  init() { window.observer = self }

  /// Shows a root.
  convenience init(root: Page, in container: Container = .none) throws {
    self.init()
    try window.show(root, in: container)
    forget()
  }

  func forget() { events = [] }

  func screens(did event: ScreenEvent) {
    let departure = event.reason.map { "(\($0))" } ?? ""
    events.append("\(event)\(departure)")
  }

  func field(_ field: TextField, did event: TextFieldEvent) {
    events.append("\(field.name).\(event.name)")
  }

  /// Presents over the screen in front.
  func present(
    _ page: Page, in container: Container = .none, transition: Transition = .coverVertical,
    style: PresentationStyle = .fullScreen
  ) throws {
    let screen = try #require(window.frontmost)
    try screen.present(page, in: container, transition: transition, style: style)
  }

  var names: [String] { window.screens.map(\.content.screenName) }
}
