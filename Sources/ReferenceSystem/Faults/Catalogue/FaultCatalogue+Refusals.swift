import Conformance
import JSON

extension FaultCatalogue {
  /// What makes no sense now, and how it is refused.
  static let refusals: [Fault] = [
    Fault(
      "never-refuses", "what makes no sense is said to be done",
      source: "classic", shownBy: "R-MO-2", "R-MO-4", twists: .acceptingEverything),
    Fault(
      "refuses-without-a-code", "every refusal bears the same code",
      source: "classic", shownBy: "R-MO-2", "R-MO-4", twists: .refusingAlike),
  ]
}

extension Twist {
  fileprivate static var acceptingEverything: Twist {
    var twist = Twist()
    twist.performing = { intent, inside in
      Reply(.done, events: try await inside.perform(intent).events)
    }
    return twist
  }

  fileprivate static var refusingAlike: Twist {
    var twist = Twist()
    twist.performing = { intent, inside in
      var reply = try await inside.perform(intent)
      if case .refused(let why) = reply.outcome {
        reply.outcome = .refused(Refusal("error", why.message))
      }
      return reply
    }
    return twist
  }
}
