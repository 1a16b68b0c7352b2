import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// People as vCards.
  mutating func defineVCardSteps() {
    define("the client exports the new person {string}") { context, arguments in
      try await context.world.perform(
        "book.cards.export", ["records": [.string(try arguments.string(0))]])
    }
    define("{word} exports {string}") { context, arguments in
      let names = try arguments.string(1).listed.map(JSONValue.string)
      try await context.world.perform(
        "book.cards.export", arguments.message(["book"], adding: ["records": .array(names)]))
    }
    act("{word} exports nobody", "book.cards.export", "book", adding: ["records": []])
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
  /// The lines of what was exported.
  fileprivate var lines: [String] {
    (answer?.string ?? "").split(whereSeparator: \.isNewline).map(String.init)
  }
}
