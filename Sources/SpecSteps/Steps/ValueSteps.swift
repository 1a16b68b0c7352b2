import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// Setting and removing what a person's properties hold.
  mutating func defineValueSteps() {
    sets("to {string}") { try $0.naturalValue() }
    triesToSet("to {string}") { try $0.naturalValue() }
    sets("to the values") { arguments in
      let type = PersonProperty.type(of: try arguments.string(1))
      return try TypedValue.message(type, entries: arguments.requiredTable().tableRecords)
    }
    sets("to the parts") { arguments in
      let parts = try arguments.requiredTable().pairs.map {
        JSONMember(TypedValue.part($0.name), .string($0.text))
      }
      return ["type": "dictionary", "value": .object(parts)]
    }
    defineWrongValues()
    define("the client sets the {property} of the new person {string} to {string}") {
      context, arguments in
      try await context.world.perform(
        "book.set",
        arguments.message(
          ["property", "record"],
          adding: ["value": ["type": "string", "value": .string(try arguments.string(2))]]))
    }
    act(
      "{word} removes the {property} of {string}",
      trying: "{word} tries to remove the {property} of {string}", "book.removeValue", "book",
      "property", "record")
    definePictures()
  }

  /// Values whose type the sentence names.
  private mutating func defineWrongValues() {
    triesToSet("to the {word} {string}") { arguments in
      TypedValue.message(
        try TypedValue.type(try arguments.string(3)), try arguments.string(4))
    }
    triesToSet("to the {word}") { arguments in
      try TypedValue.message(
        try TypedValue.type(try arguments.string(3)),
        entries: arguments.requiredTable().tableRecords)
    }
    triesToSet("to nothing") { _ in ["type": "string", "value": nil] }
  }

  private mutating func definePictures() {
    act(
      "{word} gives {string} a picture", trying: "{word} tries to give {string} a picture",
      "book.image.set", "book", "record", adding: ["image": "yes"])
    act(
      "{word} gives {string} bytes that are no picture", "book.image.set", "book", "record",
      adding: ["image": "broken"])
    act("{word} takes the picture of {string} away", "book.image.remove", "book", "record")
  }

  private mutating func sets(
    _ end: String, _ value: @escaping @Sendable (StepArguments) throws -> JSONValue
  ) {
    define("{word} sets the {property} of {string} \(end)") { context, arguments in
      try await context.world.perform("book.set", arguments.setting(try value(arguments)))
    }
  }

  private mutating func triesToSet(
    _ end: String, _ value: @escaping @Sendable (StepArguments) throws -> JSONValue
  ) {
    define("{word} tries to set the {property} of {string} \(end)") { context, arguments in
      try await context.world.attempt("book.set", arguments.setting(try value(arguments)))
    }
  }
}

extension StepArguments {
  fileprivate func setting(_ value: JSONValue) throws -> JSONValue {
    try message(["book", "property", "record"], adding: ["value": value])
  }

  /// The text of the sentence as a value of the property's own type.
  fileprivate func naturalValue() throws -> JSONValue {
    TypedValue.message(PersonProperty.type(of: try string(1)), try string(3))
  }
}
