/// Shows the pins of a trip. Rebuilt when the hotel list is really left, not at each Save (R-GE-9).
public protocol MapController: AnyObject {
  /// Replaces every pin by these, at most one a hotel, in the list's order.
  func refreshAnnotations(_ annotations: [Annotation])
}

/// A map without a screen: it keeps the pins that it was given last.
public final class TripMap: MapController {
  /// The pins, in the list's order.
  public private(set) var annotations: [Annotation] = []

  /// A map without pins.
  public init() {}

  /// See ``MapController/refreshAnnotations(_:)``.
  public func refreshAnnotations(_ annotations: [Annotation]) { self.annotations = annotations }
}
