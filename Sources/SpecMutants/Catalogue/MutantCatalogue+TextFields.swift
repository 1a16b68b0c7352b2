import Conformance
import JSON

extension MutantCatalogue {
  /// Text fields with delegates of their own, shaking, and the undoing of typing.
  static let textFields: [Mutant] = [
    Mutant(
      "begins-against-a-no", "editing begins although the delegate says no",
      source: "R-TF-1", shownBy: "R-TF-1",
      mutations: .adding(.init("field.didBeginEditing"), after: "field.shouldBeginEditing")),
    Mutant(
      "changes-unasked", "the delegate is not asked about a change",
      source: "R-TF-2", shownBy: "R-TF-2", mutations: .dropping("field.shouldChange")),
    Mutant(
      "changes-without-a-range", "the delegate is asked about a change without its range",
      source: "R-TF-2", shownBy: "R-TF-2",
      mutations: .telling { events in
        events.map { event in
          guard event.type.hasPrefix("field.shouldChange") else { return event }
          return Event(event.type, ["field": event.details["field"] ?? .null])
        }
      }),
    Mutant(
      "answer-ignored", "what the delegate answers is not heeded",
      source: "B-27", shownBy: "B-27", "R-TF-2", "R-TF-3",
      mutations: .around("textField.script") { intent, inside in
        intent.arguments["refuses"] == nil ? try await inside.perform(intent) : Reply()
      }),
    Mutant(
      "return-ends-editing", "Return ends the editing by itself",
      source: "R-TF-4", shownBy: "R-TF-4",
      mutations: .also("textField.endEditing", after: "field.return")),
    Mutant(
      "ends-against-a-no", "editing ends although the delegate says no",
      source: "R-TF-5", shownBy: "R-TF-5",
      mutations: .instead(of: "textField.endEditing", "textField.forceEnd")),
    Mutant(
      "force-asks", "an end by force can be refused",
      source: "R-TF-5", shownBy: "R-TF-5",
      mutations: .instead(of: "textField.forceEnd", "textField.endEditing")),
    Mutant(
      "end-told-twice", "the end of editing is told twice",
      source: "R-TF-6", shownBy: "R-TF-6", mutations: .doubling("field.didEndEditing")),
    Mutant(
      "end-without-reason", "the end of editing is told without its reason",
      source: "R-TF-6", shownBy: "R-TF-6",
      mutations: .retelling("field.didEndEditing") { $0.without("reason") }),
    Mutant(
      "editing-outlives-the-screen", "a screen that leaves does not end the editing",
      source: "R-TF-16", shownBy: "R-TF-16", mutations: .dropping("field.didEndEditing")),
    Mutant(
      "clear-button-by-default", "a field has a clear button unless told otherwise",
      source: "R-TF-8", shownBy: "R-TF-8",
      mutations: .around("field.clear") { intent, inside in
        let reply = try await inside.perform(intent)
        guard reply.outcome != .done else { return reply }
        return try await inside.perform(
          "textField.set", ["field": intent.arguments["field"] ?? .null, "text": ""])
      }),
    Mutant(
      "text-absent", "a field's text is absent at first",
      source: "T0-1-20a", shownBy: "R-TF-10",
      mutations: .showing("screen.front", "fields") { fields in
        fields.each { $0.changing("text") { $0.string == "" ? "(null)" : $0 } }
      }),
    Mutant(
      "no-capitals", "the keyboard begins sentences with small letters",
      source: "R-TF-12", shownBy: "R-TF-12",
      mutations: .showing("screen.front", "fields") { fields in
        fields.each { $0.changing("autocapitalization") { _ in "none" } }
      }),
    Mutant(
      "menu-offers-all", "the edit menu offers Paste with an empty pasteboard",
      source: "R-TF-13", shownBy: "R-TF-13",
      mutations: .showing("field.menuItems") { items in
        items.dropping { $0.string == "Paste" }.adding(["Paste"])
      }),
    Mutant(
      "shakes-always-heeded", "a program that does not heed shakes is shaken all the same",
      source: "R-UN-36", shownBy: "R-UN-36", mutations: .ignoring("device.shakeToEdit.disable")),
    Mutant(
      "shakes-never-heeded", "no shake is heeded",
      source: "R-UN-36", shownBy: "R-UN-36", "R-UN-37", mutations: .ignoring("device.shake")),
    Mutant(
      "takes-over-against-the-policy", "nobody takes over from a field that has ended",
      source: "R-UN-42", shownBy: "R-UN-42",
      mutations: .instead(of: "responder.screen.choose", "responder.nobody.choose")),
    Mutant(
      "set-text-leaves-steps", "typing can be undone past a text that code has set",
      source: "B-20", shownBy: "R-UN-43", "B-20",
      mutations: .noting("set", on: "textField.set", "textField.script"),
      .seeing("screen.front") { screen, inside in
        guard inside["set"] == true, screen["alert"]?.isNull ?? true else { return screen }
        return screen.setting(
          "alert", ["title": "", "message": "", "buttons": ["Undo Typing", "Cancel"]])
      }),
    Mutant(
      "undo-after-clearing-crashes", "a shake after code emptied the field crashes",
      source: "B-21", shownBy: "B-21",
      mutations: .noting("set", on: "textField.set"),
      .around("device.shake") { intent, inside in
        guard inside["set"] != true else { throw Crash(description: "range outside the text") }
        return try await inside.perform(intent)
      }),
    Mutant(
      "all-typing-is-one-step", "all that was typed is one step",
      source: "R-UN-41", shownBy: "R-UN-41", "R-TF-15",
      mutations: .around("alert.choose") { intent, inside in
        var reply = try await inside.perform(intent)
        guard intent.arguments["button"]?.string == "Undo Typing" else { return reply }
        reply.events += try await inside.perform("device.shake").events
        reply.events += try await inside.perform(intent).events
        return reply
      }),
    Mutant(
      "typing-undo-crosses-fields", "Undo Typing is offered in another field",
      source: "R-UN-41", shownBy: "R-UN-41", "R-TF-15",
      mutations: .noting("typed", on: "field.type"),
      .seeing("screen.front") { screen, inside in
        guard inside["typed"] == true, screen["alert"]?.isNull ?? true else { return screen }
        return screen.setting(
          "alert", ["title": "", "message": "", "buttons": ["Undo Typing", "Cancel"]])
      }),
  ]
}
