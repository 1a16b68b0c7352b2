extension Window {
  /// Whether a transition has begun and not ended.
  public var isInTransition: Bool { transition != nil }

  /// Ends the transition that runs: links are cut, then the contents get didAppear and didDisappear.
  /// Without one nothing happens.
  public func finishTransition() {
    guard let transition else { return }
    transition.cutLinks()
    self.transition = nil
    transition.finish()
    while !isInTransition, !waiting.isEmpty { waiting.removeFirst()() }
  }

  func run(_ transition: ScreenTransition) {
    self.transition = transition
    transition.start()
    if transitions == .immediate { finishTransition() }
  }

  /// Calls `work` now, or when the transition that runs has ended.
  func whenIdle(_ work: @escaping () -> Void) {
    if isInTransition { waiting.append(work) } else { work() }
  }

  func checkIdle() throws(PresentationError) {
    guard !isInTransition else { throw .inTransition }
  }

  /// Whether the content may be shown in the container at all.
  func check(
    _ content: any ScreenContent, in container: Container
  ) throws(PresentationError) {
    switch (content.barRequirement, container) {
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

  /// What would be seen of these screens if there were no others.
  func visibleContents(of screens: [Screen]) -> [HostedContent] {
    let lowest = screens.lastIndex { $0.style == .fullScreen } ?? 0
    return screens.dropFirst(lowest).map(\.top)
  }

  func notify(
    _ content: any ScreenContent, _ kind: ScreenEvent.Kind, _ reason: DisappearReason? = nil
  ) {
    observer?.screens(did: ScreenEvent(content.screenName, kind, reason))
  }
}
