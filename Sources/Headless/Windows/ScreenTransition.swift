/// The way from one set of visible contents to another: which contents are called, and which links are cut in between.
///
/// Those that leave will disappear, those that come will appear. Then a push and a pop call first what did
/// disappear (R-MO-14), a modal first what did appear (R-MO-15).
struct ScreenTransition {
  private let leaving: [HostedContent]
  private let arriving: [HostedContent]
  private let gone: [HostedContent]
  private let hidesFirst: Bool
  private let cut: () -> Void
  private let completion: () -> Void

  init(
    from before: [HostedContent], to after: [HostedContent], gone: [HostedContent] = [],
    hidesFirst: Bool = false, completion: @escaping () -> Void = {},
    cut: @escaping () -> Void = {}
  ) {
    leaving = before.filter { content in !after.contains { $0 === content } }
    arriving = after.filter { content in !before.contains { $0 === content } }
    self.gone = gone
    self.hidesFirst = hidesFirst
    self.completion = completion
    self.cut = cut
  }

  func start() {
    for content in leaving { content.willDisappear(reason(of: content)) }
    for content in arriving { content.willAppear() }
  }

  func cutLinks() { cut() }

  func finish() {
    if hidesFirst { hide() }
    for content in arriving { content.didAppear() }
    if !hidesFirst { hide() }
    completion()
  }

  private func hide() {
    for content in leaving { content.didDisappear() }
  }

  private func reason(of content: HostedContent) -> DisappearReason {
    gone.contains { $0 === content } ? .leaving : .covered
  }
}
