import Conformance
import JSON

extension FaultCatalogue {
  /// The address book as a client program uses it: working copies, values, groups, names, news.
  static let addressBook: [Fault] = [
    Fault(
      "book-save-does-not", "a save stores nothing, and says that it did",
      source: "classic", shownBy: "R-AB-5", twists: .ignoring("book.save")),
    Fault(
      "edits-are-public", "what a working copy changes is stored without a save",
      source: "R-AB-2", shownBy: "R-AB-2",
      twists: .saving(after: "book.add", "book.set", "book.remove")),
    Fault(
      "revert-does-not", "a revert leaves the edits where they are",
      source: "R-AB-7", shownBy: "R-AB-6", "R-AB-7", twists: .ignoring("book.revert")),
    Fault(
      "adds-the-added", "what is in the address book can be added once more",
      source: "R-CN-10", shownBy: "R-CN-10", twists: .accepting("book.add")),
    Fault(
      "removing-hides-nothing", "a removed person stays in the lists",
      source: "R-AB-11", shownBy: "R-AB-11", twists: .ignoring("book.remove")),
    Fault(
      "wrong-type-stored", "a value of the wrong type is taken",
      source: "R-AB-26", shownBy: "R-AB-26", twists: .accepting("book.set")),
    Fault(
      "removing-a-value-does-not", "a value that is removed stays",
      source: "R-AB-27", shownBy: "R-AB-27", twists: .ignoring("book.removeValue")),
    Fault(
      "removing-nothing-fails", "removing a value where there is none is an error",
      source: "R-AB-27", shownBy: "R-AB-27", twists: .refusing("book.removeValue")),
    Fault(
      "group-member-twice", "a person of one working copy joins a group of another",
      source: "R-AB-57", shownBy: "R-AB-57", twists: .accepting("book.groups.addMember")),
    Fault(
      "members-never-join", "adding a member to a group does nothing",
      source: "R-AB-55", shownBy: "R-AB-55", "R-AB-56", twists: .ignoring("book.groups.addMember")),
    Fault(
      "members-never-leave", "taking a member out of a group does nothing",
      source: "R-AB-59", shownBy: "R-AB-58", "R-AB-59",
      twists: .ignoring("book.groups.removeMember")),
    Fault(
      "deleted-group-stays", "a deleted group stays",
      source: "R-AB-59", shownBy: "R-AB-59", twists: .ignoring("book.groups.remove")),
    Fault(
      "picture-not-set", "a picture that is set does not show",
      source: "R-AB-63", shownBy: "R-AB-63", twists: .ignoring("book.image.set")),
    Fault(
      "picture-stays", "a picture that is taken away stays",
      source: "R-AB-63", shownBy: "R-AB-63", twists: .ignoring("book.image.remove")),
    Fault(
      "news-never-comes", "a listener is told nothing",
      source: "B-12", shownBy: "R-AB-66", "B-12", twists: .ignoring("book.listen")),
    Fault(
      "news-for-ever", "a registration cannot be taken back",
      source: "R-AB-67", shownBy: "R-AB-67", twists: .ignoring("book.unlisten")),
    Fault(
      "news-refreshes", "news refreshes what the listener has read",
      source: "B-12", shownBy: "B-12", "R-AB-68",
      twists: .around("book.deliverChanges") { intent, inside in
        let reply = try await inside.perform(intent)
        _ = try await inside.perform("book.revert", intent.arguments)
        return reply
      }),
    Fault(
      "identity-not-settled", "an identity that an account replaces is not followed",
      source: "B-18", shownBy: "B-18", twists: .ignoring("book.uid.settle")),
    Fault(
      "nobody-answered", "a question without an answer is answered",
      source: "classic", twists: .answering { $0.isNull ? "(null)" : $0 }),
    Fault(
      "no-question-answered", "no question has an answer",
      source: "classic", twists: .answering { _ in .null }),
    Fault(
      "ambiguous-is-first", "of two people with the name that was kept the first is taken",
      source: "B-16", shownBy: "B-16", "R-AB-16",
      twists: .answering { $0.string == "ambiguous" ? "1" : $0 }),
    Fault(
      "export-of-nobody", "the exported text is empty",
      source: "R-AB-75", shownBy: "R-AB-75", "R-AB-74", twists: .ignoring("book.cards.export")),
    Fault(
      "import-stores", "who is imported is in the address book at once",
      source: "R-AB-75", shownBy: "R-AB-74", "R-AB-75", twists: .ignoring("book.cards.import")),
    Fault(
      "unlinked-stay-linked", "people who are no longer linked stay so",
      source: "R-AB-61", shownBy: "R-AB-61", twists: .ignoring("book.links.unlink")),
    Fault(
      "conflicts-untold", "that two saves met on one value is not told",
      source: "R-AB-9", shownBy: "R-AB-9", twists: .showing("book.conflicts.list") { _ in [] }),
  ]
}

extension Twist {
  /// Saves after each edit.
  fileprivate static func saving(after actions: String...) -> Twist {
    var twist = Twist()
    twist.performing = { intent, inside in
      var reply = try await inside.perform(intent)
      if actions.contains(intent.action), let book = intent.arguments["book"] {
        reply.events += try await inside.perform("book.save", ["book": book]).events
      }
      return reply
    }
    return twist
  }

  /// Answers questions otherwise.
  fileprivate static func answering(
    _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Twist {
    .retelling("book.answered") { $0.changing("answer", change) }
  }
}
