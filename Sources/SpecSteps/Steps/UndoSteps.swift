import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineUndoSteps() {
    defineManagerSteps()
    definePolicySteps()
    defineDocumentSteps()
    defineManagerExpectations()
  }

  private mutating func defineManagerSteps() {
    act("an undo manager", "undoManager.make")
    define("it does not group by event") { context, _ in
      try await context.world.perform("undoManager.groupByEvent", ["on": false])
    }
    define("it keeps at most {int} steps") { context, arguments in
      try await context.world.perform(
        "undoManager.limit", ["steps": .integer(try arguments.int(0))])
    }
    act("the client begins a group", "undoManager.beginGroup")
    act("the client ends the group", "undoManager.endGroup")
    act("the event ends", "undoManager.endEvent")
    act("the client undoes", "undoManager.undo")
    act("the client redoes", "undoManager.redo")
    act("the client undoes the nested group", "undoManager.undoNestedGroup")
    define("the client names the group {string}") { context, arguments in
      try await context.world.perform(
        "undoManager.name", ["name": .string(try arguments.string(0))])
    }
    act("the client disables registration", "undoManager.disable")
    act("the client enables registration", "undoManager.enable")
    act("the client removes all actions", "undoManager.removeAll")
    onDocument("the client removes the actions of {string}", "undoManager.removeActions")
    act("the client asks whether it can redo", "undoManager.askCanRedo")
    act("the client marks the action as discardable", "undoManager.discardable.mark")
    define("the client attaches the note {string} to the group") { context, arguments in
      try await context.world.perform(
        "undoManager.userInfo.attach",
        ["key": "note", "text": .string(try arguments.string(0))])
    }
  }

  private mutating func definePolicySteps() {
    act("an undo manager that keeps empty groups", "undoManager.emptyGroups.kept.make")
    act("an undo manager that drops empty groups", "undoManager.emptyGroups.dropped.make")
    act("an undo manager that keeps nested groups as units", "undoManager.nestedGroups.units.make")
    act("an undo manager that flattens nested groups", "undoManager.nestedGroups.flattened.make")
    act(
      "an undo manager that ignores names outside groups", "undoManager.ungroupedNames.ignored.make"
    )
    act(
      "an undo manager that lets names outside groups rename the newest step",
      "undoManager.ungroupedNames.renaming.make")
    act("an undo manager whose idle titles are the bare verbs", "undoManager.idleTitles.verb.make")
    act("an undo manager that has no idle titles", "undoManager.idleTitles.absent.make")
  }

  private mutating func defineDocumentSteps() {
    define("these steps were made") { context, arguments in
      for step in try arguments.requiredTable().tableRecords {
        try await context.world.change(step["document"] ?? "", to: step["text"] ?? "")
        if let name = step["name"] {
          try await context.world.perform("undoManager.name", ["name": .string(name)])
        }
        try await context.world.perform("undoManager.endEvent")
      }
    }
    define("the client sets {string} to {string}") { context, arguments in
      try await context.world.change(try arguments.string(0), to: try arguments.string(1))
    }
    define("the client tries to set {string} to {string}") { context, arguments in
      try await context.world.attempt(
        "undoManager.change",
        [
          "document": .string(try arguments.string(0)), "text": .string(try arguments.string(1)),
        ])
    }
    define("the client sets {string} to {string} and leaves registering for later") {
      context, arguments in
      try await context.world.perform(
        "undoManager.changeLazily",
        [
          "document": .string(try arguments.string(0)), "text": .string(try arguments.string(1)),
        ])
    }
    act("the client registers what is pending", "undoManager.process")
    onDocument("the document {string} goes away without a word", "undoManager.drop")
    onDocument("the document {string} has no undo manager", "undoManager.leave")
    onDocument("the document {string} is given the undo manager", "undoManager.join")
    define("the next handler of {string} calls {string}") { context, arguments in
      try await context.world.perform(
        "undoManager.callInHandler",
        [
          "document": .string(try arguments.string(0)), "call": .string(try arguments.string(1)),
        ])
    }
  }

  private mutating func defineManagerExpectations() {
    define("the document {string} reads {string}") { context, arguments in
      let texts = try await context.world.observe("undoManager.documents")
      try expect("document", arguments.string(1), toEqual: texts[try arguments.string(0)]?.string)
    }
    define("the undo manager shows") { context, arguments in
      let state = try await context.world.observe("undoManager.state")
      try expect("undo manager", try arguments.requiredTable().pairs, toEqual: state)
    }
    define("the undo manager counts {int} to undo and {int} to redo") { context, arguments in
      let counts = try await context.world.observe("undoManager.counts.state")
      try expect(
        "counts", [try arguments.int(0), try arguments.int(1)].map(String.init),
        toEqual: ["undo", "redo"].map { (counts[$0] ?? .null).cell })
    }
    define("what is next is discardable") { context, arguments in
      let state = try await context.world.observe("undoManager.discardable.state")
      try expect("discardable", try arguments.requiredTable().pairs, toEqual: state)
    }
    define("the notes are") { context, arguments in
      let state = try await context.world.observe("undoManager.userInfo.state")
      try expect("notes", try arguments.requiredTable().pairs, toEqual: state)
    }
  }

  private mutating func onDocument(_ expression: String, _ action: String) {
    define(expression) { context, arguments in
      try await context.world.perform(action, ["document": .string(try arguments.string(0))])
    }
  }
}

extension SpecWorld {
  func change(_ document: String, to text: String) async throws {
    try await perform(
      "undoManager.change", ["document": .string(document), "text": .string(text)])
  }
}
