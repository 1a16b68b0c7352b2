/// The stack of contents inside a navigation container (R-MO-21 … R-MO-23).
public struct NavigationStack {
  let screen: Screen

  /// The contents from the root to the top.
  public var contents: [any ScreenContent] { screen.stack.map(\.content) }

  /// The top of the stack.
  public var top: any ScreenContent { screen.content }

  /// The content of the modal on top if there is one, else the top of the stack (R-MO-22).
  public var visible: any ScreenContent { (screen.levels.last ?? screen).content }

  /// Puts a content on top; the one below is covered (R-MO-14).
  ///
  /// - Throws: ``PresentationError/alreadyOnStack`` (R-MO-21), ``PresentationError/isNavigationItself``,
  ///   ``PresentationError/alreadyShown``, ``PresentationError/inTransition`` or
  ///   ``PresentationError/notShown``; the stack is as it was.
  public func push(_ content: any ScreenContent) throws(PresentationError) {
    guard !screen.stack.contains(where: { $0.content === content }) else { throw .alreadyOnStack }
    guard let window = screen.window, window.isShowing(screen) else { throw .notShown }
    try window.checkIdle()
    try window.check(content, in: .navigation)
    let before = window.visibleContents
    screen.stack.append(HostedContent(content, on: screen))
    window.notify(content, .pushed)
    window.run(ScreenTransition(from: before, to: window.visibleContents, hidesFirst: true))
  }

  /// Takes the top off and returns it; nil where only the root is left.
  ///
  /// - Throws: ``PresentationError/inTransition``, or ``PresentationError/notShown`` where the screen has left.
  @discardableResult
  public func pop() throws(PresentationError) -> (any ScreenContent)? {
    try pop(keeping: max(1, screen.stack.count - 1)).first
  }

  /// Takes off what is over a content and returns it from the top down; nothing for a content that is not
  /// on the stack.
  ///
  /// - Throws: ``PresentationError/inTransition``, or ``PresentationError/notShown`` where the screen has left.
  @discardableResult
  public func pop(to content: any ScreenContent) throws(PresentationError) -> [any ScreenContent] {
    guard let index = screen.stack.firstIndex(where: { $0.content === content }) else { return [] }
    return try pop(keeping: index + 1)
  }

  /// Takes off everything but the root and returns it from the top down.
  ///
  /// - Throws: ``PresentationError/inTransition``, or ``PresentationError/notShown`` where the screen has left.
  @discardableResult
  public func popToRoot() throws(PresentationError) -> [any ScreenContent] {
    try pop(keeping: 1)
  }

  private func pop(keeping count: Int) throws(PresentationError) -> [any ScreenContent] {
    guard let window = screen.window, window.isShowing(screen) else { throw .notShown }
    try window.checkIdle()
    let departing = Array(screen.stack[count...].reversed())
    guard !departing.isEmpty else { return [] }
    let before = window.visibleContents
    let after = before.map { $0 === screen.top ? screen.stack[count - 1] : $0 }
    let transition = ScreenTransition(from: before, to: after, gone: departing, hidesFirst: true) {
      [screen] in
      screen.stack.removeSubrange(count...)
      for hosted in departing { hosted.leave() }
    }
    for hosted in departing { window.notify(hosted.content, .popped) }
    window.run(transition)
    return departing.map(\.content)
  }
}
