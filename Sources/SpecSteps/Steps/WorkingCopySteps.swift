import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// Working copies of the address book, each under a name: opening, saving, and what they list.
  mutating func defineWorkingCopySteps() {
    act(
      "the working copy {word}", trying: "the client tries to open the working copy {word}",
      "book.open", "book")
    for (words, action) in [
      ("hides unsaved records", "book.unsavedRecords.hidden.open"),
      ("lists unsaved records", "book.unsavedRecords.listed.open"),
      ("is silent on its own saves", "book.ownSaves.silent.open"),
      ("hears of its own saves", "book.ownSaves.announced.open"),
    ] {
      act("the working copy {word} that \(words)", action, "book")
    }
    define("the working copies {word} and {word}") { context, arguments in
      for index in 0...1 {
        try await context.world.perform("book.open", ["book": .string(try arguments.string(index))])
      }
    }
    act(
      "the working copy {word} that hears everything {int} times", "book.notices.open", "book",
      "times")
    act(
      "the working copy {word} in another process", "book.open", "book",
      adding: ["process": "other"])
    act("{word} saves", trying: "{word} tries to save", "book.save", "book")
    act("{word} reverts", "book.revert", "book")
    defineCounts()
    defineLists()
    defineSaveResults()
  }

  private mutating func defineCounts() {
    define("{word} has {word} unsaved changes") { context, arguments in
      let copy = try await context.world.copy(try arguments.string(0))
      try expect(
        "unsaved changes", arguments.string(1),
        toEqual: copy["unsaved"]?.bool == true ? "some" : "no")
    }
    define("{word} counts {int} people and {int} groups") { context, arguments in
      let copy = try await context.world.copy(try arguments.string(0))
      try expect(
        "people and groups", [try arguments.int(1), try arguments.int(2)].map(String.init),
        toEqual: ["people", "groups"].map { copy.cell(of: $0) })
    }
  }

  /// The order of these lists is left open, so they are compared sorted.
  private mutating func defineLists() {
    for (what, none, query, name) in [
      ("the people", "nobody", "book.people", "record"),
      ("the groups", "no groups", "book.groups.list", "name"),
    ] {
      define("{word} lists \(what) {string}") { context, arguments in
        let rows = try await context.world.rows(query, of: try arguments.string(0))
        try expect(
          what, try arguments.string(1).listed.sorted(),
          toEqual: rows.map { $0.cell(of: name) }.sorted())
      }
      define("{word} lists \(none)") { context, arguments in
        let rows = try await context.world.rows(query, of: try arguments.string(0))
        try expect(what, [], toEqual: rows.map { $0.cell(of: name) })
      }
    }
  }

  private mutating func defineSaveResults() {
    define("the save of {word} met the conflicts") { context, arguments in
      let met = try await context.world.rows("book.conflicts.list", of: try arguments.string(0))
      try expect("conflicts", try arguments.requiredTable(), toEqual: met, of: .conflict)
    }
    define("the save of {word} met no conflict") { context, arguments in
      let met = try await context.world.rows("book.conflicts.list", of: try arguments.string(0))
      try expect("conflicts", [], toEqual: met.map(\.compact))
    }
  }
}

extension SpecWorld {
  /// The rows of a query that are about one working copy.
  func rows(_ query: String, of book: String) async throws -> [JSONValue] {
    (try await observe(query).array ?? []).filter { $0["book"]?.string == book }
  }

  fileprivate func copy(_ book: String) async throws -> JSONValue {
    try await rows("book.copies", of: book).first ?? .null
  }
}
