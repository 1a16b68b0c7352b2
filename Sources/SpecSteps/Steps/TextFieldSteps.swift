import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// Text fields of the program's own: what they are, what code does to them, what their delegate answers.
  mutating func defineTextFieldSteps() {
    define("the screen {string} has the fields") { context, arguments in
      let fields = try arguments.requiredTable().tableRecords.map { record in
        JSONValue.object(try record.cells.filter { !$0.text.isEmpty }.map(fieldMember))
      }
      try await context.world.give(fields, to: try arguments.string(0))
    }
    define("the screen {string} has the field(s) {string}") { context, arguments in
      let fields = try arguments.string(1).listed.map {
        JSONValue.object([JSONMember("name", .string($0))])
      }
      try await context.world.give(fields, to: try arguments.string(0))
    }
    define("the screen {string} has the field {string} reading {string}") { context, arguments in
      try await context.world.give(
        [["name": .string(try arguments.string(1)), "text": .string(try arguments.string(2))]],
        to: try arguments.string(0))
    }
    act("code sets the {word} to {string}", "textField.set", "field", "text")
    act("code sets the {word} to nothing", "textField.set", "field", adding: ["text": nil])
    act("code ends the editing", "textField.endEditing")
    act("code ends the editing by force", "textField.forceEnd")
    define("the delegate answers {string} with no") { context, arguments in
      try await context.world.perform(
        "textField.script", ["refuses": .string(try arguments.string(0).asCode)])
    }
    act("the delegate takes out each {string} by code", "textField.script", "strips")
    act(
      "the delegate ends the editing on Return", "textField.script",
      adding: ["resignsOnReturn": true])
  }
}

extension SpecWorld {
  fileprivate func give(_ fields: [JSONValue], to screen: String) async throws {
    try await perform("textField.give", ["screen": .string(screen), "fields": .array(fields)])
  }
}

/// A cell of a table of fields as a member of the message.
private func fieldMember(_ cell: (name: String, text: String)) throws -> JSONMember {
  let code = try Members.field.code(of: cell.name)
  return JSONMember(code, .string(Members.codes.contains(code) ? cell.text.asCode : cell.text))
}
