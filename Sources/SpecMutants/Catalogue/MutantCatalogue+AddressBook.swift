import Conformance
import JSON

extension MutantCatalogue {
  /// The address book as a client program uses it: working copies, values, groups, names, news.
  static let addressBook: [Mutant] = [
    Mutant(
      "book-save-does-not", "a save stores nothing, and says that it did",
      source: "classic", shownBy: "R-AB-5", mutations: .ignoring("book.save")),
    Mutant(
      "edits-are-public", "what a working copy changes is stored without a save",
      source: "R-AB-2", shownBy: "R-AB-2",
      mutations: .saving(after: "book.add", "book.set", "book.remove")),
    Mutant(
      "revert-does-not", "a revert leaves the edits where they are",
      source: "R-AB-7", shownBy: "R-AB-6", "R-AB-7", mutations: .ignoring("book.revert")),
    Mutant(
      "adds-the-added", "what is in the address book can be added once more",
      source: "R-CN-10", shownBy: "R-CN-10", mutations: .accepting("book.add")),
    Mutant(
      "removing-hides-nothing", "a removed person stays in the lists",
      source: "R-AB-11", shownBy: "R-AB-11", mutations: .ignoring("book.remove")),
    Mutant(
      "wrong-type-stored", "a value of the wrong type is taken",
      source: "R-AB-26", shownBy: "R-AB-26", mutations: .accepting("book.set")),
    Mutant(
      "removing-a-value-does-not", "a value that is removed stays",
      source: "R-AB-27", shownBy: "R-AB-27", mutations: .ignoring("book.removeValue")),
    Mutant(
      "removing-nothing-fails", "removing a value where there is none is an error",
      source: "R-AB-27", shownBy: "R-AB-27", mutations: .refusing("book.removeValue")),
    Mutant(
      "group-member-twice", "a person of one working copy joins a group of another",
      source: "R-AB-57", shownBy: "R-AB-57", mutations: .accepting("book.groups.addMember")),
    Mutant(
      "members-never-join", "adding a member to a group does nothing",
      source: "R-AB-55", shownBy: "R-AB-55", "R-AB-56",
      mutations: .ignoring("book.groups.addMember")),
    Mutant(
      "members-never-leave", "taking a member out of a group does nothing",
      source: "R-AB-59", shownBy: "R-AB-58", "R-AB-59",
      mutations: .ignoring("book.groups.removeMember")),
    Mutant(
      "deleted-group-stays", "a deleted group stays",
      source: "R-AB-59", shownBy: "R-AB-59", mutations: .ignoring("book.groups.remove")),
    Mutant(
      "picture-not-set", "a picture that is set does not show",
      source: "R-AB-63", shownBy: "R-AB-63", mutations: .ignoring("book.image.set")),
    Mutant(
      "picture-stays", "a picture that is taken away stays",
      source: "R-AB-63", shownBy: "R-AB-63", mutations: .ignoring("book.image.remove")),
    Mutant(
      "news-never-comes", "a listener is told nothing",
      source: "B-12", shownBy: "R-AB-66", "B-12", mutations: .ignoring("book.listen")),
    Mutant(
      "news-for-ever", "a registration cannot be taken back",
      source: "R-AB-67", shownBy: "R-AB-67", mutations: .ignoring("book.unlisten")),
    Mutant(
      "news-refreshes", "news refreshes what the listener has read",
      source: "B-12", shownBy: "B-12", "R-AB-68",
      mutations: .around("book.deliverChanges") { intent, inside in
        let reply = try await inside.perform(intent)
        _ = try await inside.perform("book.revert", intent.arguments)
        return reply
      }),
    Mutant(
      "identity-not-settled", "an identity that an account replaces is not followed",
      source: "B-18", shownBy: "B-18", mutations: .ignoring("book.uid.settle")),
    Mutant(
      "nobody-answered", "a question without an answer is answered",
      source: "classic", mutations: .answering { $0.isNull ? "(null)" : $0 }),
    Mutant(
      "no-question-answered", "no question has an answer",
      source: "classic", mutations: .answering { _ in .null }),
    Mutant(
      "ambiguous-is-first", "of two people with the name that was kept the first is taken",
      source: "B-16", shownBy: "B-16", "R-AB-16",
      mutations: .answering { $0.string == "ambiguous" ? "1" : $0 }),
    Mutant(
      "export-of-nobody", "the exported text is empty",
      source: "R-AB-75", shownBy: "R-AB-75", "R-AB-74", mutations: .ignoring("book.cards.export")),
    Mutant(
      "import-stores", "who is imported is in the address book at once",
      source: "R-AB-75", shownBy: "R-AB-74", "R-AB-75", mutations: .ignoring("book.cards.import")),
    Mutant(
      "unlinked-stay-linked", "people who are no longer linked stay so",
      source: "R-AB-61", shownBy: "R-AB-61", mutations: .ignoring("book.links.unlink")),
    Mutant(
      "conflicts-untold", "that two saves met on one value is not told",
      source: "R-AB-9", shownBy: "R-AB-9", mutations: .showing("book.conflicts.list") { _ in [] }),
  ]
}

extension Mutation {
  /// Saves after each edit.
  fileprivate static func saving(after actions: String...) -> Mutation {
    var mutation = Mutation()
    mutation.performing = { intent, inside in
      var reply = try await inside.perform(intent)
      if actions.contains(intent.action), let book = intent.arguments["book"] {
        reply.events += try await inside.perform("book.save", ["book": book]).events
      }
      return reply
    }
    return mutation
  }

  /// Answers questions otherwise.
  fileprivate static func answering(
    _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Mutation {
    .retelling("book.answered") { $0.changing("answer", change) }
  }
}
