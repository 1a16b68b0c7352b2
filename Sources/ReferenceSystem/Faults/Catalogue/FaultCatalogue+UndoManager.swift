import Conformance
import JSON

extension FaultCatalogue {
  /// An undo manager as a client program uses it.
  static let undoManager: [Fault] = [
    Fault(
      "open-group-survives-clearing", "after removing all actions there is still something to undo",
      source: "B-19", shownBy: "B-19", "R-UN-26",
      twists: .around("undoManager.removeAll") { intent, inside in
        let state = try await inside.observe("undoManager.state")
        if (state["level"]?.integer ?? 0) > 0 { inside["survives"] = state["canUndo"] }
        return try await inside.perform(intent)
      },
      .seeing("undoManager.state") { state, inside in
        inside["survives"].map { state.setting("canUndo", $0) } ?? state
      }),
    Fault(
      "dead-target-invoked", "an action whose target has gone away is invoked",
      source: "B-22", shownBy: "B-22", "R-UN-9",
      twists: .around("undoManager.drop") { intent, inside in
        inside["dead"] = intent.arguments["document"]
        return try await inside.perform(intent)
      },
      .around("undoManager.undo") { intent, inside in
        var reply = try await inside.perform(intent)
        guard let dead = inside["dead"] else { return reply }
        reply.events.append(Event("undoManager.invoked", ["document": dead, "text": ""]))
        return reply
      }),
    Fault(
      "dead-target-blocks", "an undo that finds its target gone is not consumed",
      source: "B-22", shownBy: "B-22", "R-UN-9",
      twists: .noting("dead", on: "undoManager.drop"),
      .around("undoManager.undo") { intent, inside in
        inside["dead"] == true ? Reply() : try await inside.perform(intent)
      }),
    Fault(
      "manager-by-default", "a document without an undo manager is undone all the same",
      source: "B-23", shownBy: "B-23", "R-CD-1", twists: .ignoring("undoManager.leave")),
    Fault(
      "limit-ignored", "the limit of steps is not kept",
      source: "R-UN-8", shownBy: "R-UN-8", twists: .ignoring("undoManager.limit")),
    Fault(
      "limit-kept-late", "lowering the limit drops no step that is there",
      source: "R-UN-8", shownBy: "R-UN-8",
      twists: .around("undoManager.limit") { intent, inside in
        let state = try await inside.observe("undoManager.state")
        return state["canUndo"] == true ? Reply() : try await inside.perform(intent)
      }),
    Fault(
      "begin-is-not-counted", "beginning a group opens no group of the event around it",
      source: "R-UN-3", shownBy: "R-UN-3",
      twists: .showing("undoManager.state", "level") { .integer(max(0, ($0.integer ?? 0) - 1)) }),
    Fault(
      "event-never-ends", "the end of the event leaves its group open",
      source: "R-UN-1", shownBy: "R-UN-1", twists: .ignoring("undoManager.endEvent")),
    Fault(
      "each-change-a-step", "each registration is a step of its own",
      source: "R-UN-1", shownBy: "R-UN-1",
      twists: .also("undoManager.endEvent", after: "undoManager.change")),
    Fault(
      "ends-what-is-not-open", "ending a group that is not open succeeds",
      source: "R-UN-5", shownBy: "R-UN-5", twists: .accepting("undoManager.endGroup")),
    Fault(
      "undoes-with-groups-open", "undo with nested groups open succeeds",
      source: "R-UN-14", shownBy: "R-UN-14", "R-UN-18",
      twists: .accepting("undoManager.undo")),
    Fault(
      "undo-refused-with-nothing", "undo with nothing to undo is an error",
      source: "R-UN-15", shownBy: "R-UN-15",
      twists: .around("undoManager.undo", "undoManager.redo") { intent, inside in
        let reply = try await inside.perform(intent)
        let isIdle = !reply.tells("undoManager.willUndo") && !reply.tells("undoManager.willRedo")
        guard reply.outcome == .done, isIdle else { return reply }
        return Reply(.refused(Refusal("nothingToUndo", "There is nothing.")), events: reply.events)
      }),
    Fault(
      "ungrouped-registration", "a registration with no group open is accepted",
      source: "R-UN-4", shownBy: "R-UN-4", twists: .accepting("undoManager.change")),
    Fault(
      "disabling-does-not-nest", "enabling once undoes any number of disablings",
      source: "R-UN-10", shownBy: "R-UN-10",
      twists: .around("undoManager.enable") { intent, inside in
        let reply = try await inside.perform(intent)
        while try await inside.observe("undoManager.state")["enabled"] == false {
          _ = try await inside.perform(intent)
        }
        return reply
      }),
    Fault(
      "enables-the-enabled", "enabling once too often succeeds",
      source: "R-UN-10", shownBy: "R-UN-10", twists: .accepting("undoManager.enable")),
    Fault(
      "disabling-does-not", "changes made while registration is disabled can be undone",
      source: "R-UN-10", shownBy: "R-UN-10", twists: .ignoring("undoManager.disable")),
    Fault(
      "redo-survives-a-change", "a registration leaves the redo steps until its group closes",
      source: "R-UN-11", shownBy: "R-UN-11",
      twists: .around("undoManager.change") { intent, inside in
        let old = try await inside.observe("undoManager.state")["canRedo"]
        let reply = try await inside.perform(intent)
        inside["redo"] = old
        return reply
      },
      .seeing("undoManager.state") { state, inside in
        inside["redo"] == true ? state.setting("canRedo", true) : state
      }),
    Fault(
      "actions-in-order", "undo invokes the actions of a step first registered first",
      source: "R-UN-13", shownBy: "R-UN-13",
      twists: .telling(during: "undoManager.undo") { events in
        var invoked = events.filter { $0.type == "undoManager.invoked" }
        return events.map { event in
          event.type == "undoManager.invoked" ? invoked.removeLast() : event
        }
      }),
    Fault(
      "undo-inside-undo", "undo from inside an undo is carried out",
      source: "R-UN-16", shownBy: "R-UN-16", "R-UN-19",
      twists: .retelling("undoManager.called") { $0.setting("answer", "done") }),
    Fault(
      "undoes-past-later-changes",
      "the nested group is taken back past what was registered after it",
      source: "R-UN-17", shownBy: "R-UN-17",
      twists: .accepting("undoManager.undoNestedGroup")),
    Fault(
      "asking-is-silent", "asking whether there is something to redo lets nothing register first",
      source: "R-UN-18", shownBy: "R-UN-18",
      twists: .dropping("undoManager.checkpoint", during: "undoManager.askCanRedo")),
    Fault(
      "first-name-wins", "a second name for a group is ignored",
      source: "R-UN-20", shownBy: "R-UN-20",
      twists: .around("undoManager.name") { intent, inside in
        let name = try await inside.observe("undoManager.state")["undoName"]
        return name?.isBlank == false ? Reply() : try await inside.perform(intent)
      }),
    Fault(
      "name-lost-on-the-way", "a step loses its name when it is undone",
      source: "R-UN-22", shownBy: "R-UN-22",
      twists: .showing("undoManager.state", "redoName") { _ in "" }),
    Fault(
      "title-without-the-name", "the title of the menu is the verb alone",
      source: "R-UN-24", shownBy: "R-UN-24",
      twists: .showing("undoManager.state", "undoTitle") { $0.isNull ? $0 : "Undo" }),
    Fault(
      "title-for-nothing", "the title of the menu is Undo where there is no title",
      source: "R-UN-24", shownBy: "R-UN-24", "R-UN-23",
      twists: .showing("undoManager.state", "undoTitle") { $0.isNull ? "Undo" : $0 }),
    Fault(
      "removing-leaves-redo", "removing all actions leaves the redo steps",
      source: "R-UN-26", shownBy: "R-UN-26",
      twists: .around("undoManager.removeAll") { intent, inside in
        inside["redo"] = try await inside.observe("undoManager.state")["canRedo"]
        return try await inside.perform(intent)
      },
      .seeing("undoManager.state") { state, inside in
        inside["redo"].map { state.setting("canRedo", $0) } ?? state
      }),
    Fault(
      "removing-a-target-removes-all", "removing the actions of one target removes those of all",
      source: "R-UN-27", shownBy: "R-UN-27",
      twists: .instead(of: "undoManager.removeActions", "undoManager.removeAll")),
    Fault(
      "removing-a-target-does-not", "the actions of a target that was removed are invoked",
      source: "R-UN-27", shownBy: "R-UN-27", twists: .ignoring("undoManager.removeActions")),
    Fault(
      "discardable-by-one", "one discardable action makes its step discardable",
      source: "R-UN-28", shownBy: "R-UN-28",
      twists: .showing("undoManager.discardable.state", "undo") { _ in true }),
    Fault(
      "never-discardable", "no step is discardable",
      source: "R-UN-28", shownBy: "R-UN-28", twists: .ignoring("undoManager.discardable.mark")),
    Fault(
      "counts-actions", "what counts as a step is an action",
      source: "R-UN-29", shownBy: "R-UN-29",
      twists: .showing("undoManager.counts.state", "undo") { .integer(($0.integer ?? 0) + 1) }),
    Fault(
      "note-left-behind", "a note does not move with its step to the redo side",
      source: "R-UN-29", shownBy: "R-UN-29",
      twists: .showing("undoManager.userInfo.state", "redo") { _ in .null }),
    Fault(
      "checkpoint-first", "the checkpoint is told before the event's group is open",
      source: "R-UN-30", shownBy: "R-UN-30",
      twists: .swapping("undoManager.didOpenGroup", "undoManager.checkpoint")),
    Fault(
      "closing-before-the-checkpoint", "that a group will close is told before the checkpoint",
      source: "R-UN-31", shownBy: "R-UN-31",
      twists: .swapping("undoManager.checkpoint", "undoManager.willCloseGroup")),
    Fault(
      "did-close-untold", "that a group was closed is not told",
      source: "R-UN-31", shownBy: "R-UN-31", twists: .dropping("undoManager.didCloseGroup")),
    Fault(
      "will-undo-untold", "that it will undo is not told",
      source: "R-UN-32", shownBy: "R-UN-32", twists: .dropping("undoManager.willUndo")),
    Fault(
      "did-undo-too-early", "that it did undo is told before the actions",
      source: "R-UN-32", shownBy: "R-UN-32",
      twists: .swapping("undoManager.invoked", "undoManager.didUndo")),
    Fault(
      "redo-told-as-undo", "a redo is told as an undo",
      source: "R-UN-32", shownBy: "R-UN-32",
      twists: .renaming("undoManager.willRedo", to: "undoManager.willUndo")),
    Fault(
      "collecting-is-told", "the group that collects what an undo registers is told",
      source: "R-UN-33", shownBy: "R-UN-33",
      twists: .adding(.init("undoManager.didOpenGroup"), after: "undoManager.willUndo")),
    Fault(
      "idle-undo-told", "an undo with nothing to undo is told as one",
      source: "R-UN-35", shownBy: "R-UN-35",
      twists: .telling(during: "undoManager.undo") { events in
        events.contains { $0.type == "undoManager.willUndo" }
          ? events : events + [.init("undoManager.willUndo"), .init("undoManager.didUndo")]
      }),
    Fault(
      "late-clients-too-late", "what a client registers at the checkpoint before an undo is lost",
      source: "R-UN-34", shownBy: "R-UN-34", "R-CD-2",
      twists: .around("undoManager.changeLazily") { intent, inside in
        _ = try await inside.perform("undoManager.disable")
        let reply = try await inside.perform(intent)
        _ = try await inside.perform("undoManager.process")
        _ = try await inside.perform("undoManager.enable")
        return reply
      }),
  ]
}
