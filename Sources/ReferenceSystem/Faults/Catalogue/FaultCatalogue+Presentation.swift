import Conformance
import JSON

extension FaultCatalogue {
  /// Screens over screens, and what they are told.
  static let presentation: [Fault] = [
    Fault(
      "dismisses-the-presenter", "a dismissal sent to a presented screen is not passed on",
      source: "R-MO-2", shownBy: "R-MO-1", "R-MO-2", twists: .refusing("screens.dismiss")),
    Fault(
      "dismisses-nothing", "dismissing with nothing presented succeeds",
      source: "R-MO-2", shownBy: "R-MO-1", "R-MO-2", twists: .accepting("screens.dismiss")),
    Fault(
      "second-dismissal-goes-on", "a second dismissal of the same screen takes the next one away",
      source: "T0-1-20e", shownBy: "R-MO-2",
      twists: .around("screens.dismiss") { intent, inside in
        let reply = try await inside.perform(intent)
        guard reply.outcome != .done, let dismissed = inside["dismissed"] else {
          inside["dismissed"] = intent.arguments["from"]
          return reply
        }
        let isSame = dismissed == intent.arguments["from"]
        return isSame ? try await inside.perform("screens.dismiss", ["from": "b"]) : reply
      }),
    Fault(
      "all-are-seen-to-go", "of a stack that is dismissed every screen is seen to go",
      source: "R-MO-3", shownBy: "R-MO-3",
      twists: .adding(.init("b.willDisappear"), after: "b.dismissed")),
    Fault(
      "second-presentation", "a screen presents a second one",
      source: "R-MO-4", shownBy: "R-MO-4", twists: .accepting("screens.present")),
    Fault(
      "presents-in-transition", "a screen is presented while a transition runs",
      source: "R-MO-4", shownBy: "R-MO-4",
      twists: .ignoring("screens.transitions.defer")),
    Fault(
      "presenter-inside-the-container",
      "the presenter is a screen of the container, not the container",
      source: "R-MO-5", shownBy: "R-MO-5",
      twists: .showing("screens.levels") { levels in
        levels.each { $0.changing("presenter") { $0.isNull ? $0 : "a" } }
      }),
    Fault(
      "presented-without-its-stack", "a navigation container is presented without its root",
      source: "R-MO-6", shownBy: "R-MO-6",
      twists: .showing("screens.levels", "stack") { stack in
        .array(Array((stack.array ?? []).suffix(1)))
      }),
    Fault(
      "pushes-without-a-container", "a bare screen takes a push",
      source: "R-MO-6", shownBy: "R-MO-6", twists: .accepting("screens.push")),
    Fault(
      "always-slides", "every screen slides up",
      source: "R-MO-7", shownBy: "R-MO-7",
      twists: .showing("screens.levels", "transition") { _ in "coverVertical" }),
    Fault(
      "curls-over-a-sheet", "a partial curl over a sheet is accepted",
      source: "R-MO-8", shownBy: "R-MO-8",
      twists: .accepting("screens.curls.present"), .accepting("screens.present")),
    Fault(
      "appears-too-early", "a screen did appear while the transition still runs",
      source: "R-MO-9", shownBy: "R-MO-9",
      twists: .ignoring("screens.transitions.defer")),
    Fault(
      "completion-too-early", "whoever asks is told before the screen did appear",
      source: "R-MO-10", shownBy: "R-MO-10",
      twists: .swapping("b.didAppear", "b.presentCompleted")),
    Fault(
      "completion-untold", "nobody is told when the screen is gone",
      source: "R-MO-10", shownBy: "R-MO-10", twists: .dropping("b.dismissCompleted")),
    Fault(
      "presenter-unknown", "a presented screen does not know its presenter",
      source: "R-MO-11", shownBy: "R-MO-11",
      twists: .showing("screens.levels", "presenter") { _ in .null }),
    Fault(
      "links-cut-late", "the presenter link is cut after did disappear",
      source: "B-26", shownBy: "B-26", "R-MO-12",
      twists: .retelling("b.links") {
        $0.setting("presenter", "a").setting("presenterPresents", "b")
      }),
    Fault(
      "covered-is-left", "a screen that is covered is told that it leaves",
      source: "T0-1-4", shownBy: "R-MO-13",
      twists: .retelling("a.willDisappear") { $0.setting("departure", "leaving") }),
    Fault(
      "left-is-covered", "a screen that leaves is told that it is covered",
      source: "R-MO-18", shownBy: "R-MO-18",
      twists: .telling { events in
        events.map { event in
          event.details["departure"] == "leaving"
            ? Event(event.type, ["departure": "covered"]) : event
        }
      }),
    Fault(
      "return-untold", "a screen that comes back into view is not told",
      source: "R-MO-13", shownBy: "R-MO-13", twists: .dropping("a.willAppear")),
    Fault(
      "push-in-the-order-of-a-presentation", "in a push what comes did appear first",
      source: "R-MO-14", shownBy: "R-MO-14",
      twists: .swapping("a.didDisappear", "b.didAppear")),
    Fault(
      "did-before-will", "a screen did appear before it will",
      source: "R-MO-16", shownBy: "R-MO-16", twists: .swapping("b.willAppear", "b.didAppear")),
    Fault(
      "sheet-covers", "a sheet covers its presenter",
      source: "R-MO-17", shownBy: "R-MO-17",
      twists: .adding(.init("a.willDisappear"), to: "screens.sheets.present")),
    Fault(
      "memory-warning-ignored", "a covered screen is not unloaded when memory runs low",
      source: "R-MO-20", shownBy: "R-MO-20", twists: .ignoring("device.memoryWarning")),
    Fault(
      "pushed-twice", "a screen can be on a stack twice",
      source: "R-MO-21", shownBy: "R-MO-21", twists: .accepting("screens.push")),
    Fault(
      "pops-the-root", "the root of a stack is popped, and answered",
      source: "R-MO-21", shownBy: "R-MO-21",
      twists: .retelling("stack.popped") { popped in
        popped.changing("screens") { $0.string == "" ? "a" : $0 }
      }),
    Fault(
      "pops-one-only", "popping to a screen takes one screen only",
      source: "R-MO-21", shownBy: "R-MO-21",
      twists: .instead(of: "screens.popToRoot", "screens.pop"),
      .instead(of: "screens.popTo", "screens.pop")),
  ]
}
