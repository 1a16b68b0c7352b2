import Conformance
import JSON

extension MutantCatalogue {
  /// An undo manager as a client program uses it.
  static let undoManager: [Mutant] = [
    Mutant(
      "open-group-survives-clearing", "after removing all actions there is still something to undo",
      source: "B-19", shownBy: "B-19", "R-UN-26",
      mutations: .around("undoManager.removeAll") { intent, inside in
        let state = try await inside.observe("undoManager.state")
        if (state["level"]?.integer ?? 0) > 0 { inside["survives"] = state["canUndo"] }
        return try await inside.perform(intent)
      },
      .seeing("undoManager.state") { state, inside in
        inside["survives"].map { state.setting("canUndo", $0) } ?? state
      }),
    Mutant(
      "dead-target-invoked", "an action whose target has gone away is invoked",
      source: "B-22", shownBy: "B-22", "R-UN-9",
      mutations: .around("undoManager.drop") { intent, inside in
        inside["dead"] = intent.arguments["document"]
        return try await inside.perform(intent)
      },
      .around("undoManager.undo") { intent, inside in
        var reply = try await inside.perform(intent)
        guard let dead = inside["dead"] else { return reply }
        reply.events.append(Event("undoManager.invoked", ["document": dead, "text": ""]))
        return reply
      }),
    Mutant(
      "dead-target-blocks", "an undo that finds its target gone is not consumed",
      source: "B-22", shownBy: "B-22", "R-UN-9",
      mutations: .noting("dead", on: "undoManager.drop"),
      .around("undoManager.undo") { intent, inside in
        inside["dead"] == true ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "manager-by-default", "a document without an undo manager is undone all the same",
      source: "B-23", shownBy: "B-23", "R-CD-1", mutations: .ignoring("undoManager.leave")),
    Mutant(
      "limit-ignored", "the limit of steps is not kept",
      source: "R-UN-8", shownBy: "R-UN-8", mutations: .ignoring("undoManager.limit")),
    Mutant(
      "limit-kept-late", "lowering the limit drops no step that is there",
      source: "R-UN-8", shownBy: "R-UN-8",
      mutations: .around("undoManager.limit") { intent, inside in
        let state = try await inside.observe("undoManager.state")
        return state["canUndo"] == true ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "begin-is-not-counted", "beginning a group opens no group of the event around it",
      source: "R-UN-3", shownBy: "R-UN-3",
      mutations: .showing("undoManager.state", "level") { .integer(max(0, ($0.integer ?? 0) - 1)) }),
    Mutant(
      "event-never-ends", "the end of the event leaves its group open",
      source: "R-UN-1", shownBy: "R-UN-1", mutations: .ignoring("undoManager.endEvent")),
    Mutant(
      "each-change-a-step", "each registration is a step of its own",
      source: "R-UN-1", shownBy: "R-UN-1",
      mutations: .also("undoManager.endEvent", after: "undoManager.change")),
    Mutant(
      "ends-what-is-not-open", "ending a group that is not open succeeds",
      source: "R-UN-5", shownBy: "R-UN-5", mutations: .accepting("undoManager.endGroup")),
    Mutant(
      "undoes-with-groups-open", "undo with nested groups open succeeds",
      source: "R-UN-14", shownBy: "R-UN-14", "R-UN-18",
      mutations: .accepting("undoManager.undo")),
    Mutant(
      "undo-refused-with-nothing", "undo with nothing to undo is an error",
      source: "R-UN-15", shownBy: "R-UN-15",
      mutations: .around("undoManager.undo", "undoManager.redo") { intent, inside in
        let reply = try await inside.perform(intent)
        let isIdle = !reply.tells("undoManager.willUndo") && !reply.tells("undoManager.willRedo")
        guard reply.outcome == .done, isIdle else { return reply }
        return Reply(.refused(Refusal("nothingToUndo", "There is nothing.")), events: reply.events)
      }),
    Mutant(
      "ungrouped-registration", "a registration with no group open is accepted",
      source: "R-UN-4", shownBy: "R-UN-4", mutations: .accepting("undoManager.change")),
    Mutant(
      "disabling-does-not-nest", "enabling once undoes any number of disablings",
      source: "R-UN-10", shownBy: "R-UN-10",
      mutations: .around("undoManager.enable") { intent, inside in
        let reply = try await inside.perform(intent)
        while try await inside.observe("undoManager.state")["enabled"] == false {
          _ = try await inside.perform(intent)
        }
        return reply
      }),
    Mutant(
      "enables-the-enabled", "enabling once too often succeeds",
      source: "R-UN-10", shownBy: "R-UN-10", mutations: .accepting("undoManager.enable")),
    Mutant(
      "disabling-does-not", "changes made while registration is disabled can be undone",
      source: "R-UN-10", shownBy: "R-UN-10", mutations: .ignoring("undoManager.disable")),
    Mutant(
      "redo-survives-a-change", "a registration leaves the redo steps until its group closes",
      source: "R-UN-11", shownBy: "R-UN-11",
      mutations: .around("undoManager.change") { intent, inside in
        let old = try await inside.observe("undoManager.state")["canRedo"]
        let reply = try await inside.perform(intent)
        inside["redo"] = old
        return reply
      },
      .seeing("undoManager.state") { state, inside in
        inside["redo"] == true ? state.setting("canRedo", true) : state
      }),
    Mutant(
      "actions-in-order", "undo invokes the actions of a step first registered first",
      source: "R-UN-13", shownBy: "R-UN-13",
      mutations: .telling(during: "undoManager.undo") { events in
        var invoked = events.filter { $0.type == "undoManager.invoked" }
        return events.map { event in
          event.type == "undoManager.invoked" ? invoked.removeLast() : event
        }
      }),
    Mutant(
      "undo-inside-undo", "undo from inside an undo is carried out",
      source: "R-UN-16", shownBy: "R-UN-16", "R-UN-19",
      mutations: .retelling("undoManager.called") { $0.setting("answer", "done") }),
    Mutant(
      "undoes-past-later-changes",
      "the nested group is taken back past what was registered after it",
      source: "R-UN-17", shownBy: "R-UN-17",
      mutations: .accepting("undoManager.undoNestedGroup")),
    Mutant(
      "asking-is-silent", "asking whether there is something to redo lets nothing register first",
      source: "R-UN-18", shownBy: "R-UN-18",
      mutations: .dropping("undoManager.checkpoint", during: "undoManager.askCanRedo")),
    Mutant(
      "first-name-wins", "a second name for a group is ignored",
      source: "R-UN-20", shownBy: "R-UN-20",
      mutations: .around("undoManager.name") { intent, inside in
        let name = try await inside.observe("undoManager.state")["undoName"]
        return name?.isBlank == false ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "name-lost-on-the-way", "a step loses its name when it is undone",
      source: "R-UN-22", shownBy: "R-UN-22",
      mutations: .showing("undoManager.state", "redoName") { _ in "" }),
    Mutant(
      "title-without-the-name", "the title of the menu is the verb alone",
      source: "R-UN-24", shownBy: "R-UN-24",
      mutations: .showing("undoManager.state", "undoTitle") { $0.isNull ? $0 : "Undo" }),
    Mutant(
      "title-for-nothing", "the title of the menu is Undo where there is no title",
      source: "R-UN-24", shownBy: "R-UN-24", "R-UN-23",
      mutations: .showing("undoManager.state", "undoTitle") { $0.isNull ? "Undo" : $0 }),
    Mutant(
      "removing-leaves-redo", "removing all actions leaves the redo steps",
      source: "R-UN-26", shownBy: "R-UN-26",
      mutations: .around("undoManager.removeAll") { intent, inside in
        inside["redo"] = try await inside.observe("undoManager.state")["canRedo"]
        return try await inside.perform(intent)
      },
      .seeing("undoManager.state") { state, inside in
        inside["redo"].map { state.setting("canRedo", $0) } ?? state
      }),
    Mutant(
      "removing-a-target-removes-all", "removing the actions of one target removes those of all",
      source: "R-UN-27", shownBy: "R-UN-27",
      mutations: .instead(of: "undoManager.removeActions", "undoManager.removeAll")),
    Mutant(
      "removing-a-target-does-not", "the actions of a target that was removed are invoked",
      source: "R-UN-27", shownBy: "R-UN-27", mutations: .ignoring("undoManager.removeActions")),
    Mutant(
      "discardable-by-one", "one discardable action makes its step discardable",
      source: "R-UN-28", shownBy: "R-UN-28",
      mutations: .showing("undoManager.discardable.state", "undo") { _ in true }),
    Mutant(
      "never-discardable", "no step is discardable",
      source: "R-UN-28", shownBy: "R-UN-28", mutations: .ignoring("undoManager.discardable.mark")),
    Mutant(
      "counts-actions", "what counts as a step is an action",
      source: "R-UN-29", shownBy: "R-UN-29",
      mutations: .showing("undoManager.counts.state", "undo") { .integer(($0.integer ?? 0) + 1) }),
    Mutant(
      "note-left-behind", "a note does not move with its step to the redo side",
      source: "R-UN-29", shownBy: "R-UN-29",
      mutations: .showing("undoManager.userInfo.state", "redo") { _ in .null }),
    Mutant(
      "checkpoint-first", "the checkpoint is told before the event's group is open",
      source: "R-UN-30", shownBy: "R-UN-30",
      mutations: .swapping("undoManager.didOpenGroup", "undoManager.checkpoint")),
    Mutant(
      "closing-before-the-checkpoint", "that a group will close is told before the checkpoint",
      source: "R-UN-31", shownBy: "R-UN-31",
      mutations: .swapping("undoManager.checkpoint", "undoManager.willCloseGroup")),
    Mutant(
      "did-close-untold", "that a group was closed is not told",
      source: "R-UN-31", shownBy: "R-UN-31", mutations: .dropping("undoManager.didCloseGroup")),
    Mutant(
      "will-undo-untold", "that it will undo is not told",
      source: "R-UN-32", shownBy: "R-UN-32", mutations: .dropping("undoManager.willUndo")),
    Mutant(
      "did-undo-too-early", "that it did undo is told before the actions",
      source: "R-UN-32", shownBy: "R-UN-32",
      mutations: .swapping("undoManager.invoked", "undoManager.didUndo")),
    Mutant(
      "redo-told-as-undo", "a redo is told as an undo",
      source: "R-UN-32", shownBy: "R-UN-32",
      mutations: .renaming("undoManager.willRedo", to: "undoManager.willUndo")),
    Mutant(
      "collecting-is-told", "the group that collects what an undo registers is told",
      source: "R-UN-33", shownBy: "R-UN-33",
      mutations: .adding(.init("undoManager.didOpenGroup"), after: "undoManager.willUndo")),
    Mutant(
      "idle-undo-told", "an undo with nothing to undo is told as one",
      source: "R-UN-35", shownBy: "R-UN-35",
      mutations: .telling(during: "undoManager.undo") { events in
        events.contains { $0.type == "undoManager.willUndo" }
          ? events : events + [.init("undoManager.willUndo"), .init("undoManager.didUndo")]
      }),
    Mutant(
      "late-clients-too-late", "what a client registers at the checkpoint before an undo is lost",
      source: "R-UN-34", shownBy: "R-UN-34", "R-CD-2",
      mutations: .around("undoManager.changeLazily") { intent, inside in
        _ = try await inside.perform("undoManager.disable")
        let reply = try await inside.perform(intent)
        _ = try await inside.perform("undoManager.process")
        _ = try await inside.perform("undoManager.enable")
        return reply
      }),
  ]
}
