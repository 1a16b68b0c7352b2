import Conformance

/// What happened since the last reply, in order.
final class EventLog {
  private var events: [Event] = []

  func note(_ event: Event) { events.append(event) }

  /// Keeps a place in the order for an event whose details are known only later.
  func reserve() -> Int {
    events.append(Event("reserved"))
    return events.count - 1
  }

  func fill(_ place: Int, _ event: Event) { events[place] = event }

  /// Hands the events out, once.
  func take() -> [Event] {
    defer { events = [] }
    return events
  }
}
