extension Screen: Presenter {
  /// Presents in the window's own style, ``Window/style``.
  public func present(
    _ content: any ScreenContent, in container: Container, transition: Transition
  ) throws(PresentationError) {
    try present(
      content, in: container, transition: transition, style: window?.style ?? .fullScreen)
  }

  /// Presents in a style of its own. `completion` is called when the content did appear (R-MO-10).
  ///
  /// - Throws: ``PresentationError``, as ``Presenter`` says.
  public func present(
    _ content: any ScreenContent, in container: Container, transition: Transition,
    style: PresentationStyle, completion: @escaping () -> Void = {}
  ) throws(PresentationError) {
    guard let window, window.isShowing(self) else { throw .notShown }
    try window.checkIdle()
    try check(content, in: container, transition: transition)
    let before = window.visibleContents
    let screen = Screen(
      content, in: container, transition: transition, style: style, window: window)
    screen.presenter = self
    presented = screen
    window.tell(content, .presented)
    window.run(ScreenTransition(from: before, to: window.visibleContents, completion: completion))
  }

  /// Dismisses what this screen presents, however high it is stacked (R-MO-3), or else itself (R-MO-2).
  ///
  /// A screen that has left already has no presenter any more, so its dismissal takes nothing else with it.
  public func dismiss() throws(PresentationError) { try dismiss {} }

  /// Dismisses likewise; `completion` is called when the dismissed content did disappear (R-MO-10).
  ///
  /// - Throws: ``PresentationError``, as ``Presenter`` says.
  public func dismiss(
    completion: @escaping () -> Void
  ) throws(PresentationError) {
    guard let presented else {
      guard let presenter else { throw .nothingToDismiss }
      return try presenter.dismiss(completion: completion)
    }
    guard let window else { throw .nothingToDismiss }
    try window.checkIdle()
    let departing = presented.levels
    let passage = ScreenTransition(
      from: window.visibleContents, to: window.visibleContents(upTo: self),
      gone: departing.flatMap(\.stack),
      completion: { [content] in
        content.presentedDidLeave(presented.stack[0].content)
        completion()
      }
    ) { [self] in
      self.presented = nil
      for screen in departing.reversed() { screen.unlink() }
    }
    for screen in departing.reversed() { window.tell(screen.stack[0].content, .dismissed) }
    window.run(passage)
  }

  /// The user swipes this sheet down: it is dismissed, and its content hears nothing but that it
  /// disappears (R-CN-25).
  ///
  /// - Throws: ``IntentRefused`` where the screen cannot be touched, or is not a presented sheet.
  public func swipeDown() throws(IntentRefused) {
    try checkTouchable("swipeDown")
    guard style == .sheet, let presenter else { throw IntentRefused(.notAllowed, "swipeDown") }
    do {
      try presenter.dismiss()
    } catch {
      throw IntentRefused(.inTransition, "swipeDown")
    }
  }

  /// Shows an alert on the window.
  public func show(_ alert: Alert) { window?.show(alert) }

  /// Cuts the links of a dismissed screen before its content did disappear (R-MO-12).
  private func unlink() {
    presented = nil
    presenter = nil
    for hosted in stack { hosted.leave() }
  }

  private func check(
    _ content: any ScreenContent, in container: Container, transition: Transition
  ) throws(PresentationError) {
    guard presented == nil else { throw .alreadyPresenting }
    try window?.check(content, in: container)
    let canCurl = style == .fullScreen
    guard self.transition != .partialCurl, transition != .partialCurl || canCurl else {
      throw .curlNotPossible
    }
  }
}
