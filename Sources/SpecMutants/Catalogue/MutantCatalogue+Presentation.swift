import Conformance
import JSON

extension MutantCatalogue {
  /// Screens over screens, and what they are told.
  static let presentation: [Mutant] = [
    Mutant(
      "dismisses-the-presenter", "a dismissal sent to a presented screen is not passed on",
      source: "R-MO-2", shownBy: "R-MO-1", "R-MO-2", mutations: .refusing("screens.dismiss")),
    Mutant(
      "dismisses-nothing", "dismissing with nothing presented succeeds",
      source: "R-MO-2", shownBy: "R-MO-1", "R-MO-2", mutations: .accepting("screens.dismiss")),
    Mutant(
      "second-dismissal-goes-on", "a second dismissal of the same screen takes the next one away",
      source: "T0-1-20e", shownBy: "R-MO-2",
      mutations: .around("screens.dismiss") { intent, inside in
        let reply = try await inside.perform(intent)
        guard reply.outcome != .done, let dismissed = inside["dismissed"] else {
          inside["dismissed"] = intent.arguments["from"]
          return reply
        }
        let isSame = dismissed == intent.arguments["from"]
        return isSame ? try await inside.perform("screens.dismiss", ["from": "b"]) : reply
      }),
    Mutant(
      "all-are-seen-to-go", "of a stack that is dismissed every screen is seen to go",
      source: "R-MO-3", shownBy: "R-MO-3",
      mutations: .adding(.init("b.willDisappear"), after: "b.dismissed")),
    Mutant(
      "second-presentation", "a screen presents a second one",
      source: "R-MO-4", shownBy: "R-MO-4", mutations: .accepting("screens.present")),
    Mutant(
      "presents-in-transition", "a screen is presented while a transition runs",
      source: "R-MO-4", shownBy: "R-MO-4",
      mutations: .ignoring("screens.transitions.defer")),
    Mutant(
      "presenter-inside-the-container",
      "the presenter is a screen of the container, not the container",
      source: "R-MO-5", shownBy: "R-MO-5",
      mutations: .showing("screens.levels") { levels in
        levels.each { $0.changing("presenter") { $0.isNull ? $0 : "a" } }
      }),
    Mutant(
      "presented-without-its-stack", "a navigation container is presented without its root",
      source: "R-MO-6", shownBy: "R-MO-6",
      mutations: .showing("screens.levels", "stack") { stack in
        .array(Array((stack.array ?? []).suffix(1)))
      }),
    Mutant(
      "pushes-without-a-container", "a bare screen takes a push",
      source: "R-MO-6", shownBy: "R-MO-6", mutations: .accepting("screens.push")),
    Mutant(
      "always-slides", "every screen slides up",
      source: "R-MO-7", shownBy: "R-MO-7",
      mutations: .showing("screens.levels", "transition") { _ in "coverVertical" }),
    Mutant(
      "curls-over-a-sheet", "a partial curl over a sheet is accepted",
      source: "R-MO-8", shownBy: "R-MO-8",
      mutations: .accepting("screens.curls.present"), .accepting("screens.present")),
    Mutant(
      "appears-too-early", "a screen did appear while the transition still runs",
      source: "R-MO-9", shownBy: "R-MO-9",
      mutations: .ignoring("screens.transitions.defer")),
    Mutant(
      "completion-too-early", "a client that asks is told before the screen did appear",
      source: "R-MO-10", shownBy: "R-MO-10",
      mutations: .swapping("b.didAppear", "b.presentCompleted")),
    Mutant(
      "completion-untold", "nobody is told when the screen is gone",
      source: "R-MO-10", shownBy: "R-MO-10", mutations: .dropping("b.dismissCompleted")),
    Mutant(
      "presenter-unknown", "a presented screen does not know its presenter",
      source: "R-MO-11", shownBy: "R-MO-11",
      mutations: .showing("screens.levels", "presenter") { _ in .null }),
    Mutant(
      "links-cut-late", "the presenter link is cut after did disappear",
      source: "B-26", shownBy: "B-26", "R-MO-12",
      mutations: .retelling("b.links") {
        $0.setting("presenter", "a").setting("presenterPresents", "b")
      }),
    Mutant(
      "covered-is-left", "a screen that is covered is told that it leaves",
      source: "T0-1-4", shownBy: "R-MO-13",
      mutations: .retelling("a.willDisappear") { $0.setting("departure", "leaving") }),
    Mutant(
      "left-is-covered", "a screen that leaves is told that it is covered",
      source: "R-MO-18", shownBy: "R-MO-18",
      mutations: .telling { events in
        events.map { event in
          event.details["departure"] == "leaving"
            ? Event(event.type, ["departure": "covered"]) : event
        }
      }),
    Mutant(
      "return-untold", "a screen that comes back into view is not told",
      source: "R-MO-13", shownBy: "R-MO-13", mutations: .dropping("a.willAppear")),
    Mutant(
      "push-in-the-order-of-a-presentation", "in a push what comes did appear first",
      source: "R-MO-14", shownBy: "R-MO-14",
      mutations: .swapping("a.didDisappear", "b.didAppear")),
    Mutant(
      "did-before-will", "a screen did appear before it will",
      source: "R-MO-16", shownBy: "R-MO-16", mutations: .swapping("b.willAppear", "b.didAppear")),
    Mutant(
      "sheet-covers", "a sheet covers its presenter",
      source: "R-MO-17", shownBy: "R-MO-17",
      mutations: .adding(.init("a.willDisappear"), to: "screens.sheets.present")),
    Mutant(
      "memory-warning-ignored", "a covered screen is not unloaded when memory runs low",
      source: "R-MO-20", shownBy: "R-MO-20", mutations: .ignoring("device.memoryWarning")),
    Mutant(
      "pushed-twice", "a screen can be on a stack twice",
      source: "R-MO-21", shownBy: "R-MO-21", mutations: .accepting("screens.push")),
    Mutant(
      "pops-the-root", "the root of a stack is popped, and answered",
      source: "R-MO-21", shownBy: "R-MO-21",
      mutations: .retelling("stack.popped") { popped in
        popped.changing("screens") { $0.string == "" ? "a" : $0 }
      }),
    Mutant(
      "pops-one-only", "popping to a screen takes one screen only",
      source: "R-MO-21", shownBy: "R-MO-21",
      mutations: .instead(of: "screens.popToRoot", "screens.pop"),
      .instead(of: "screens.popTo", "screens.pop")),
  ]
}
