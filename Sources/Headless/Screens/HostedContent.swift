/// A content and the state that its screen keeps for it.
final class HostedContent {
  let content: any ScreenContent
  private weak var screen: Screen?
  /// Known apart from the screen, which is gone when a dismissed content did disappear.
  private weak var window: Window?
  private(set) var isLoaded = false
  private(set) var isVisible = false

  init(_ content: any ScreenContent, on screen: Screen) {
    self.content = content
    self.screen = screen
    window = screen.window
    content.moved(to: screen)
  }

  func willAppear() {
    load()
    isVisible = true
    for field in content.textFields { field.move(to: screen) }
    notify(.willAppear)
    content.willAppear()
  }

  func didAppear() {
    notify(.didAppear)
    if let screen, screen.isFrontmost { window?.makeFirstResponder(screen) }
    content.didAppear()
  }

  func willDisappear(_ reason: DisappearReason) {
    notify(.willDisappear, reason)
    content.willDisappear(reason)
  }

  func didDisappear() {
    isVisible = false
    for field in content.textFields { field.move(to: nil) }
    notify(.didDisappear)
    content.didDisappear()
  }

  func leave() {
    content.moved(to: nil)
  }

  /// Throws the fields away while the content is covered (R-MO-20).
  func unload() {
    guard isLoaded, !isVisible else { return }
    isLoaded = false
    for field in content.textFields { field.text = "" }
    content.didUnload()
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    content.didLoad()
  }

  private func notify(_ kind: ScreenEvent.Kind, _ reason: DisappearReason? = nil) {
    window?.notify(content, kind, reason)
  }
}
