import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// Ids that a client keeps and looks up, and the identities that accounts give.
  mutating func defineIdentitySteps() {
    define("the client has kept the id of {string} in {word}") { context, arguments in
      let name = try arguments.string(0)
      context.world.notedIDs[name] = try await context.world.id(
        of: name, in: try arguments.string(1))
    }
    define("the client has kept the id of the group {string} in {word}") { context, arguments in
      let name = try arguments.string(0)
      let groups = try await context.world.rows("book.groups.list", of: try arguments.string(1))
      context.world.notedIDs[name] = groups.first { $0["name"]?.string == name }?["id"]
    }
    act("{word} looks up the id {int}", "book.lookUp", "book", "id")
    act("{word} looks up the identity {string}", "book.uid.lookUp", "book", "uid")
    act(
      "an account settles the identity {string} as {string}", "book.uid.settle", "uid", "settled")
    defineKeptLookUps()
    defineIDExpectations()
  }

  private mutating func defineKeptLookUps() {
    for (what, action) in [
      ("the id that was kept for {string}", "book.lookUp"),
      ("the group with the id that was kept for {string}", "book.groups.lookUp"),
    ] {
      define("{word} looks up \(what)") { context, arguments in
        let id = try context.world.notedID(try arguments.string(1))
        try await context.world.perform(action, arguments.message(["book"], adding: ["id": id]))
      }
    }
    define("{word} identifies the id that was kept for {string} with the name {string}") {
      context, arguments in
      let id = try context.world.notedID(try arguments.string(1))
      try await context.world.perform(
        "book.identify",
        arguments.message(["book"], adding: ["id": id, "name": .string(try arguments.string(2))]))
    }
  }

  private mutating func defineIDExpectations() {
    define("the answer is the id of {string} in {word}") { context, arguments in
      let answer = context.world.answer?.cell
      let id = try await context.world.id(of: try arguments.string(0), in: try arguments.string(1))
      try expect("answer", id.cell, toEqual: answer)
    }
    define("in {word} {string} still has the id that was kept") { context, arguments in
      let name = try arguments.string(1)
      let id = try await context.world.id(of: name, in: try arguments.string(0))
      try expect("id", try context.world.notedID(name).cell, toEqual: id.cell)
    }
    define("in {word} {string} has another id than was kept for {string}") { context, arguments in
      let id = try await context.world.id(of: try arguments.string(1), in: try arguments.string(0))
      let kept = try context.world.notedID(try arguments.string(2))
      try expect(kept != id, "another id", actual: id.cell)
    }
    define("in {word} {string} has a positive id") { context, arguments in
      let id = try await context.world.id(of: try arguments.string(1), in: try arguments.string(0))
      try expect((id.integer ?? 0) > 0, "a positive id", actual: id.cell)
    }
    define("in {word} {string} has the id {int}") { context, arguments in
      let id = try await context.world.id(of: try arguments.string(1), in: try arguments.string(0))
      try expect("id", "\(arguments.int(2))", toEqual: id.cell)
    }
  }
}

extension SpecWorld {
  /// The id that a client has kept.
  ///
  /// - Throws: ``UnknownName`` where it has kept none under that name.
  fileprivate func notedID(_ name: String) throws(UnknownName) -> JSONValue {
    guard let id = notedIDs[name] else { throw UnknownName(name, among: notedIDs.keys.sorted()) }
    return id
  }

  fileprivate func id(of name: String, in book: String) async throws -> JSONValue {
    try await record(name, in: book)["id"] ?? .null
  }
}
