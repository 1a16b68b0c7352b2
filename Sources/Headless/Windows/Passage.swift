/// The way from one set of visible contents to another: who hears what, and what is cut in between.
///
/// One order serves pushes and modals: those that leave will disappear, those that come will appear,
/// they did appear, the others did disappear; popping and dismissing mirror it (R-MO-14, R-MO-15).
struct Passage {
  private let leaving: [HostedContent]
  private let arriving: [HostedContent]
  private let gone: [HostedContent]
  private let cut: () -> Void
  private let completion: () -> Void

  init(
    from before: [HostedContent], to after: [HostedContent], gone: [HostedContent] = [],
    completion: @escaping () -> Void = {}, cut: @escaping () -> Void = {}
  ) {
    leaving = before.filter { content in !after.contains { $0 === content } }
    arriving = after.filter { content in !before.contains { $0 === content } }
    self.gone = gone
    self.completion = completion
    self.cut = cut
  }

  func start() {
    for content in leaving { content.willDisappear(departure(of: content)) }
    for content in arriving { content.willAppear() }
  }

  func cutLinks() { cut() }

  func finish() {
    for content in arriving { content.didAppear() }
    for content in leaving { content.didDisappear() }
    completion()
  }

  private func departure(of content: HostedContent) -> Departure {
    gone.contains { $0 === content } ? .leaving : .covered
  }
}
