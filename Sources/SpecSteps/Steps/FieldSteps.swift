import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineFieldSteps() {
    define("the traveller enters {string} as the {word}") { context, arguments in
      try await context.world.enter(try arguments.string(0), in: try arguments.string(1))
    }
    define("the traveller enters these fields") { context, arguments in
      for pair in try arguments.requiredTable().pairs {
        try await context.world.enter(pair.text, in: pair.name)
      }
    }
    define("the traveller/user taps into the {word}") { context, arguments in
      try await context.world.focus(try arguments.string(0))
    }
    define("the traveller/user types {string}") { context, arguments in
      try await context.world.perform("field.type", ["text": .string(try arguments.string(0))])
    }
    act("the traveller/user taps Return", "field.return")
    act("the traveller/user taps the clear button", "field.clear")
    define("the traveller/user chooses {string} in the edit menu") { context, arguments in
      try await context.world.perform("field.menu", ["item": .string(try arguments.string(0))])
    }
    defineRefusedTyping()
    defineFieldExpectations()
  }

  private mutating func defineRefusedTyping() {
    define("the user tries to tap into the {word}") { context, arguments in
      try await context.world.attempt(
        "field.focus", ["field": .string(try arguments.string(0))])
    }
    define("the user tries to type {string}") { context, arguments in
      try await context.world.attempt("field.type", ["text": .string(try arguments.string(0))])
    }
    define("the user tries to choose {string} in the edit menu") { context, arguments in
      try await context.world.attempt("field.menu", ["item": .string(try arguments.string(0))])
    }
  }

  private mutating func defineFieldExpectations() {
    define("the edit menu offers nothing") { context, _ in
      let items = try await context.world.observe("field.menuItems").array ?? []
      try expect("edit menu", [], toEqual: items.map(\.cell))
    }
    define("the edit menu offers") { context, arguments in
      let items = try await context.world.observe("field.menuItems").array ?? []
      let expected = try arguments.requiredTable().column
      try expect("edit menu", expected, toEqual: items.map(\.cell))
    }
    define("the keyboard is {word}") { context, arguments in
      let editing = try await context.world.screen().editing
      try expect("keyboard", arguments.string(0), toEqual: editing == nil ? "down" : "up")
    }
    define("the field {string} is being edited") { context, arguments in
      let editing = try await context.world.screen().editing
      try expect("edited field", arguments.string(0), toEqual: editing)
    }
    define("the field {string} has") { context, arguments in
      let field = try await context.world.screen().field(arguments.string(0)) ?? .null
      try expect("traits", try arguments.requiredTable().pairs, toEqual: field)
    }
  }
}

extension SpecWorld {
  func focus(_ field: String) async throws {
    try await perform("field.focus", ["field": .string(field)])
  }

  /// Replaces what a field holds, as a user does: into the field, clear button, type.
  func enter(_ text: String, in field: String) async throws {
    try await focus(field)
    if try await screen().field(field)?["text"]?.string != "" {
      try await perform("field.clear")
    }
    if !text.isEmpty { try await perform("field.type", ["text": .string(text)]) }
  }
}
