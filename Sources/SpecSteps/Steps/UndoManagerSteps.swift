import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// What a client does with an undo manager.
  mutating func defineUndoManagerSteps() {
    act("an undo manager", "undoManager.make")
    act("it does not group by event", "undoManager.groupByEvent", adding: ["on": false])
    act("it keeps at most {int} step(s)", "undoManager.limit", "steps")
    act("the event ends", "undoManager.endEvent")
    act("the client begins a group", "undoManager.beginGroup")
    act(
      "the client ends the group", trying: "the client tries to end the group",
      "undoManager.endGroup")
    act("the client undoes", trying: "the client tries to undo", "undoManager.undo")
    act("the client redoes", "undoManager.redo")
    act(
      "the client undoes the nested group", trying: "the client tries to undo the nested group",
      "undoManager.undoNestedGroup")
    act("the client names the group {string}", "undoManager.name", "name")
    attempt("the client tries to give the group no name", "undoManager.name")
    act("the client disables registration", "undoManager.disable")
    act(
      "the client enables registration", trying: "the client tries to enable registration",
      "undoManager.enable")
    act("the client removes all actions", "undoManager.removeAll")
    act("the client removes the actions of {string}", "undoManager.removeActions", "document")
    act("the client asks whether it can redo", "undoManager.askCanRedo")
    act("the client marks the action as discardable", "undoManager.discardable.mark")
    act(
      "the client attaches the note {string} to the group", "undoManager.userInfo.attach", "text",
      adding: ["key": "note"])
    definePolicies()
  }

  private mutating func definePolicies() {
    for (manager, policy) in [
      ("keeps empty groups", "emptyGroups.kept"),
      ("drops empty groups", "emptyGroups.dropped"),
      ("keeps nested groups as units", "nestedGroups.units"),
      ("flattens nested groups", "nestedGroups.flattened"),
      ("ignores names outside groups", "ungroupedNames.ignored"),
      ("lets names outside groups rename the newest step", "ungroupedNames.renaming"),
      ("shows the bare verbs as titles of nothing", "idleTitles.verb"),
      ("has no titles of nothing", "idleTitles.absent"),
    ] {
      act("an undo manager that \(manager)", "undoManager.\(policy).make")
    }
  }
}
