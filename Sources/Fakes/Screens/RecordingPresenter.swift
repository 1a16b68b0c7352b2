public import Headless

/// A presenter that writes down what it is asked, and plays the callbacks of a full-screen modal (R-MO-15).
///
/// Enough for a controller's test without a window. Each content that it presents gets a presenter of its own, so a
/// dismissal goes where it would go on a device (R-MO-2).
///
/// Events: `presenter.present` {screen, container, transition}, `presenter.dismiss` {screen},
/// `presenter.alert` {title}.
public final class RecordingPresenter: Presenter {
  /// What the next presentation is refused with; nil lets it through.
  public var refusal: PresentationError?
  /// The content that this presenter hosts.
  public let content: any ScreenContent
  /// What is presented over it.
  public private(set) var presented: RecordingPresenter?
  /// The alerts that were shown over anything here, in order.
  public var alerts: [Alert] { home.shownAlerts }

  private let recorder: EventRecorder
  private weak var parent: RecordingPresenter?
  private var shownAlerts: [Alert] = []

  /// Hosts a content, which appears.
  public convenience init(_ content: any ScreenContent, recorder: EventRecorder = EventRecorder()) {
    self.init(content, recorder: recorder, parent: nil)
    appear()
  }

  private init(
    _ content: any ScreenContent, recorder: EventRecorder, parent: RecordingPresenter?
  ) {
    self.content = content
    self.recorder = recorder
    self.parent = parent
    content.moved(to: self)
    content.didLoad()
  }

  /// The content in front.
  public var front: any ScreenContent { presented?.front ?? content }

  /// Presents, unless set to refuse or something is presented already (R-MO-4).
  /// - Throws: ``refusal``, or `PresentationError.alreadyPresenting`.
  public func present(
    _ content: any ScreenContent, in container: Container, transition: Transition
  ) throws(PresentationError) {
    if let refusal { throw refusal }
    guard presented == nil else { throw .alreadyPresenting }
    recorder.record(
      "presenter.present",
      [
        "screen": .text(content.screenName), "container": .text(container.rawValue),
        "transition": .text(transition.rawValue),
      ])
    let above = RecordingPresenter(content, recorder: recorder, parent: self)
    presented = above
    self.content.willDisappear(.covered)
    above.appear()
    self.content.didDisappear()
  }

  /// Dismisses what is presented, or asks its own presenter (R-MO-2).
  /// - Throws: `PresentationError.nothingToDismiss` at the root.
  public func dismiss() throws(PresentationError) {
    guard let above = presented else {
      guard let parent else { throw .nothingToDismiss }
      return try parent.dismiss()
    }
    recorder.record("presenter.dismiss", ["screen": .text(above.content.screenName)])
    above.presented?.vanish()
    above.content.willDisappear(.leaving)
    content.willAppear()
    presented = nil
    above.unlink()
    content.didAppear()
    above.content.didDisappear()
    content.presentedDidLeave(above.content)
  }

  /// Takes its content away; what is presented over it stays, over its own presenter.
  public func leave() {
    guard let parent else { return }
    guard let above = presented else {
      try? parent.dismiss()
      return
    }
    recorder.record("presenter.dismiss", ["screen": .text(content.screenName)])
    presented = nil
    above.parent = parent
    parent.presented = above
    unlink()
    parent.content.presentedDidLeave(content)
  }

  /// Keeps the alert; it stays until a test chooses a button.
  public func show(_ alert: Alert) {
    recorder.record("presenter.alert", ["title": .text(alert.title)])
    home.shownAlerts.append(alert)
  }

  private var home: RecordingPresenter { parent?.home ?? self }

  private func appear() {
    content.willAppear()
    content.didAppear()
  }

  private func unlink() {
    parent = nil
    content.moved(to: nil)
  }

  /// Covered and taken away together with the screen below: it gets no second will-disappear.
  private func vanish() {
    presented?.vanish()
    presented = nil
    unlink()
  }
}
