import Conformance
import JSON

extension MutantCatalogue {
  /// What makes no sense now, and how it is refused.
  static let refusals: [Mutant] = [
    Mutant(
      "never-refuses", "what makes no sense is said to be done",
      source: "classic", shownBy: "R-MO-2", "R-MO-4", mutations: .acceptingEverything),
    Mutant(
      "refuses-without-a-code", "every refusal bears the same code",
      source: "classic", shownBy: "R-MO-2", "R-MO-4", mutations: .refusingAlike),
  ]
}

extension Mutation {
  fileprivate static var acceptingEverything: Mutation {
    var mutation = Mutation()
    mutation.performing = { intent, inside in
      Reply(.done, events: try await inside.perform(intent).events)
    }
    return mutation
  }

  fileprivate static var refusingAlike: Mutation {
    var mutation = Mutation()
    mutation.performing = { intent, inside in
      var reply = try await inside.perform(intent)
      if case .refused(let why) = reply.outcome {
        reply.outcome = .refused(Refusal("error", why.message))
      }
      return reply
    }
    return mutation
  }
}
