extension Screen: Presenter {
  /// Presents in the window's own style, ``Window/style``.
  ///
  /// - Throws: ``PresentationError``, as ``Presenter/present(_:in:transition:)`` does.
  public func present(
    _ content: any ScreenContent, in container: Container, transition: Transition
  ) throws(PresentationError) {
    try present(
      content, in: container, transition: transition, style: window?.style ?? .fullScreen)
  }

  /// Presents in a style of its own. `completion` is called when the content did appear (R-MO-10).
  ///
  /// - Throws: ``PresentationError``, as ``Presenter/present(_:in:transition:)`` does.
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
    window.notify(content, .presented)
    window.run(ScreenTransition(from: before, to: window.visibleContents, completion: completion))
  }

  /// Dismisses what this screen presents, however high it is stacked (R-MO-3), or else itself (R-MO-2).
  ///
  /// A screen that has left already has no presenter any more, so its dismissal takes nothing else with it.
  ///
  /// - Throws: ``PresentationError/nothingToDismiss`` or ``PresentationError/inTransition``.
  public func dismiss() throws(PresentationError) { try dismiss {} }

  /// Dismisses likewise; `completion` is called when the dismissed content did disappear (R-MO-10).
  ///
  /// - Throws: ``PresentationError/nothingToDismiss`` or ``PresentationError/inTransition``.
  public func dismiss(
    completion: @escaping () -> Void
  ) throws(PresentationError) {
    if let presented {
      try remove(presented.levels, completion: completion)
    } else if let presenter {
      try presenter.dismiss(completion: completion)
    } else {
      throw .nothingToDismiss
    }
  }

  /// Takes this screen away, as soon as no transition runs; what it presents stays, over its presenter.
  public func leave() {
    window?.whenIdle { [self] in try? presenter?.remove([self]) }
  }

  /// The user swipes this sheet down: it is dismissed, and its content gets
  /// ``ScreenContent/didSwipeDown()`` before it did disappear (R-CN-25).
  ///
  /// - Throws: ``IntentRefused`` where the screen cannot be touched, or is not a presented sheet.
  public func swipeDown() throws(IntentRefused) {
    try checkTouchable("swipeDown")
    guard style == .sheet, let presenter else { throw IntentRefused(.notAllowed, "swipeDown") }
    do {
      try presenter.remove([self], bySwipe: true)
    } catch {
      throw IntentRefused(.inTransition, "swipeDown")
    }
  }

  /// Shows an alert on the window.
  public func show(_ alert: Alert) { window?.show(alert) }

  /// Takes screens that lie directly over this one away, from low to high; what is presented over them is
  /// over this screen then.
  private func remove(
    _ departing: [Screen], bySwipe: Bool = false, completion: @escaping () -> Void = {}
  ) throws(PresentationError) {
    guard let window, let lowest = departing.first else { throw .nothingToDismiss }
    try window.checkIdle()
    let above = departing.last?.presented
    let staying = window.screens.filter { screen in !departing.contains { $0 === screen } }
    let transition = ScreenTransition(
      from: window.visibleContents, to: window.visibleContents(of: staying),
      gone: departing.flatMap(\.stack),
      completion: { [content] in
        content.presentedDidLeave(lowest.stack[0].content)
        completion()
      }
    ) { [self] in
      if bySwipe { lowest.content.didSwipeDown() }
      presented = above
      above?.presenter = self
      for screen in departing.reversed() { screen.unlink() }
    }
    for screen in departing.reversed() { window.notify(screen.stack[0].content, .dismissed) }
    window.run(transition)
  }

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
