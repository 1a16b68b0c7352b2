import Conformance
import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What a client program asks the address book, and its groups and labelled values.
  mutating func defineBookQuestionSteps() {
    defineBookQuestions()
    defineBookNames()
    defineBookGroups()
    defineBookCards()
    defineMultiValueSteps()
  }

  private mutating func defineBookQuestions() {
    define("the answer is {string}") { context, arguments in
      try expect("answer", arguments.string(0), toEqual: context.world.answer?.cell)
    }
    define("the answer is") { context, arguments in
      try expect("answer", arguments.text(), toEqual: context.world.answer?.cell)
    }
    define("there is no answer") { context, _ in
      try expect("answer", "null", toEqual: context.world.answer?.compact)
    }
    defineBookLookUps()
    definePersonQuestions()
  }

  private mutating func defineBookLookUps() {
    define("{word} looks up the id that was kept for {string}") { context, arguments in
      let id = context.world.notedIDs[try arguments.string(1)] ?? .null
      try await context.world.perform(
        "book.lookUp", ["book": .string(try arguments.string(0)), "id": id])
    }
    define("{word} looks up the group with the id that was kept for {string}") {
      context, arguments in
      let id = context.world.notedIDs[try arguments.string(1)] ?? .null
      try await context.world.perform(
        "book.groups.lookUp", ["book": .string(try arguments.string(0)), "id": id])
    }
    define("{word} looks up the id {int}") { context, arguments in
      try await context.world.perform(
        "book.lookUp",
        ["book": .string(try arguments.string(0)), "id": .integer(try arguments.int(1))])
    }
    bookStep("{word} looks up the identity {string}", nil, "book.uid.lookUp") {
      ["uid": .string(try $0.string(1))]
    }
    define("{word} identifies the id that was kept for {string} with the name {string}") {
      context, arguments in
      try await context.world.perform(
        "book.identify",
        [
          "book": .string(try arguments.string(0)),
          "id": context.world.notedIDs[try arguments.string(1)] ?? .null,
          "name": .string(try arguments.string(2)),
        ])
    }
    define("the answer is the id of {string} in {word}") { context, arguments in
      let answer = context.world.answer?.cell
      let id = try await context.world.id(
        of: try arguments.string(0), in: try arguments.string(1))
      try expect("answer", id.cell, toEqual: answer)
    }
  }

  private mutating func definePersonQuestions() {
    define("the client asks for the type of {word}") { context, arguments in
      try await context.world.perform(
        "book.askType", ["property": .string(try arguments.string(0))])
    }
    bookStep(
      "{word} looks for the first {word} of {string} labelled {string}", nil, "book.firstLabelled"
    ) {
      [
        "property": .string(try $0.string(1)), "record": .string(try $0.string(2)),
        "label": .string(try $0.string(3)),
      ]
    }
    for (words, country) in [("", true), (" without the country", false)] {
      define("the client asks for the lines of this address\(words)") { context, arguments in
        let parts = try arguments.requiredTable().pairs.map {
          JSONMember($0.name, .string($0.text))
        }
        try await context.world.perform(
          "book.addressText", ["address": .object(parts), "country": .bool(country)])
      }
    }
  }

  private mutating func defineBookNames() {
    bookStep("{word} searches for {string}", nil, "book.names.search") {
      ["prefix": .string(try $0.string(1))]
    }
    bookStep("{word} searches for {string} and stops after {int}", nil, "book.names.search") {
      ["prefix": .string(try $0.string(1)), "limit": .integer(try $0.int(2))]
    }
    bookStep("{word} sorts the people by {word} name", nil, "book.names.sort") {
      ["by": .string(try $0.string(1))]
    }
    bookStep(
      "{word} sorts the people by {word} name, one row a human", nil, "book.names.sort"
    ) { ["by": .string(try $0.string(1)), "unifying": true] }
    bookStep("{word} compares {string} with {string} by {word} name", nil, "book.names.compare") {
      [
        "record": .string(try $0.string(1)), "other": .string(try $0.string(2)),
        "by": .string(try $0.string(3)),
      ]
    }
  }

  private mutating func defineBookGroups() {
    define("a new group {string}") { context, arguments in
      try await context.world.perform(
        "book.groups.make", ["group": .string(try arguments.string(0))])
    }
    for (verb, action) in [("adds", "book.groups.add"), ("removes", "book.groups.remove")] {
      bookStep(
        "{word} \(verb) the group {string}",
        "{word} tries to \(verb.dropLast()) the group {string}",
        action
      ) { ["group": .string(try $0.string(1))] }
    }
    define("{word} has saved the group {string}") { context, arguments in
      try await context.world.saveGroup(
        try arguments.string(1), of: [], in: try arguments.string(0))
    }
    define("{word} has saved the group {string} of") { context, arguments in
      try await context.world.saveGroup(
        try arguments.string(1), of: try arguments.requiredTable().column,
        in: try arguments.string(0))
    }
    bookStep(
      "{word} renames the group {string} to {string}",
      "{word} tries to rename the group {string} to {string}", "book.groups.rename"
    ) { ["group": .string(try $0.string(1)), "name": .string(try $0.string(2))] }
    for (verb, way, action) in [
      ("takes", "into", "book.groups.addMember"), ("lets", "out of", "book.groups.removeMember"),
    ] {
      bookStep(
        "{word} \(verb) {string} \(way) the group {string}",
        "{word} tries to \(verb == "takes" ? "take" : "let") {string} \(way) the group {string}",
        action
      ) { ["record": .string(try $0.string(1)), "group": .string(try $0.string(2))] }
    }
    define("{word} tries to take the {string} of {word} into the group {string}") {
      context, arguments in
      try await context.world.attempt(
        "book.groups.addMember",
        [
          "book": .string(try arguments.string(0)), "record": .string(try arguments.string(1)),
          "of": .string(try arguments.string(2)), "groupOf": .string(try arguments.string(0)),
          "group": .string(try arguments.string(3)),
        ])
    }
    define("{word} tries to take nobody into the group {string}") { context, arguments in
      try await context.world.attempt(
        "book.groups.addMember",
        ["book": .string(try arguments.string(0)), "group": .string(try arguments.string(1))])
    }
  }

  private mutating func defineBookCards() {
    define("the client exports the new person {string}") { context, arguments in
      try await context.world.perform(
        "book.cards.export", ["records": [.string(try arguments.string(0))]])
    }
    define("{word} exports") { context, arguments in
      let names = try arguments.requiredTable().column.map(JSONValue.string)
      try await context.world.perform(
        "book.cards.export",
        ["book": .string(try arguments.string(0)), "records": .array(names)])
    }
    bookStep("{word} exports nobody", nil, "book.cards.export") { _ in ["records": []] }
    define("the client imports") { context, arguments in
      try await context.world.perform(
        "book.cards.import", ["cards": .string(try arguments.text())])
    }
    define("the client imports what was exported") { context, _ in
      try await context.world.perform(
        "book.cards.import", ["cards": context.world.answer ?? ""])
    }
    define("the exported text has the lines") { context, arguments in
      let lines = context.world.lines
      let wanted = try arguments.requiredTable().column
      try expect("lines", wanted, toEqual: wanted.filter(lines.contains))
    }
    define("the exported text has {int} card(s)") { context, arguments in
      let count = context.world.lines.count { $0 == "BEGIN:VCARD" }
      try expect("cards", "\(arguments.int(0))", toEqual: "\(count)")
    }
  }
}

extension SpecWorld {
  /// What the address book answered last.
  var answer: JSONValue? { events.last { $0.type == "book.answered" }?.details["answer"] }

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

  fileprivate var lines: [String] {
    (answer?.string ?? "").split(whereSeparator: \.isNewline).map(String.init)
  }
}
