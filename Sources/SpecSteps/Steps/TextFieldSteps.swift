import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineTextFieldSteps() {
    define("the screen {string} has the fields") { context, arguments in
      let fields = try arguments.requiredTable().tableRecords.map { record in
        JSONValue.object(
          record.cells.filter { !$0.text.isEmpty }.map { JSONMember($0.name, .string($0.text)) })
      }
      try await context.world.perform(
        "textField.give",
        ["screen": .string(try arguments.string(0)), "fields": .array(fields)])
    }
    define("code sets the {word} to {string}") { context, arguments in
      try await context.world.perform(
        "textField.set",
        ["field": .string(try arguments.string(0)), "text": .string(try arguments.string(1))])
    }
    define("code sets the {word} to nothing") { context, arguments in
      try await context.world.perform(
        "textField.set", ["field": .string(try arguments.string(0)), "text": .null])
    }
    act("code ends the editing", "textField.endEditing")
    act("code ends the editing by force", "textField.forceEnd")
    defineTextFieldDelegate()
    defineTextFieldTouches()
  }

  private mutating func defineTextFieldDelegate() {
    define("the delegate answers {string} with no") { context, arguments in
      try await context.world.perform(
        "textField.script", ["refuses": .string(try arguments.string(0))])
    }
    define("the delegate takes out each {string} by code") { context, arguments in
      try await context.world.perform(
        "textField.script", ["strips": .string(try arguments.string(0))])
    }
    define("the delegate ends the editing on Return") { context, _ in
      try await context.world.perform("textField.script", ["resignsOnReturn": true])
    }
  }

  private mutating func defineTextFieldTouches() {
    act("the user deletes backwards", "field.delete")
    define("the user selects from {int} to {int}") { context, arguments in
      try await context.world.perform("field.select", arguments.range())
    }
    define("the user tries to replace from {int} to {int} by {string}") { context, arguments in
      try await context.world.attempt("field.replace", arguments.range(text: arguments.string(2)))
    }
    define("the user replaces from {int} to {int} by {string}") { context, arguments in
      try await context.world.perform("field.replace", arguments.range(text: arguments.string(2)))
    }
    define("the user taps the clear button of the {word}") { context, arguments in
      try await context.world.perform("field.clear", ["field": .string(try arguments.string(0))])
    }
    define("the user tries to clear the {word}") { context, arguments in
      try await context.world.attempt("field.clear", ["field": .string(try arguments.string(0))])
    }
    define("the field {string} reads {string}") { context, arguments in
      let field = try await context.world.screen().field(try arguments.string(0))
      try expect("field", arguments.string(1), toEqual: field?["text"]?.string)
    }
  }
}

extension StepArguments {
  fileprivate func range(text: String? = nil) throws -> JSONValue {
    var members = [
      JSONMember("from", .integer(try int(0))), JSONMember("to", .integer(try int(1))),
    ]
    if let text { members.append(JSONMember("text", .string(text))) }
    return .object(members)
  }
}
