import Conformance
import JSON

extension FaultCatalogue {
  /// The new-person form, and what of a hotel lands in the address book.
  static let exporting: [Fault] = [
    Fault(
      "prefill-dropped", "the new-person form opens empty",
      source: "B-02", shownBy: "R-NP-2", "B-02",
      twists: .showing("newPerson.person") { _ in [:] }),
    Fault(
      "new-person-uncontained",
      "the new-person form is presented without a container for its buttons",
      source: "B-04", shownBy: "R-NP-1",
      twists: .screen("newPerson", "container") { _ in "none" }),
    Fault(
      "stored-before-asking", "the record is stored before the user is asked",
      source: "T0-1-24b", shownBy: "departure-1.24-draft",
      twists: .around("form.saveToContacts") { intent, inside in
        var reply = try await inside.perform(intent)
        let draft = try await inside.observe("newPerson.person")
        _ = try await inside.perform("addressBook.add", ["person": draft.draft])
        reply.events.append(Event("addressBook.saved"))
        return reply
      }),
    Fault(
      "cancel-stores", "Cancel in the new-person form stores the record",
      source: "T0-1-24b", shownBy: "departure-1.24-draft", "R-NP-7",
      twists: .instead(of: "newPerson.cancel", "newPerson.save")),
    Fault(
      "store-does-not", "Save in the new-person form stores nothing",
      source: "classic", shownBy: "R-NP-5", "R-NP-6",
      twists: .instead(of: "newPerson.save", "newPerson.cancel")),
    Fault(
      "told-before-stored", "the delegate is told before the record is stored",
      source: "R-NP-6", shownBy: "R-NP-6",
      twists: .telling(during: "newPerson.save") { events in
        events.filter { $0.type != "addressBook.saved" }
          + events.filter { $0.type == "addressBook.saved" }
      },
      .renaming("newPerson.didComplete", to: "newPerson.didComplete")),
    Fault(
      "cancel-looks-like-save", "the delegate is told of a person on Cancel",
      source: "T0-1-23", shownBy: "R-NP-5", "R-NP-7",
      twists: .retelling("newPerson.didComplete", during: "newPerson.cancel") {
        $0.setting("name", "The Parent's Inn")
      }),
    Fault(
      "save-looks-like-cancel", "the delegate is told of nobody on Save",
      source: "T0-1-23", shownBy: "R-NP-5",
      twists: .retelling("newPerson.didComplete", during: "newPerson.save") {
        $0.setting("name", .null)
      }),
    Fault(
      "new-person-told-twice", "the new-person form tells its delegate twice",
      source: "R-NP-5", shownBy: "R-NP-5", twists: .doubling("newPerson.didComplete")),
    Fault(
      "new-person-untold", "the new-person form never tells its delegate",
      source: "B-05", shownBy: "R-NP-5", twists: .dropping("newPerson.didComplete")),
    Fault(
      "new-person-closes-the-form", "ending the new-person form ends the form beneath it",
      source: "classic", shownBy: "R-NP-5",
      twists: .also("form.cancel", after: "newPerson.save"),
      .also("form.cancel", after: "newPerson.cancel")),
    Fault(
      "additions-lost", "what the user adds in the new-person form is not stored",
      source: "classic", shownBy: "R-NP-2", twists: .ignoring("newPerson.enter")),
    Fault(
      "hotel-as-surname", "organization and last name both hold the hotel's name",
      source: "T0-1-24a", shownBy: "departure-1.24-kind",
      twists: .people { person in
        person.setting("lastName", person["organization"] ?? .null).setting("kind", .null)
      }),
    Fault(
      "kind-of-a-person", "an exported hotel is a person",
      source: "T0-1-24a", shownBy: "departure-1.24-kind",
      twists: .people { $0.setting("kind", .null) }),
    Fault(
      "labelled-home", "the hotel's address is labelled home",
      source: "T0-1-24f", shownBy: "departure-1.24-kind",
      twists: .people { $0.changing("address") { $0.each { $0.setting("label", "home") } } }),
    Fault(
      "blank-parts-stored", "blank parts of the address are stored",
      source: "T0-1-24c", shownBy: "departure-1.24-blank",
      twists: .people { person in
        let keys = ["Street", "City", "State", "ZIP"]
        let entry = person["address"]?.array?.first ?? ["label": "work", "value": [:]]
        let parts = entry["value"] ?? [:]
        let all = JSONValue.object(keys.map { JSONMember($0, parts[$0] ?? "") })
        return person.setting("address", [entry.setting("value", all)])
      }),
    Fault(
      "another-record", "each export adds another record",
      source: "T0-1-24b", shownBy: "departure-1.24-again", "R-NP-8",
      twists: .around("form.saveToContacts") { intent, inside in
        for person in try await inside.observe("addressBook.people").array ?? [] {
          _ = try await inside.perform("addressBook.add", ["person": person.draft])
        }
        return try await inside.perform(intent)
      }),
    Fault(
      "export-overwrites", "exporting again costs what the user added to the record",
      source: "R-NP-8", shownBy: "departure-1.24-again",
      twists: .around("form.saveToContacts") { intent, inside in
        let people = try await inside.observe("addressBook.people").array ?? []
        if !people.isEmpty { inside["again"] = true }
        return try await inside.perform(intent)
      },
      .seeing("addressBook.people") { people, inside in
        inside["again"] == true ? people.each { $0.without("phone") } : people
      }),
    Fault(
      "cancelled-export-updates", "a cancelled second export updates the record",
      source: "R-NP-7", shownBy: "departure-1.24-again",
      twists: .around("newPerson.cancel") { intent, inside in
        let people = try await inside.observe("addressBook.people").array ?? []
        return try await inside.perform(people.isEmpty ? intent : Intent("newPerson.save"))
      }),
    Fault(
      "deleted-record-lost", "a hotel whose record was deleted cannot be exported again",
      source: "R-AB-8", shownBy: "R-AB-8",
      twists: .noting("deleted", on: "addressBook.delete"),
      .around("newPerson.save") { intent, inside in
        try await inside.perform(
          inside["deleted"] == true ? Intent("newPerson.cancel") : intent)
      }),
    Fault(
      "refused-save-looks-like-success",
      "a save that fails ends the form as if nothing had happened",
      source: "T0-1-24d", shownBy: "departure-1.24-errors",
      twists: .around("newPerson.save") { intent, inside in
        var reply = try await inside.perform(intent)
        guard reply.tells("addressBook.saveFailed") else { return reply }
        reply.append(try await inside.perform("alert.choose", ["button": "OK"]))
        reply.append(try await inside.perform("newPerson.cancel"))
        return reply
      }),
    Fault(
      "refused-save-untold", "a save that fails is not told, and the form stays",
      source: "T0-1-24d", shownBy: "departure-1.24-errors",
      twists: .around("newPerson.save") { intent, inside in
        let reply = try await inside.perform(intent)
        guard reply.tells("addressBook.saveFailed") else { return reply }
        _ = try await inside.perform("alert.choose", ["button": "OK"])
        return reply
      }),
    Fault(
      "refused-save-for-ever", "after a save that failed none succeeds",
      source: "classic", shownBy: "departure-1.24-errors",
      twists: .ignoring("failures.addressBook.stop")),
  ]
}

extension Twist {
  /// Stores people otherwise: another app finds them changed.
  static func people(_ change: @escaping @Sendable (JSONValue) -> JSONValue) -> Twist {
    .showing("addressBook.people") { $0.each(change) }
  }
}
