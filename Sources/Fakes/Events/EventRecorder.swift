/// The one ordered list into which every recording fake writes, so that a contract is a comparable value.
///
/// ```swift
/// let recorder = EventRecorder()
/// recorder.follow(picker)       // forwards to the delegate that is set, and records each call
/// try picker.cancel()
/// recorder.names                // ["picker.didCancel", "presenter.dismiss"]
/// ```
public final class EventRecorder {
  /// Identifies an event that is not complete yet.
  public struct Slot: Hashable, Sendable { let number: Int }

  private var entries: [(number: Int, event: RecordedEvent)] = []
  private var count = 0
  private var kept: [Kept] = []

  /// An empty list.
  public init() {}

  /// What happened, in order.
  public var events: [RecordedEvent] { entries.map(\.event) }
  /// The names alone.
  public var names: [String] { entries.map(\.event.name) }

  /// Writes an event down. The slot is for what is known only later, such as what a delegate returns.
  @discardableResult
  public func record(_ name: String, _ details: [String: EventDetail] = [:]) -> Slot {
    count += 1
    entries.append((count, RecordedEvent(name, details)))
    return Slot(number: count)
  }

  /// Adds details to an event that keeps its place; one that was taken already is passed over.
  public func complete(_ slot: Slot, _ details: [String: EventDetail]) {
    guard let index = entries.firstIndex(where: { $0.number == slot.number }) else { return }
    entries[index].event.details.merge(details) { _, new in new }
  }

  /// Returns what happened since the last call, and begins a new list.
  public func takeEvents() -> [RecordedEvent] {
    defer { entries = [] }
    return events
  }

  /// Keeps a recording delegate alive as long as the screen or field that it follows, which does not retain it.
  fileprivate func keep(_ delegate: RecordingDelegate, for followed: AnyObject) {
    kept.removeAll { $0.followed == nil }
    kept.append(Kept(followed: followed, delegate: delegate))
  }

  private struct Kept {
    weak var followed: AnyObject?
    let delegate: RecordingDelegate
  }
}

/// A delegate that records its calls and passes each on to a next one, which it does not retain.
package class RecordingDelegate {
  let recorder: EventRecorder

  package init(recorder: EventRecorder) { self.recorder = recorder }

  init(recorder: EventRecorder, following followed: AnyObject) {
    self.recorder = recorder
    recorder.keep(self, for: followed)
  }
}
