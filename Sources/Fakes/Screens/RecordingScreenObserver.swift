public import Headless

package final class RecordingScreenObserver: RecordingDelegate, ScreenObserver {
  package func screens(did event: ScreenEvent) { recorder.record(event.description) }
}

extension EventRecorder {
  /// Records what happens to the screens of a window, in place of the observer that it has now. Events: those of
  /// `ScreenEvent`, such as `form.didAppear`.
  public func follow(_ window: Window) {
    let recording = RecordingScreenObserver(recorder: self, following: window)
    window.observer = recording
  }
}
