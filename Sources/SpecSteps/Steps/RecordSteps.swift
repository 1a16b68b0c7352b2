import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// New people, and adding and removing them.
  mutating func defineRecordSteps() {
    define("a new person {string}") { context, arguments in
      let name = try arguments.string(0)
      try await context.world.makeDraft(name, [("first name", name)])
    }
    define("a new person {string} with") { context, arguments in
      try await context.world.makeDraft(
        try arguments.string(0), try arguments.requiredTable().pairs)
    }
    define("a new person {string} that another account knows as {string}") { context, arguments in
      let name = try arguments.string(0)
      try await context.world.makeDraft(
        name, [("first name", name)], uid: try arguments.string(1))
    }
    act(
      "{word} adds {string}", trying: "{word} tries to add {string}", "book.add", "book", "record")
    act(
      "{word} removes {string}", trying: "{word} tries to remove {string}", "book.remove", "book",
      "record")
    act(
      "{word} has read {string}", trying: "{word} tries to read {string}", "book.hold", "book",
      "record")
    for (verb, action) in [("add", "book.add"), ("remove", "book.remove")] {
      attempt("{word} tries to \(verb) nobody", action, ["book"])
      attempt("{word} tries to \(verb) the {string} of {word}", action, ["book", "record", "of"])
    }
    defineSavedPeople()
    defineLinks()
  }

  private mutating func defineSavedPeople() {
    define("{word} has saved the new people") { context, arguments in
      try await context.world.savePeople(
        try arguments.requiredTable().records, in: try arguments.string(0))
    }
    define("{word} has saved the new person/people {string}") { context, arguments in
      try await context.world.savePeople(
        try arguments.string(1).listed.map { [("first name", $0)] }, in: try arguments.string(0))
    }
  }

  private mutating func defineLinks() {
    act(
      "{word} links {string} and {string}", trying: "{word} tries to link {string} and {string}",
      "book.links.link", "book", "record", "other")
    act("{word} lets {string} stand alone", "book.links.unlink", "book", "record")
    define("in {word} {string} is linked with {string}") { context, arguments in
      let name = try arguments.string(1)
      let records = try await context.world.rows("book.links.list", of: try arguments.string(0))
      let record = records.first { $0["record"]?.string == name }
      try expect(
        "linked people", try arguments.string(2).listed.sorted(),
        toEqual: (record?["linked"]?.texts ?? []).sorted())
    }
  }
}

extension SpecWorld {
  /// Makes a person that belongs to no working copy.
  ///
  /// - Throws: ``UnknownName`` for a property that no person has.
  fileprivate func makeDraft(
    _ name: String, _ values: [(name: String, text: String)], uid: String? = nil
  ) async throws {
    let values = try values.compactMap { value -> JSONValue? in
      let property = try Members.record.code(of: value.name)
      guard !value.text.isEmpty else { return nil }
      let type = PersonProperty.type(of: property)
      let typed =
        type.hasPrefix("multi")
        ? try TypedValue.message(type, entries: [TableRecord(cells: [("value", value.text)])])
        : TypedValue.message(type, value.text)
      return ["property": .string(property), "value": typed]
    }
    try await perform(
      "book.make",
      ["record": .string(name), "values": .array(values), "uid": .string(orNull: uid)])
  }

  /// Makes, adds and saves people; each is held under the first and last name, else under the first value.
  fileprivate func savePeople(
    _ people: [[(name: String, text: String)]], in book: String
  ) async throws {
    for person in people {
      let values = person.filter { !$0.text.isEmpty }
      let name = ["first name", "last name"].compactMap { part in
        values.first { $0.name == part }?.text
      }.joined(separator: " ")
      let record = name.isEmpty ? values.first?.text ?? "" : name
      try await makeDraft(record, person)
      try await perform("book.add", ["book": .string(book), "record": .string(record)])
    }
    try await perform("book.save", ["book": .string(book)])
  }
}
