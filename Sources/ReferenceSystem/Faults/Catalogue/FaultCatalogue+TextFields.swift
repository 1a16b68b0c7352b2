import Conformance
import JSON

extension FaultCatalogue {
  /// Text fields with delegates of their own, shaking, and the undoing of typing.
  static let textFields: [Fault] = [
    Fault(
      "begins-against-a-no", "editing begins although the delegate says no",
      source: "R-TF-1", shownBy: "R-TF-1",
      twists: .adding(.init("field.didBeginEditing"), after: "field.shouldBeginEditing")),
    Fault(
      "changes-unasked", "the delegate is not asked about a change",
      source: "R-TF-2", shownBy: "R-TF-2", twists: .dropping("field.shouldChange")),
    Fault(
      "changes-without-a-range", "the delegate is asked about a change without its range",
      source: "R-TF-2", shownBy: "R-TF-2",
      twists: .telling { events in
        events.map { event in
          guard event.type.hasPrefix("field.shouldChange") else { return event }
          return Event(event.type, ["field": event.details["field"] ?? .null])
        }
      }),
    Fault(
      "answer-ignored", "what the delegate answers is not heeded",
      source: "B-27", shownBy: "B-27", "R-TF-2", "R-TF-3",
      twists: .around("textField.script") { intent, inside in
        intent.arguments["refuses"] == nil ? try await inside.perform(intent) : Reply()
      }),
    Fault(
      "return-ends-editing", "Return ends the editing by itself",
      source: "R-TF-4", shownBy: "R-TF-4",
      twists: .also("textField.endEditing", after: "field.return")),
    Fault(
      "ends-against-a-no", "editing ends although the delegate says no",
      source: "R-TF-5", shownBy: "R-TF-5",
      twists: .instead(of: "textField.endEditing", "textField.forceEnd")),
    Fault(
      "force-asks", "an end by force can be refused",
      source: "R-TF-5", shownBy: "R-TF-5",
      twists: .instead(of: "textField.forceEnd", "textField.endEditing")),
    Fault(
      "end-told-twice", "the end of editing is told twice",
      source: "R-TF-6", shownBy: "R-TF-6", twists: .doubling("field.didEndEditing")),
    Fault(
      "end-without-reason", "the end of editing is told without its reason",
      source: "R-TF-6", shownBy: "R-TF-6",
      twists: .retelling("field.didEndEditing") { $0.without("reason") }),
    Fault(
      "editing-outlives-the-screen", "a screen that leaves does not end the editing",
      source: "R-TF-16", shownBy: "R-TF-16", twists: .dropping("field.didEndEditing")),
    Fault(
      "clear-button-by-default", "a field has a clear button unless told otherwise",
      source: "R-TF-8", shownBy: "R-TF-8",
      twists: .around("field.clear") { intent, inside in
        let reply = try await inside.perform(intent)
        guard reply.outcome != .done else { return reply }
        return try await inside.perform(
          "textField.set", ["field": intent.arguments["field"] ?? .null, "text": ""])
      }),
    Fault(
      "text-absent", "a field's text is absent at first",
      source: "T0-1-20a", shownBy: "R-TF-10",
      twists: .showing("screen.front", "fields") { fields in
        fields.each { $0.changing("text") { $0.string == "" ? "(null)" : $0 } }
      }),
    Fault(
      "no-capitals", "the keyboard begins sentences with small letters",
      source: "R-TF-12", shownBy: "R-TF-12",
      twists: .showing("screen.front", "fields") { fields in
        fields.each { $0.changing("autocapitalization") { _ in "none" } }
      }),
    Fault(
      "menu-offers-all", "the edit menu offers Paste with an empty pasteboard",
      source: "R-TF-13", shownBy: "R-TF-13",
      twists: .showing("field.menuItems") { items in
        items.dropping { $0.string == "Paste" }.adding(["Paste"])
      }),
    Fault(
      "shakes-always-heeded", "a program that does not heed shakes is shaken all the same",
      source: "R-UN-36", shownBy: "R-UN-36", twists: .ignoring("device.shakeToEdit.disable")),
    Fault(
      "shakes-never-heeded", "no shake is heeded",
      source: "R-UN-36", shownBy: "R-UN-36", "R-UN-37", twists: .ignoring("device.shake")),
    Fault(
      "takes-over-against-the-policy", "nobody takes over from a field that has ended",
      source: "R-UN-42", shownBy: "R-UN-42",
      twists: .instead(of: "responder.screen.choose", "responder.nobody.choose")),
    Fault(
      "set-text-leaves-steps", "typing can be undone past a text that code has set",
      source: "B-20", shownBy: "R-UN-43", "B-20",
      twists: .noting("set", on: "textField.set", "textField.script"),
      .seeing("screen.front") { screen, inside in
        guard inside["set"] == true, screen["alert"]?.isNull ?? true else { return screen }
        return screen.setting(
          "alert", ["title": "", "message": "", "buttons": ["Undo Typing", "Cancel"]])
      }),
    Fault(
      "undo-after-clearing-crashes", "a shake after code emptied the field crashes",
      source: "B-21", shownBy: "B-21",
      twists: .noting("set", on: "textField.set"),
      .around("device.shake") { intent, inside in
        guard inside["set"] != true else { throw Crash(description: "range outside the text") }
        return try await inside.perform(intent)
      }),
    Fault(
      "all-typing-is-one-step", "all that was typed is one step",
      source: "R-UN-41", shownBy: "R-UN-41", "R-TF-15",
      twists: .around("alert.choose") { intent, inside in
        var reply = try await inside.perform(intent)
        guard intent.arguments["button"]?.string == "Undo Typing" else { return reply }
        reply.events += try await inside.perform("device.shake").events
        reply.events += try await inside.perform(intent).events
        return reply
      }),
    Fault(
      "typing-undo-crosses-fields", "Undo Typing is offered in another field",
      source: "R-UN-41", shownBy: "R-UN-41", "R-TF-15",
      twists: .noting("typed", on: "field.type"),
      .seeing("screen.front") { screen, inside in
        guard inside["typed"] == true, screen["alert"]?.isNull ?? true else { return screen }
        return screen.setting(
          "alert", ["title": "", "message": "", "buttons": ["Undo Typing", "Cancel"]])
      }),
  ]
}
