import Conformance
import JSON

extension MutantCatalogue {
  /// Shaking, the alert, and what undo and redo do to hotels.
  static let undo: [Mutant] = [
    Mutant(
      "undo-renames", "the alert calls a step by another name than the chapter's",
      source: "classic", shownBy: "figure-1.15",
      mutations: .alert("buttons") { buttons in
        buttons.each { $0.string == "Undo Edit Hotel" ? "Undo Change Hotel" : $0 }
      }),
    Mutant(
      "undo-loses-the-name", "the alert says Undo, and not what",
      source: "classic", shownBy: "figure-1.15", "figure-1.16",
      mutations: .alert("buttons") { buttons in
        buttons.each { $0.string?.hasPrefix("Undo ") == true ? "Undo" : $0 }
      }),
    Mutant(
      "redo-not-offered", "the alert offers Undo alone",
      source: "classic", shownBy: "figure-1.16",
      mutations: .alert("buttons") { $0.dropping { $0.string?.hasPrefix("Redo") == true } }),
    Mutant(
      "alert-without-cancel", "the alert cannot be closed without a choice",
      source: "classic", shownBy: "R-UN-39", "R-UN-40",
      mutations: .alert("buttons") { $0.dropping { $0.string == "Cancel" } }),
    Mutant(
      "shake-undoes", "a shake undoes without asking",
      source: "classic", shownBy: "R-UN-39", "R-UN-40",
      mutations: .around("device.shake") { intent, inside in
        var reply = try await inside.perform(intent)
        let buttons = try await inside.observe("screen.front")["alert"]?["buttons"]?.array ?? []
        guard let first = buttons.first, buttons.count > 1 else { return reply }
        reply.append(try await inside.perform("alert.choose", ["button": first]))
        return reply
      }),
    Mutant(
      "cancel-undoes", "Cancel in the alert undoes too",
      source: "classic", shownBy: "R-UN-39",
      mutations: .around("alert.choose") { intent, inside in
        let buttons = try await inside.observe("screen.front")["alert"]?["buttons"]?.array ?? []
        let isUndo = buttons.first?.string?.hasPrefix("Undo") == true
        let isCancel = intent.arguments["button"]?.string == "Cancel"
        return try await inside.perform(
          intent.action,
          isCancel && isUndo ? ["button": buttons.first ?? .null] : intent.arguments)
      }),
    Mutant(
      "alert-for-nothing", "a shake with nothing to undo shows an alert all the same",
      source: "classic", shownBy: "R-UN-39",
      mutations: .around("device.shake") { intent, inside in
        let reply = try await inside.perform(intent)
        inside["shaken"] = true
        return reply
      },
      .seeing("screen.front") { screen, inside in
        guard inside["shaken"] == true, screen["alert"]?.isNull ?? true else { return screen }
        return screen.setting("alert", ["title": "", "message": "", "buttons": ["Cancel"]])
      }),
    Mutant(
      "undo-leaves-the-pin", "undoing an edit gives back the values and not the pin",
      source: "T0-1-13", shownBy: "figure-1.15", "R-CD-5",
      mutations: .stale("map.pins", after: "alert.choose")),
    Mutant(
      "redo-forgets-the-pin", "redoing an edit brings back the values and not the pin",
      source: "T0-1-13", shownBy: "figure-1.16",
      mutations: .around("alert.choose") { intent, inside in
        if intent.arguments["button"]?.string == "Redo Edit Hotel" { inside["redone"] = true }
        return try await inside.perform(intent)
      },
      .seeing("map.pins") { pins, inside in inside["redone"] == true ? [] : pins }),
    Mutant(
      "undo-takes-all", "Undo Edit Hotel takes the hotel away too: both steps are one group",
      source: "T0-1-13", shownBy: "figure-1.15", "figure-1.16",
      mutations: .around("alert.choose") { intent, inside in
        var reply = try await inside.perform(intent)
        guard intent.arguments["button"]?.string == "Undo Edit Hotel" else { return reply }
        reply.events += try await inside.perform("device.shake").events
        let button: JSONValue = ["button": "Undo Add Hotel"]
        reply.events += try await inside.perform("alert.choose", button).events
        return reply
      }),
    Mutant(
      "undo-does-not", "Undo is offered, and changes nothing",
      source: "classic", shownBy: "listing-1.13", "figure-1.15",
      mutations: .around("alert.choose") { intent, inside in
        let isUndo = intent.arguments["button"]?.string?.hasPrefix("Undo") == true
        return try await inside.perform(
          intent.action, isUndo ? ["button": "Cancel"] : intent.arguments)
      }),
    Mutant(
      "undo-only-the-name", "undoing an edit gives back the name, and keeps the new address",
      source: "T0-1-13", shownBy: "listing-1.13", "R-UN-20",
      mutations: .around("alert.choose") { intent, inside in
        if intent.arguments["button"]?.string == "Undo Edit Hotel" {
          inside["address"] = try await inside.observe("hotels.rows").array?.first?["address"]
        }
        return try await inside.perform(intent)
      },
      .seeing("hotels.rows") { rows, inside in
        guard let address = inside["address"] else { return rows }
        return rows.each { $0.setting("address", address) }
      }),
    Mutant(
      "new-step-keeps-redo", "a new step leaves what could be redone",
      source: "R-UN-11", shownBy: "R-UN-11",
      mutations: .around("alert.choose") { intent, inside in
        if let button = intent.arguments["button"]?.string, button.hasPrefix("Undo") {
          inside["redo"] = .string("Redo" + button.dropFirst(4))
        }
        return try await inside.perform(intent)
      },
      .seeing("screen.front") { screen, inside in
        guard let redo = inside["redo"] else { return screen }
        return screen.changing("alert") { alert in
          alert.changing("buttons") { buttons in
            let rest = buttons.dropping { $0 == redo || $0.string == "Cancel" }
            return rest.adding([redo, "Cancel"])
          }
        }
      }),
    Mutant(
      "redo-out-of-order", "redo begins with the step that was undone first",
      source: "R-UN-12",
      mutations: .alert("buttons") { buttons in
        buttons.each { $0.string == "Redo Add Hotel" ? "Redo Edit Hotel" : $0 }
      }),
    Mutant(
      "cancel-cannot-be-undone", "cancelling the form leaves nothing to undo",
      source: "T0-1-13", shownBy: "listing-1.13",
      mutations: .noting("cancelled", on: "form.cancel"),
      .around("device.shake") { intent, inside in
        inside["cancelled"] == true ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "cancel-undone-as-typed", "Undo Cancel Hotel brings back what was typed, as if it was saved",
      source: "classic", shownBy: "listing-1.13",
      mutations: .around("alert.choose") { intent, inside in
        let reply = try await inside.perform(intent)
        if intent.arguments["button"]?.string == "Undo Cancel Hotel" { inside["back"] = true }
        return reply
      },
      .seeing("hotels.rows") { rows, inside in
        guard inside["back"] == true else { return rows }
        return rows.each { $0.string == nil ? $0.setting("name", "The Parent's Inn") : $0 }
      }),
    Mutant(
      "cancelled-edit-undone", "a cancelled edit leaves a step to undo",
      source: "T0-1-13",
      mutations: .noting("edited", on: "hotels.edit"),
      .around("form.cancel") { intent, inside in
        inside["cancelled"] = inside["edited"]
        return try await inside.perform(intent)
      },
      .seeing("screen.front") { screen, inside in
        guard inside["cancelled"] == true else { return screen }
        return screen.setting(
          "alert", ["title": "", "message": "", "buttons": ["Undo Cancel Hotel", "Cancel"]])
      }),
    Mutant(
      "undo-outlives-the-list", "a list that is opened again undoes what was done in the last one",
      source: "R-UN-44", shownBy: "R-UN-44", "R-UN-45",
      mutations: .around("hotels.leave") { intent, inside in
        inside["undo"] = try await inside.observe("undo.state")["canUndo"]
        return try await inside.perform(intent)
      },
      .seeing("screen.front") { screen, inside in
        guard inside["undo"] == true else { return screen }
        return screen.setting("alert", ["title": "", "message": "", "buttons": ["Undo"]])
      }),
    Mutant(
      "undo-from-beneath", "over the form a shake undoes the list beneath it",
      source: "R-UN-44", shownBy: "R-UN-44",
      mutations: .around("device.shake") { intent, inside in
        let reply = try await inside.perform(intent)
        inside["shaken"] = true
        return reply
      },
      .seeing("screen.front") { screen, inside in
        let isForm = screen["name"]?.string == "form"
        guard isForm, inside["shaken"] == true, screen["alert"]?.isNull ?? true else {
          return screen
        }
        let buttons: JSONValue = ["Undo Edit Hotel", "Cancel"]
        return screen.setting("alert", ["title": "", "message": "", "buttons": buttons])
      }),
    Mutant(
      "late-pin-is-a-step", "the pin that comes late can be undone by itself",
      source: "R-UN-11", shownBy: "R-UN-11",
      mutations: .advancing { milliseconds, inside in
        let events = try await inside.advance(milliseconds: milliseconds)
        inside["late"] = true
        return events
      },
      .seeing("screen.front") { screen, inside in
        guard inside["late"] == true else { return screen }
        return screen.changing("alert") { alert in
          alert.changing("buttons") { .array([.string("Undo")] + ($0.array ?? []).dropFirst()) }
        }
      }),
  ]
}
