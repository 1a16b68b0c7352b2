public import Headless

/// Writes down what happens to the screens of a window. Events: those of `ScreenEvent`, such as
/// `form.didAppear`.
public final class RecordingScreenObserver: ScreenObserver {
  private let recorder: EventRecorder

  /// An observer; the window does not retain it.
  public init(recorder: EventRecorder) { self.recorder = recorder }

  /// Records the event.
  public func screens(did event: ScreenEvent) { recorder.record(event.description) }
}

extension EventRecorder {
  /// Watches the screens of a window, in place of the observer that it has now.
  public func follow(_ window: Window) {
    let recording = RecordingScreenObserver(recorder: self)
    keep(recording, for: window)
    window.observer = recording
  }
}
