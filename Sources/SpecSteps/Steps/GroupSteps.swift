import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// Groups of a working copy and their members.
  mutating func defineGroupSteps() {
    act("a new group {string}", "book.groups.make", "group")
    act(
      "{word} adds the group {string}", trying: "{word} tries to add the group {string}",
      "book.groups.add", "book", "group")
    act(
      "{word} removes the group {string}", trying: "{word} tries to remove the group {string}",
      "book.groups.remove", "book", "group")
    act(
      "{word} renames the group {string} to {string}",
      trying: "{word} tries to rename the group {string} to {string}", "book.groups.rename",
      "book", "group", "name")
    define("{word} has saved the group {string}") { context, arguments in
      try await context.world.saveGroup(
        try arguments.string(1), of: [], in: try arguments.string(0))
    }
    define("{word} has saved the group {string} of {string}") { context, arguments in
      try await context.world.saveGroup(
        try arguments.string(1), of: try arguments.string(2).listed, in: try arguments.string(0))
    }
    defineMembership()
    define("in {word} the group {string} holds {string}") { context, arguments in
      let name = try arguments.string(1)
      let groups = try await context.world.rows("book.groups.list", of: try arguments.string(0))
      let group = groups.first { $0["name"]?.string == name }
      let members = group?["members"]?.texts.sorted().joined(separator: ", ")
      try expect("members", arguments.string(2), toEqual: members)
    }
  }

  private mutating func defineMembership() {
    act(
      "{word} takes {string} into the group {string}",
      trying: "{word} tries to take {string} into the group {string}", "book.groups.addMember",
      "book", "record", "group")
    act(
      "{word} lets {string} out of the group {string}", "book.groups.removeMember", "book",
      "record", "group")
    define("{word} tries to take the {string} of {word} into the group {string}") {
      context, arguments in
      try await context.world.attempt(
        "book.groups.addMember",
        arguments.message(
          ["book", "record", "of", "group"], adding: ["groupOf": .string(try arguments.string(0))]))
    }
    attempt(
      "{word} tries to take nobody into the group {string}", "book.groups.addMember",
      ["book", "group"])
  }
}

extension SpecWorld {
  /// Makes a group and saves it, then its members, which is always safe (R-AB-56).
  fileprivate func saveGroup(_ name: String, of members: [String], in book: String) async throws {
    let (group, book) = (JSONValue.string(name), JSONValue.string(book))
    try await perform("book.groups.make", ["group": group])
    try await perform("book.groups.add", ["book": book, "group": group])
    try await perform("book.save", ["book": book])
    for member in members {
      try await perform(
        "book.groups.addMember", ["book": book, "group": group, "record": .string(member)])
    }
    try await perform("book.save", ["book": book])
  }
}
