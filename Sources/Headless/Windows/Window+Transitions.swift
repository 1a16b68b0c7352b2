extension Window {
  /// Whether a transition has begun and not ended.
  public var isInTransition: Bool { passage != nil }

  /// Ends the transition that runs: links are cut, then the contents hear that they did appear and did
  /// disappear. Without one nothing happens.
  public func finishTransition() {
    guard let passage else { return }
    passage.cutLinks()
    self.passage = nil
    passage.finish()
  }

  func run(_ passage: ScreenTransition) {
    self.passage = passage
    passage.start()
    if transitions == .immediate { finishTransition() }
  }

  func checkIdle() throws(PresentationError) {
    guard !isInTransition else { throw .inTransition }
  }

  /// Whether the content may be shown in the container at all.
  func check(
    _ content: any ScreenContent, in container: Container
  ) throws(PresentationError) {
    switch (content.barNeed, container) {
    case (.container, .none): throw .needsNavigation
    case (.own, .navigation): throw .isNavigationItself
    default: break
    }
    let shown = screens.flatMap(\.stack)
    guard !shown.contains(where: { $0.content === content }) else { throw .alreadyShown }
  }

  func isShowing(_ screen: Screen) -> Bool { screens.contains { $0 === screen } }

  /// What is seen, from low to high: the screen in front and whatever sheets leave uncovered.
  var visibleContents: [HostedContent] { visibleContents(of: screens) }

  /// What would be seen if everything over a screen were gone.
  func visibleContents(upTo screen: Screen) -> [HostedContent] {
    let above = screen.levels.count - 1
    return visibleContents(of: Array(screens.dropLast(above)))
  }

  func tell(
    _ content: any ScreenContent, _ kind: ScreenEvent.Kind, _ reason: DisappearReason? = nil
  ) {
    observer?.screens(did: ScreenEvent(content.screenName, kind, reason))
  }

  private func visibleContents(of screens: [Screen]) -> [HostedContent] {
    let lowest = screens.lastIndex { $0.style == .fullScreen } ?? 0
    return screens.dropFirst(lowest).map(\.top)
  }
}
