public import RoadTrip

/// A map without a screen that writes down when it is rebuilt. Event: `map.refreshed` {pins}.
public final class RecordingMap: MapController {
  private let recorder: EventRecorder

  /// A map without pins.
  public init(recorder: EventRecorder) { self.recorder = recorder }

  /// Records how many pins it was given.
  public func refreshAnnotations(_ annotations: [Annotation]) {
    recorder.record("map.refreshed", ["pins": .number(annotations.count)])
  }
}
