import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The documents that a client of an undo manager changes.
  mutating func defineUndoDocumentSteps() {
    define("a step that sets {string} to {string}") { context, arguments in
      try await context.world.perform(
        "undoManager.change", arguments.message(["document", "text"]))
      try await context.world.perform("undoManager.endEvent")
    }
    define("a step {string} that sets {string} to {string}") { context, arguments in
      try await context.world.perform(
        "undoManager.change",
        ["document": .string(try arguments.string(1)), "text": .string(try arguments.string(2))])
      try await context.world.perform(
        "undoManager.name", ["name": .string(try arguments.string(0))])
      try await context.world.perform("undoManager.endEvent")
    }
    act(
      "the client sets {string} to {string}",
      trying: "the client tries to set {string} to {string}", "undoManager.change", "document",
      "text")
    act(
      "the client sets {string} to {string} and leaves registering for later",
      "undoManager.changeLazily", "document", "text")
    act("the client registers what is pending", "undoManager.process")
    act("the document {string} goes away without a word", "undoManager.drop", "document")
    act("the document {string} has no undo manager", "undoManager.leave", "document")
    act("the document {string} is given the undo manager", "undoManager.join", "document")
    define("the next handler of {string} calls {string}") { context, arguments in
      try await context.world.perform(
        "undoManager.callInHandler",
        [
          "document": .string(try arguments.string(0)),
          "call": .string(try arguments.string(1).asCode),
        ])
    }
    define("the document {string} reads {string}") { context, arguments in
      let texts = try await context.world.observe("undoManager.documents")
      try expect("document", arguments.string(1), toEqual: texts[try arguments.string(0)]?.string)
    }
  }
}
