import Conformance
import JSON

extension MutantCatalogue {
  /// The people picker over the form, and what of a contact lands in the form.
  static let importing: [Mutant] = [
    Mutant(
      "picker-in-a-container", "the picker is presented inside another navigation container",
      source: "R-PK-12", shownBy: "R-PK-12",
      mutations: .screen("picker", "container") { _ in "navigation" }),
    Mutant(
      "picker-flips", "the picker turns over instead of sliding up",
      source: "classic", shownBy: "listing-1.18",
      mutations: .screen("picker", "transition") { _ in "flipHorizontal" }),
    Mutant(
      "picker-by-first-name", "the picker lists people by their first names",
      source: "classic", shownBy: "listing-1.18", "article-2",
      mutations: .showing("picker.rows") { rows in
        .array(
          (rows.array ?? []).sorted { ($0["name"]?.string ?? "") > ($1["name"]?.string ?? "") })
      }),
    Mutant(
      "picker-hides-companies", "the picker lists no company",
      source: "classic", shownBy: "listing-1.18",
      mutations: .seeing("picker.rows") { rows, inside in
        let people = try await inside.observe("addressBook.people").array ?? []
        return rows.dropping { row in
          people.contains { $0["id"] == row["person"] && $0["kind"]?.string == "organization" }
        }
      }),
    Mutant(
      "null-for-nobody", "an empty address book is listed as one person called (null)",
      source: "R-AB-50", shownBy: "R-PK-20",
      mutations: .showing("picker.rows") { rows in
        rows.array?.isEmpty == true ? [["person": 1, "name": "(null)", "enabled": true]] : rows
      }),
    Mutant(
      "picker-stays", "the delegate answers no and forgets to dismiss",
      source: "B-08", shownBy: "R-PK-3", "R-PK-7",
      mutations: .also("form.getFromContacts", after: "picker.choose") {
        $0.tells("picker.dismissed")
      }),
    Mutant(
      "picker-cancel-stays", "Cancel tells the delegate, and nobody dismisses the picker",
      source: "B-08", shownBy: "R-PK-6", "listing-1.22",
      mutations: .ignoring("picker.cancel", telling: .init("picker.didCancel"))),
    Mutant(
      "picker-cancels-twice", "Cancel tells the delegate twice",
      source: "classic", shownBy: "R-PK-6", mutations: .doubling("picker.didCancel")),
    Mutant(
      "picker-cancel-untold", "Cancel dismisses the picker and tells nobody",
      source: "R-PK-6", shownBy: "R-PK-6", mutations: .dropping("picker.didCancel")),
    Mutant(
      "picker-dismisses-first", "the picker is gone before its delegate is told",
      source: "classic", shownBy: "R-PK-6", "R-PK-3",
      mutations: .swapping("picker.didCancel", "picker.dismissed")),
    Mutant(
      "second-dismiss-closes-the-form",
      "the delegate dismisses once more, and that closes the form",
      source: "T0-1-20e", shownBy: "R-MO-2", "R-PK-3", "R-PK-6", "listing-1.20", "listing-1.22",
      mutations: .also("form.cancel", after: "picker.choose") { $0.tells("picker.dismissed") },
      .also("form.cancel", after: "picker.cancel")),
    Mutant(
      "second-cancel", "a second tap on Cancel is carried out",
      source: "T0-1-20e", shownBy: "R-MO-2", mutations: .accepting("picker.cancel")),
    Mutant(
      "cancelled-import-empties", "cancelling the picker empties the form",
      source: "classic", shownBy: "listing-1.22",
      mutations: .noting("cancelled", on: "picker.cancel"),
      .seeing("form.fields") { fields, inside in
        inside["cancelled"] == true ? fields.each { _ in [:] } : fields
      }),
    Mutant(
      "chooses-the-unlisted", "a person who is not listed can be chosen",
      source: "classic", mutations: .accepting("picker.choose")),
    Mutant(
      "value-without-a-card", "a value can be chosen while no card is open",
      source: "R-PK-8", shownBy: "R-PK-8", mutations: .accepting("picker.chooseValue")),
    Mutant(
      "import-does-not", "choosing a person changes nothing in the form",
      source: "classic", shownBy: "listing-1.20",
      mutations: .stale("form.fields", after: "picker.choose", "picker.chooseValue")),
    Mutant(
      "null-in-the-name", "a missing part of the name is written as (null)",
      source: "T0-1-20a", shownBy: "departure-1.20-name",
      mutations: .naming { person, name in
        let parts = ["firstName", "lastName"].map { person[$0]?.string ?? "(null)" }
        return person["organization"]?.string ?? parts.joined(separator: " ")
      }),
    Mutant(
      "name-from-the-organization-alone", "the fallback to the personal name never runs",
      source: "T0-1-20a", shownBy: "departure-1.20-name", "listing-1.20",
      mutations: .naming { person, _ in person["organization"]?.string ?? "" }),
    Mutant(
      "named-after-the-employer", "a friend with a job becomes the employer",
      source: "T0-1-20b", shownBy: "departure-1.20-name",
      mutations: .naming { person, name in person["organization"]?.string ?? name }),
    Mutant(
      "company-named-after-a-person", "a company's card gives the contact person's name",
      source: "classic", shownBy: "departure-1.20-name",
      mutations: .naming { person, name in
        let parts = ["firstName", "lastName"].compactMap { person[$0]?.string }
        return parts.isEmpty ? name : parts.joined(separator: " ")
      }),
    Mutant(
      "nameless-stays-nameless", "a card without name and organization gives no name",
      source: "classic", shownBy: "departure-1.20-name",
      mutations: .naming { person, name in
        let parts = ["firstName", "lastName", "organization"].compactMap { person[$0]?.string }
        return parts.isEmpty ? "" : name
      }),
    Mutant(
      "old-address-stays", "fields that the contact does not have stay",
      source: "T0-1-20d", shownBy: "departure-1.20-address",
      mutations: .around("picker.choose") { intent, inside in
        inside["old"] = try? await inside.observe("form.fields")
        return try await inside.perform(intent)
      },
      .seeing("form.fields") { fields, inside in
        guard let old = inside["old"] else { return fields }
        return .object(
          (fields.members ?? []).map { field in
            field.value.isBlank ? JSONMember(field.name, old[field.name] ?? .null) : field
          })
      }),
    Mutant(
      "first-address-taken", "of several addresses the first is taken without asking",
      source: "T0-1-20d", shownBy: "departure-1.20-several",
      mutations: .around("picker.choose") { intent, inside in
        var reply = try await inside.perform(intent)
        let card = try? await inside.observe("picker.card")
        guard let value = card?["values"]?.array?.first else { return reply }
        reply.append(try await inside.perform("picker.chooseValue", value))
        return reply
      }),
    Mutant(
      "wrong-address-taken", "whichever address is tapped, the first lands in the form",
      source: "T0-1-20d", shownBy: "departure-1.20-several",
      mutations: .around("picker.chooseValue") { intent, inside in
        let card = try? await inside.observe("picker.card")
        return try await inside.perform(
          intent.action, card?["values"]?.array?.first ?? intent.arguments)
      }),
    Mutant(
      "value-unheard", "a tap on an address is answered with no and nothing else",
      source: "T0-1-21", shownBy: "listing-1.21",
      mutations: .ignoring("picker.chooseValue", telling: .init("picker.didSelectValue"))),
    Mutant(
      "card-shows-all", "the card shows every property, not the addresses alone",
      source: "R-PK-9", shownBy: "R-PK-9", "departure-1.20-several",
      mutations: .showing("picker.card", "values") { values in
        values.adding([["property": "firstName", "label": "", "text": "Anna", "identifier": -1]])
      }),
    Mutant(
      "street-of-several-lines", "a street of several lines goes into a field of one line",
      source: "T0-1-20d", shownBy: "listing-1.20",
      mutations: .showing("form.fields", "street") { street in
        .string((street.string ?? "").split(separator: ", ").joined(separator: "\n"))
      }),
    Mutant(
      "back-chooses", "going back from the card chooses the person",
      source: "R-PK-7", shownBy: "R-PK-7",
      mutations: .instead(of: "picker.back", "picker.cancel")),
    Mutant(
      "import-is-typing", "what the import wrote is offered as Undo Typing",
      source: "R-UN-43", shownBy: "R-UN-43",
      mutations: .noting("imported", on: "picker.choose"),
      .seeing("screen.front") { screen, inside in
        guard inside["imported"] == true else { return screen }
        let buttons: JSONValue = ["Undo Typing", "Cancel"]
        return screen.setting("alert", ["title": "", "message": "", "buttons": buttons])
      }),
    Mutant(
      "import-renames-the-contact", "editing an imported hotel edits the contact",
      source: "classic", shownBy: "R-PK-20",
      mutations: .around("form.save") { intent, inside in
        inside["name"] = try await inside.observe("form.fields")["name"]
        return try await inside.perform(intent)
      },
      .seeing("addressBook.people") { people, inside in
        guard let name = inside["name"] else { return people }
        return .array(
          (people.array ?? []).dropLast()
            + (people.array ?? []).suffix(1).map {
              $0.setting("name", name)
            })
      }),
  ]
}

extension Mutation {
  /// Names the hotel by another rule: what the rule makes of the person chosen and of the right name.
  fileprivate static func naming(
    _ rule: @escaping @Sendable (JSONValue, String) -> String
  ) -> Mutation {
    var mutation = Mutation.around("picker.choose") { intent, inside in
      let people = try await inside.observe("addressBook.people").array ?? []
      inside["chosen"] = people.first { $0["id"] == intent.arguments["person"] }
      return try await inside.perform(intent)
    }
    mutation.observing = { query, inside in
      let value = try await inside.observe(query)
      guard query == "form.fields", let person = inside["chosen"] else { return value }
      return value.changing("name") { .string(rule(person, $0.string ?? "")) }
    }
    return mutation
  }
}
