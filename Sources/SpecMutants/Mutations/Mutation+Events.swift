import Conformance
import JSON

extension Mutation {
  /// Changes what is told, during one action or all.
  static func telling(
    during action: String? = nil, _ change: @escaping @Sendable ([Event]) -> [Event]
  ) -> Mutation {
    var mutation = Mutation()
    mutation.telling = { events, current in
      action == nil || action == current ? change(events) : events
    }
    return mutation
  }

  /// Leaves an event out.
  static func dropping(_ type: String, during action: String? = nil) -> Mutation {
    telling(during: action) { events in events.filter { $0.type != type } }
  }

  /// Tells an event twice.
  static func doubling(_ type: String, during action: String? = nil) -> Mutation {
    telling(during: action) { events in
      events.flatMap { $0.type == type ? [$0, $0] : [$0] }
    }
  }

  /// Tells one event in the words of another.
  static func renaming(
    _ type: String, to other: String, during action: String? = nil,
    when isSo: @escaping @Sendable (JSONValue) -> Bool = { _ in true }
  ) -> Mutation {
    telling(during: action) { events in
      events.map { $0.type == type && isSo($0.details) ? Event(other, $0.details) : $0 }
    }
  }

  /// Tells one event with other details.
  static func retelling(
    _ type: String, during action: String? = nil,
    _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Mutation {
    telling(during: action) { events in
      events.map { $0.type == type ? Event(type, change($0.details)) : $0 }
    }
  }

  /// Tells two events each in the other's place.
  static func swapping(_ type: String, _ other: String) -> Mutation {
    telling { events in
      guard let first = events.firstIndex(where: { $0.type == type }),
        let second = events.firstIndex(where: { $0.type == other })
      else { return events }
      var swapped = events
      swapped.swapAt(first, second)
      return swapped
    }
  }

  /// Tells an event that did not happen, after each of another type.
  static func adding(
    _ event: Event, after type: String, during action: String? = nil
  ) -> Mutation {
    telling(during: action) { events in
      events.flatMap { $0.type == type ? [$0, event] : [$0] }
    }
  }

  /// Tells an event that did not happen, whenever an action is carried out.
  static func adding(_ event: Event, to action: String) -> Mutation {
    telling(during: action) { $0 + [event] }
  }
}
