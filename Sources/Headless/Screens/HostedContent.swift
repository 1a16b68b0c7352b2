/// A content together with what its screen must remember of it.
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
    for field in content.textFields { field.screen = screen }
    tell(.willAppear)
    content.willAppear()
  }

  func didAppear() {
    tell(.didAppear)
    if let screen, screen.isFrontmost { window?.makeFirstResponder(screen) }
    content.didAppear()
  }

  func willDisappear(_ reason: DisappearReason) {
    tell(.willDisappear, reason)
    content.willDisappear(reason)
  }

  func didDisappear() {
    isVisible = false
    for field in content.textFields { field.leaveScreen() }
    tell(.didDisappear)
    content.didDisappear()
  }

  func leave() {
    content.moved(to: nil)
  }

  /// Throws the fields away while nobody sees them (R-MO-20).
  func unload() {
    guard isLoaded, !isVisible else { return }
    isLoaded = false
    for field in content.textFields { field.unload() }
    content.didUnload()
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    content.didLoad()
  }

  private func tell(_ kind: ScreenEvent.Kind, _ reason: DisappearReason? = nil) {
    window?.tell(content, kind, reason)
  }
}
