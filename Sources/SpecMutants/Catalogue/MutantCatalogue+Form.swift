import Conformance
import JSON

extension MutantCatalogue {
  /// The form for a hotel: how it comes up, what it shows, how it ends.
  static let form: [Mutant] = [
    Mutant(
      "cancel-saves", "Cancel in the form saves the hotel",
      source: "classic", shownBy: "listing-1.11", "listing-1.13",
      mutations: .instead(of: "form.cancel", "form.save")),
    Mutant(
      "save-does-not", "Save in the form throws the hotel away",
      source: "classic", shownBy: "listing-1.12", "listing-1.13",
      mutations: .instead(of: "form.save", "form.cancel")),
    Mutant(
      "unanswered-delegate", "the delegate's method is misspelt, so Save and Cancel reach nobody",
      source: "T0-1-11", shownBy: "listing-1.11", "listing-1.12",
      mutations: .ignoring("form.save"), .ignoring("form.cancel")),
    Mutant(
      "unset-delegate", "the line that sets the delegate is a remark: nobody dismisses the form",
      source: "T0-1-3", shownBy: "listing-1.13",
      mutations: .ignoring("form.save", telling: .init("form.didFinish", ["save": true]))),
    Mutant(
      "form-finishes-twice", "the form tells its delegate twice",
      source: "classic", shownBy: "listing-1.11", "listing-1.13",
      mutations: .doubling("form.didFinish")),
    Mutant(
      "form-finishes-late", "the form is dismissed before its delegate is told",
      source: "classic", shownBy: "listing-1.13",
      mutations: .telling { events in
        events.filter { $0.type != "form.didFinish" }
          + events.filter { $0.type == "form.didFinish" }
      }),
    Mutant(
      "form-finishes-with-the-wrong-word", "Cancel tells the delegate that it was Save",
      source: "classic", shownBy: "listing-1.11",
      mutations: .retelling("form.didFinish") { $0.setting("save", true) }),
    Mutant(
      "form-without-bar", "the form stands in no navigation container, so it has no buttons",
      source: "T0-1-10", shownBy: "listing-1.10",
      mutations: .screen("form", "bar") { _ in [] },
      .screen("form", "container") { _ in "none" }),
    Mutant(
      "save-on-the-left", "Save and Cancel change places",
      source: "classic", shownBy: "listing-1.10",
      mutations: .screen("form", "bar") { bar in
        bar.each { $0.changing("side") { $0.string == "left" ? "right" : "left" } }
      }),
    Mutant(
      "save-not-prominent", "Save is a button like any other",
      source: "T0-1-10", shownBy: "listing-1.10",
      mutations: .screen("form", "bar") { $0.each { $0.setting("style", "bordered") } }),
    Mutant(
      "wrong-title", "the form has another title",
      source: "classic", shownBy: "listing-1.10",
      mutations: .screen("form", "title") { _ in "Hotel" }),
    Mutant(
      "form-slides", "the form slides up instead of turning over",
      source: "classic", shownBy: "listing-1.8",
      mutations: .screen("form", "transition") { _ in "coverVertical" }),
    Mutant(
      "form-without-export", "the form has no button for saving to the contacts",
      source: "classic", shownBy: "listing-1.10",
      mutations: .screen("form", "buttons") { $0.dropping { $0.string == "Save to Contacts" } }),
    Mutant(
      "empty-form", "the form does not show the hotel that it was given",
      source: "T0-1-2", shownBy: "listing-1.17",
      mutations: .clearingFields("name", "street", "city", "state", "zip")),
    Mutant(
      "zip-not-shown", "the line that fills the ZIP is lost, and Save then blanks it",
      source: "T0-sidebar", shownBy: "listing-1.17", "sidebar-autocorrection",
      mutations: .clearingFields("zip")),
    Mutant(
      "state-in-the-city", "the state is written into the field of the city",
      source: "T0-sidebar", shownBy: "listing-1.17",
      mutations: .seeing("form.fields") { fields, _ in
        fields.setting("city", fields["state"] ?? .null)
      }),
    Mutant(
      "blank-name-stored", "a blank name is stored like any other",
      source: "T0-1-12", shownBy: "departure-1.12-blank",
      mutations: .around("form.save") { intent, inside in
        let fields = try await inside.observe("form.fields")
        guard fields["name"]?.isBlank == true else { return try await inside.perform(intent) }
        inside["blank"] = true
        _ = try await inside.perform("field.focus", ["field": "name"])
        _ = try await inside.perform("field.type", ["text": "Blank"])
        return try await inside.perform(intent)
      }),
    Mutant(
      "blank-name-kept-quiet", "a blank name is refused without a word",
      source: "classic", shownBy: "departure-1.12-blank",
      mutations: .around("form.save") { intent, inside in
        let fields = try await inside.observe("form.fields")
        let isBlank = fields["name"]?.isBlank == true
        return isBlank ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "blank-name-empties-the-form", "the refusal of a blank name costs what was typed",
      source: "classic", shownBy: "departure-1.12-blank",
      mutations: .around("form.save") { intent, inside in
        let reply = try await inside.perform(intent)
        inside["refused"] = .bool(!reply.tells("form.didFinish"))
        return reply
      },
      .seeing("form.fields") { fields, inside in
        inside["refused"] == true ? fields.setting("city", "") : fields
      }),
    Mutant(
      "only-empty-is-blank", "white space is taken for a name",
      source: "T0-1-12", shownBy: "departure-1.12-blank",
      mutations: .around("form.save") { intent, inside in
        let name = try await inside.observe("form.fields")["name"] ?? .null
        guard name.isBlank, name.string != "" else { return try await inside.perform(intent) }
        return try await inside.perform("form.cancel")
      }),
    Mutant(
      "second-form", "a second tap on Add makes a second form",
      source: "classic", shownBy: "R-MO-4", mutations: .accepting("hotels.add")),
    Mutant(
      "second-save", "a second tap on Save is carried out",
      source: "classic", shownBy: "R-MO-2", mutations: .accepting("form.save")),
    Mutant(
      "typed-text-lost", "Save takes a field's text only once its editing has ended",
      source: "R-TF-17", shownBy: "R-TF-17",
      mutations: .noting("typed", on: "field.type"),
      .around("field.return") { intent, inside in
        inside["typed"] = nil
        return try await inside.perform(intent)
      },
      .around("form.save") { intent, inside in
        guard inside["typed"] == true else { return try await inside.perform(intent) }
        return try await inside.perform("form.cancel")
      }),
  ]
}

extension Mutation {
  /// A form whose fields start empty: what was not typed or imported is not there.
  fileprivate static func clearingFields(_ fields: String...) -> Mutation {
    .seeing("form.fields") { shown, inside in
      fields.reduce(shown) { $0.setting($1, "") }
    }
  }
}
