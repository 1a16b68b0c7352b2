/// The way from one set of visible contents to another: who hears what, and what is cut in between.
///
/// Those that leave will disappear, those that come will appear. Then a push and a pop tell first what did
/// disappear (R-MO-14), a modal first what did appear (R-MO-15).
struct ScreenTransition {
  private let leaving: [HostedContent]
  private let arriving: [HostedContent]
  private let gone: [HostedContent]
  private let tellsHiddenFirst: Bool
  private let cut: () -> Void
  private let completion: () -> Void

  init(
    from before: [HostedContent], to after: [HostedContent], gone: [HostedContent] = [],
    tellsHiddenFirst: Bool = false, completion: @escaping () -> Void = {},
    cut: @escaping () -> Void = {}
  ) {
    leaving = before.filter { content in !after.contains { $0 === content } }
    arriving = after.filter { content in !before.contains { $0 === content } }
    self.gone = gone
    self.tellsHiddenFirst = tellsHiddenFirst
    self.completion = completion
    self.cut = cut
  }

  func start() {
    for content in leaving { content.willDisappear(reason(of: content)) }
    for content in arriving { content.willAppear() }
  }

  func cutLinks() { cut() }

  func finish() {
    if tellsHiddenFirst { hide() }
    for content in arriving { content.didAppear() }
    if !tellsHiddenFirst { hide() }
    completion()
  }

  private func hide() {
    for content in leaving { content.didDisappear() }
  }

  private func reason(of content: HostedContent) -> DisappearReason {
    gone.contains { $0 === content } ? .leaving : .covered
  }
}
