import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What the user does in the text fields of the screen in front, and what the fields show.
  mutating func defineFieldSteps() {
    define("the user enters {string} as the {word}") { context, arguments in
      try await context.world.enter(try arguments.string(0), in: try arguments.string(1))
    }
    define("the user enters these fields") { context, arguments in
      try await context.world.enter(try arguments.requiredTable().pairs)
    }
    act(
      "the user taps into the {word}", trying: "the user tries to tap into the {word}",
      "field.focus", "field")
    act("the user types {string}", trying: "the user tries to type {string}", "field.type", "text")
    act("the user deletes backwards", "field.delete")
    act("the user taps Return", "field.return")
    act(
      "the user taps the clear button", trying: "the user tries to tap the clear button",
      "field.clear")
    attempt("the user tries to clear the {word}", "field.clear", ["field"])
    act("the user selects from {int} to {int}", "field.select", "from", "to")
    attempt(
      "the user tries to replace from {int} to {int} by {string}", "field.replace",
      ["from", "to", "text"])
    act(
      "the user chooses {string} in the edit menu",
      trying: "the user tries to choose {string} in the edit menu", "field.menu", "item")
    defineFieldExpectations()
  }

  private mutating func defineFieldExpectations() {
    define("the edit menu offers nothing") { context, _ in
      try expect("edit menu", [], toEqual: try await context.world.observe("field.menuItems").texts)
    }
    list("the edit menu offers {string}") { world, _ in
      try await world.observe("field.menuItems").texts
    }
    define("the keyboard is {word}") { context, arguments in
      let editing = try await context.world.screen().editing
      try expect("keyboard", arguments.string(0), toEqual: editing == nil ? "down" : "up")
    }
    define("the field {string} is being edited") { context, arguments in
      let editing = try await context.world.screen().editing
      try expect("edited field", arguments.string(0), toEqual: editing)
    }
    define("the field {string} reads {string}") { context, arguments in
      let field = try await context.world.screen().field(try arguments.string(0))
      try expect("field", arguments.string(1), toEqual: field?["text"]?.string)
    }
    define("the field {string} has") { context, arguments in
      let field = try await context.world.screen().field(arguments.string(0)) ?? .null
      try expect("traits", try arguments.requiredTable().pairs, toEqual: field, of: .field)
    }
  }
}

extension SpecWorld {
  /// Replaces what a field holds, as a user does: into the field, clear button, type.
  func enter(_ text: String, in field: String) async throws {
    try await perform("field.focus", ["field": .string(field)])
    if try await screen().field(field)?["text"]?.string != "" {
      try await perform("field.clear")
    }
    if !text.isEmpty { try await perform("field.type", ["text": .string(text)]) }
  }

  /// Replaces what several fields hold.
  func enter(_ fields: [(name: String, text: String)]) async throws {
    for field in fields { try await enter(field.text, in: field.name) }
  }
}
