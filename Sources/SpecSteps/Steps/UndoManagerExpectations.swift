import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What an undo manager shows.
  mutating func defineUndoManagerExpectations() {
    for side in ["undo", "redo"] {
      define("the undo manager has {word} to \(side)") { context, arguments in
        let actual = try await context.world.undoable(side)
        try expect("to \(side)", arguments.string(0), toEqual: actual)
      }
      for what in ["name", "title"] {
        define("the \(side) \(what) is {string}") { context, arguments in
          let state = try await context.world.observe("undoManager.state")
          let actual = state.cell(of: "\(side) \(what)".asCode)
          try expect("\(side) \(what)", arguments.string(0), toEqual: actual)
        }
      }
    }
    define("the undo manager has {word} to undo and {word} to redo") { context, arguments in
      let actual = [
        try await context.world.undoable("undo"), try await context.world.undoable("redo"),
      ]
      try expect(
        "to undo and to redo", [try arguments.string(0), try arguments.string(1)],
        toEqual: actual)
    }
    define("{int} group(s) is/are open") { context, arguments in
      let state = try await context.world.observe("undoManager.state")
      try expect("open groups", "\(arguments.int(0))", toEqual: state.cell(of: "level"))
    }
    define("registration is {word}") { context, arguments in
      let state = try await context.world.observe("undoManager.state")
      let actual = state["enabled"]?.bool == true ? "enabled" : "disabled"
      try expect("registration", arguments.string(0), toEqual: actual)
    }
    defineSides()
  }

  /// What is told of the next step on either side.
  private mutating func defineSides() {
    define("the undo manager counts {int} to undo and {int} to redo") { context, arguments in
      let counts = try await context.world.observe("undoManager.counts.state")
      try expect(
        "counts", [try arguments.int(0), try arguments.int(1)].map(String.init),
        toEqual: ["undo", "redo"].map { counts.cell(of: $0) })
    }
    for (sentence, query) in [
      ("what is next is discardable", "undoManager.discardable.state"),
      ("the notes are", "undoManager.userInfo.state"),
    ] {
      define(sentence) { context, arguments in
        let state = try await context.world.observe(query)
        try expect(sentence, try arguments.requiredTable().pairs, toEqual: state, of: .bothSides)
      }
    }
  }
}

extension SpecWorld {
  fileprivate func undoable(_ side: String) async throws -> String {
    let state = try await observe("undoManager.state")
    return state["can \(side)".asCode]?.bool == true ? "something" : "nothing"
  }
}
