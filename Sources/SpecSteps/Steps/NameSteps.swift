import Conformance
import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What a client asks the address book: names, order, search, labels, addresses and numbers.
  mutating func defineNameSteps() {
    define("the answer is {string}") { context, arguments in
      try expect("answer", arguments.string(0), toEqual: context.world.answer?.cell)
    }
    define("the answer is") { context, arguments in
      try expect("answer", arguments.text(), toEqual: context.world.answer?.cell)
    }
    define("there is no answer") { context, _ in
      try expect("answer", "null", toEqual: context.world.answer?.compact)
    }
    act("{word} searches for {string}", "book.names.search", "book", "prefix")
    act(
      "{word} searches for {string} and stops after {int}", "book.names.search", "book", "prefix",
      "limit")
    act("{word} sorts the people by {word} name", "book.names.sort", "book", "by")
    act(
      "{word} sorts the people by {word} name, one row a human", "book.names.sort", "book", "by",
      adding: ["unifying": true])
    act(
      "{word} compares {string} with {string} by {word} name", "book.names.compare", "book",
      "record", "other", "by")
    defineLabelsAndAddresses()
    defineCodes()
  }

  private mutating func defineLabelsAndAddresses() {
    define("{word} looks for the first {property} of {string} labelled {string}") {
      context, arguments in
      let label = TypedValue.label(try arguments.string(3))
      try await context.world.perform(
        "book.firstLabelled",
        arguments.message(["book", "property", "record"], adding: ["label": label]))
    }
    for (words, country) in [("", true), (" without the country", false)] {
      define("the client asks for the lines of this address\(words)") { context, arguments in
        let parts = try arguments.requiredTable().pairs.map {
          JSONMember(TypedValue.part($0.name), .string($0.text))
        }
        try await context.world.perform(
          "book.addressText", ["address": .object(parts), "country": .bool(country)])
      }
    }
  }

  private mutating func defineCodes() {
    define("the accounts of {word} are") { context, arguments in
      let accounts = try await context.world.rows("book.sources.list", of: arguments.string(0))
      try expect(
        "accounts", try arguments.requiredTable(), toEqual: accounts.map(\.accountInWords),
        of: .account)
    }
    define("the codes are") { context, arguments in
      let pairs = try arguments.requiredTable().pairs
      let codes = try await context.world.observe("book.codes.list")
      let known = Members(codes.members?.map(\.name) ?? [])
      for pair in pairs where !known.names.contains(pair.name) {
        throw UnknownName(pair.name, among: known.names)
      }
      try expect(
        "codes", pairs.map { "\($0.name): \($0.text)" },
        toEqual: pairs.map { "\($0.name): \(codes.cell(of: $0.name))" })
    }
  }
}

extension SpecWorld {
  /// What the address book returned last.
  var answer: JSONValue? { events.last { $0.type == "book.answered" }?.details["answer"] }
}

extension JSONValue {
  /// An account with its kind as a word, and its people as one text.
  fileprivate var accountInWords: JSONValue {
    let kinds = ["local", "Exchange", "MobileMe", "LDAP", "CardDAV"]
    let kind = self["kind"]?.integer.flatMap { kinds.indices.contains($0) ? kinds[$0] : nil }
    return [
      "name": self["name"] ?? .null, "kind": .string(orNull: kind),
      "people": .string(self["people"]?.texts.joined(separator: ", ") ?? ""),
    ]
  }
}
