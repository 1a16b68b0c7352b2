import Conformance
import JSON

extension FaultCatalogue {
  /// The people picker over the form, and what of a contact lands in the form.
  static let importing: [Fault] = [
    Fault(
      "picker-in-a-container", "the picker is presented inside another navigation container",
      source: "R-PK-12", shownBy: "R-PK-12",
      twists: .screen("picker", "container") { _ in "navigation" }),
    Fault(
      "picker-flips", "the picker turns over instead of sliding up",
      source: "classic", shownBy: "listing-1.18",
      twists: .screen("picker", "transition") { _ in "flipHorizontal" }),
    Fault(
      "picker-by-first-name", "the picker lists people by their first names",
      source: "classic", shownBy: "listing-1.18", "article-2",
      twists: .showing("picker.rows") { rows in
        .array(
          (rows.array ?? []).sorted { ($0["name"]?.string ?? "") > ($1["name"]?.string ?? "") })
      }),
    Fault(
      "picker-hides-companies", "the picker lists no company",
      source: "classic", shownBy: "listing-1.18",
      twists: .seeing("picker.rows") { rows, inside in
        let people = try await inside.observe("addressBook.people").array ?? []
        return rows.dropping { row in
          people.contains { $0["id"] == row["person"] && $0["kind"]?.string == "organization" }
        }
      }),
    Fault(
      "null-for-nobody", "an empty address book is listed as one person called (null)",
      source: "R-AB-50", shownBy: "R-PK-20",
      twists: .showing("picker.rows") { rows in
        rows.array?.isEmpty == true ? [["person": 1, "name": "(null)", "enabled": true]] : rows
      }),
    Fault(
      "picker-stays", "the delegate answers no and forgets to dismiss",
      source: "B-08", shownBy: "R-PK-3", "R-PK-7",
      twists: .also("form.getFromContacts", after: "picker.choose") {
        $0.tells("picker.dismissed")
      }),
    Fault(
      "picker-cancel-stays", "Cancel tells the delegate, and nobody dismisses the picker",
      source: "B-08", shownBy: "R-PK-6", "listing-1.22",
      twists: .ignoring("picker.cancel", telling: .init("picker.didCancel"))),
    Fault(
      "picker-cancels-twice", "Cancel tells the delegate twice",
      source: "classic", shownBy: "R-PK-6", twists: .doubling("picker.didCancel")),
    Fault(
      "picker-cancel-untold", "Cancel dismisses the picker and tells nobody",
      source: "R-PK-6", shownBy: "R-PK-6", twists: .dropping("picker.didCancel")),
    Fault(
      "picker-dismisses-first", "the picker is gone before its delegate is told",
      source: "classic", shownBy: "R-PK-6", "R-PK-3",
      twists: .swapping("picker.didCancel", "picker.dismissed")),
    Fault(
      "second-dismiss-closes-the-form",
      "the delegate dismisses once more, and that closes the form",
      source: "T0-1-20e", shownBy: "R-MO-2", "R-PK-3", "R-PK-6", "listing-1.20", "listing-1.22",
      twists: .also("form.cancel", after: "picker.choose") { $0.tells("picker.dismissed") },
      .also("form.cancel", after: "picker.cancel")),
    Fault(
      "second-cancel", "a second tap on Cancel is carried out",
      source: "T0-1-20e", shownBy: "R-MO-2", twists: .accepting("picker.cancel")),
    Fault(
      "cancelled-import-empties", "cancelling the picker empties the form",
      source: "classic", shownBy: "listing-1.22",
      twists: .noting("cancelled", on: "picker.cancel"),
      .seeing("form.fields") { fields, inside in
        inside["cancelled"] == true ? fields.each { _ in [:] } : fields
      }),
    Fault(
      "chooses-the-unlisted", "a person who is not listed can be chosen",
      source: "classic", twists: .accepting("picker.choose")),
    Fault(
      "value-without-a-card", "a value can be chosen while no card is open",
      source: "R-PK-8", shownBy: "R-PK-8", twists: .accepting("picker.chooseValue")),
    Fault(
      "import-does-not", "choosing a person changes nothing in the form",
      source: "classic", shownBy: "listing-1.20",
      twists: .stale("form.fields", after: "picker.choose", "picker.chooseValue")),
    Fault(
      "null-in-the-name", "a missing part of the name is written as (null)",
      source: "T0-1-20a", shownBy: "departure-1.20-name",
      twists: .naming { person, name in
        let parts = ["firstName", "lastName"].map { person[$0]?.string ?? "(null)" }
        return person["organization"]?.string ?? parts.joined(separator: " ")
      }),
    Fault(
      "name-from-the-organization-alone", "the fallback to the personal name never runs",
      source: "T0-1-20a", shownBy: "departure-1.20-name", "listing-1.20",
      twists: .naming { person, _ in person["organization"]?.string ?? "" }),
    Fault(
      "named-after-the-employer", "a friend with a job becomes the employer",
      source: "T0-1-20b", shownBy: "departure-1.20-name",
      twists: .naming { person, name in person["organization"]?.string ?? name }),
    Fault(
      "company-named-after-a-person", "a company's card gives the contact person's name",
      source: "classic", shownBy: "departure-1.20-name",
      twists: .naming { person, name in
        let parts = ["firstName", "lastName"].compactMap { person[$0]?.string }
        return parts.isEmpty ? name : parts.joined(separator: " ")
      }),
    Fault(
      "nameless-stays-nameless", "a card without name and organization gives no name",
      source: "classic", shownBy: "departure-1.20-name",
      twists: .naming { person, name in
        let parts = ["firstName", "lastName", "organization"].compactMap { person[$0]?.string }
        return parts.isEmpty ? "" : name
      }),
    Fault(
      "old-address-stays", "fields that the contact does not have are left standing",
      source: "T0-1-20d", shownBy: "departure-1.20-address",
      twists: .around("picker.choose") { intent, inside in
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
    Fault(
      "first-address-taken", "of several addresses the first is taken without asking",
      source: "T0-1-20d", shownBy: "departure-1.20-several",
      twists: .around("picker.choose") { intent, inside in
        var reply = try await inside.perform(intent)
        let card = try? await inside.observe("picker.card")
        guard let value = card?["values"]?.array?.first else { return reply }
        reply.append(try await inside.perform("picker.chooseValue", value))
        return reply
      }),
    Fault(
      "wrong-address-taken", "whichever address is tapped, the first lands in the form",
      source: "T0-1-20d", shownBy: "departure-1.20-several",
      twists: .around("picker.chooseValue") { intent, inside in
        let card = try? await inside.observe("picker.card")
        return try await inside.perform(
          intent.action, card?["values"]?.array?.first ?? intent.arguments)
      }),
    Fault(
      "value-unheard", "a tap on an address is answered with no and nothing else",
      source: "T0-1-21", shownBy: "listing-1.21",
      twists: .ignoring("picker.chooseValue", telling: .init("picker.didSelectValue"))),
    Fault(
      "card-shows-all", "the card shows every property, not the addresses alone",
      source: "R-PK-9", shownBy: "R-PK-9", "departure-1.20-several",
      twists: .showing("picker.card", "values") { values in
        values.adding([["property": "firstName", "label": "", "text": "Anna", "identifier": -1]])
      }),
    Fault(
      "street-of-several-lines", "a street of several lines goes into a field of one line",
      source: "T0-1-20d", shownBy: "listing-1.20",
      twists: .showing("form.fields", "street") { street in
        .string((street.string ?? "").split(separator: ", ").joined(separator: "\n"))
      }),
    Fault(
      "back-chooses", "going back from the card chooses the person",
      source: "R-PK-7", shownBy: "R-PK-7",
      twists: .instead(of: "picker.back", "picker.cancel")),
    Fault(
      "import-is-typing", "what the import wrote is offered as Undo Typing",
      source: "R-UN-43", shownBy: "R-UN-43",
      twists: .noting("imported", on: "picker.choose"),
      .seeing("screen.front") { screen, inside in
        guard inside["imported"] == true else { return screen }
        let buttons: JSONValue = ["Undo Typing", "Cancel"]
        return screen.setting("alert", ["title": "", "message": "", "buttons": buttons])
      }),
    Fault(
      "import-renames-the-contact", "editing an imported hotel edits the contact",
      source: "classic", shownBy: "R-PK-20",
      twists: .around("form.save") { intent, inside in
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

extension Twist {
  /// Names the hotel by another rule: what the rule makes of the person chosen and of the right name.
  fileprivate static func naming(
    _ rule: @escaping @Sendable (JSONValue, String) -> String
  ) -> Twist {
    var twist = Twist.around("picker.choose") { intent, inside in
      let people = try await inside.observe("addressBook.people").array ?? []
      inside["chosen"] = people.first { $0["id"] == intent.arguments["person"] }
      return try await inside.perform(intent)
    }
    twist.observing = { query, inside in
      let value = try await inside.observe(query)
      guard query == "form.fields", let person = inside["chosen"] else { return value }
      return value.changing("name") { .string(rule(person, $0.string ?? "")) }
    }
    return twist
  }
}
