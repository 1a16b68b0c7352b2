import Conformance
import JSON

extension MutantCatalogue {
  /// The new-person form, and what of a hotel lands in the address book.
  static let exporting: [Mutant] = [
    Mutant(
      "prefill-dropped", "the new-person form opens empty",
      source: "B-02", shownBy: "R-NP-2", "B-02",
      mutations: .showing("newPerson.person") { _ in [:] }),
    Mutant(
      "new-person-uncontained",
      "the new-person form is presented without a container for its buttons",
      source: "B-04", shownBy: "R-NP-1",
      mutations: .screen("newPerson", "container") { _ in "none" }),
    Mutant(
      "stored-before-asking", "the record is stored before the user is asked",
      source: "T0-1-24b", shownBy: "departure-1.24-draft",
      mutations: .around("form.saveToContacts") { intent, inside in
        var reply = try await inside.perform(intent)
        let draft = try await inside.observe("newPerson.person")
        _ = try await inside.perform("addressBook.add", ["person": draft.draft])
        reply.events.append(Event("addressBook.saved"))
        return reply
      }),
    Mutant(
      "cancel-stores", "Cancel in the new-person form stores the record",
      source: "T0-1-24b", shownBy: "departure-1.24-draft", "R-NP-7",
      mutations: .instead(of: "newPerson.cancel", "newPerson.save")),
    Mutant(
      "store-does-not", "Save in the new-person form stores nothing",
      source: "classic", shownBy: "R-NP-5", "R-NP-6",
      mutations: .instead(of: "newPerson.save", "newPerson.cancel")),
    Mutant(
      "told-before-stored", "the delegate is told before the record is stored",
      source: "R-NP-6", shownBy: "R-NP-6",
      mutations: .telling(during: "newPerson.save") { events in
        events.filter { $0.type != "addressBook.saved" }
          + events.filter { $0.type == "addressBook.saved" }
      },
      .renaming("newPerson.didComplete", to: "newPerson.didComplete")),
    Mutant(
      "cancel-looks-like-save", "the delegate is told of a person on Cancel",
      source: "T0-1-23", shownBy: "R-NP-5", "R-NP-7",
      mutations: .retelling("newPerson.didComplete", during: "newPerson.cancel") {
        $0.setting("name", "The Parent's Inn")
      }),
    Mutant(
      "save-looks-like-cancel", "the delegate is told of nobody on Save",
      source: "T0-1-23", shownBy: "R-NP-5",
      mutations: .retelling("newPerson.didComplete", during: "newPerson.save") {
        $0.setting("name", .null)
      }),
    Mutant(
      "new-person-told-twice", "the new-person form tells its delegate twice",
      source: "R-NP-5", shownBy: "R-NP-5", mutations: .doubling("newPerson.didComplete")),
    Mutant(
      "new-person-untold", "the new-person form never tells its delegate",
      source: "B-05", shownBy: "R-NP-5", mutations: .dropping("newPerson.didComplete")),
    Mutant(
      "new-person-closes-the-form", "ending the new-person form ends the form beneath it",
      source: "classic", shownBy: "R-NP-5",
      mutations: .also("form.cancel", after: "newPerson.save"),
      .also("form.cancel", after: "newPerson.cancel")),
    Mutant(
      "additions-lost", "what the user adds in the new-person form is not stored",
      source: "classic", shownBy: "R-NP-2", mutations: .ignoring("newPerson.enter")),
    Mutant(
      "hotel-as-surname", "organization and last name both hold the hotel's name",
      source: "T0-1-24a", shownBy: "departure-1.24-kind",
      mutations: .people { person in
        person.setting("lastName", person["organization"] ?? .null).setting("kind", .null)
      }),
    Mutant(
      "kind-of-a-person", "an exported hotel is a person",
      source: "T0-1-24a", shownBy: "departure-1.24-kind",
      mutations: .people { $0.setting("kind", .null) }),
    Mutant(
      "labelled-home", "the hotel's address is labelled home",
      source: "T0-1-24f", shownBy: "departure-1.24-kind",
      mutations: .people { $0.changing("address") { $0.each { $0.setting("label", "home") } } }),
    Mutant(
      "blank-parts-stored", "blank parts of the address are stored",
      source: "T0-1-24c", shownBy: "departure-1.24-blank",
      mutations: .people { person in
        let keys = ["Street", "City", "State", "ZIP"]
        let entry = person["address"]?.array?.first ?? ["label": "work", "value": [:]]
        let parts = entry["value"] ?? [:]
        let all = JSONValue.object(keys.map { JSONMember($0, parts[$0] ?? "") })
        return person.setting("address", [entry.setting("value", all)])
      }),
    Mutant(
      "another-record", "each export adds another record",
      source: "T0-1-24b", shownBy: "departure-1.24-again", "R-NP-8",
      mutations: .around("form.saveToContacts") { intent, inside in
        for person in try await inside.observe("addressBook.people").array ?? [] {
          _ = try await inside.perform("addressBook.add", ["person": person.draft])
        }
        return try await inside.perform(intent)
      }),
    Mutant(
      "export-overwrites", "exporting again costs what the user added to the record",
      source: "R-NP-8", shownBy: "departure-1.24-again",
      mutations: .around("form.saveToContacts") { intent, inside in
        let people = try await inside.observe("addressBook.people").array ?? []
        if !people.isEmpty { inside["again"] = true }
        return try await inside.perform(intent)
      },
      .seeing("addressBook.people") { people, inside in
        inside["again"] == true ? people.each { $0.without("phone") } : people
      }),
    Mutant(
      "cancelled-export-updates", "a cancelled second export updates the record",
      source: "R-NP-7", shownBy: "departure-1.24-again",
      mutations: .around("newPerson.cancel") { intent, inside in
        let people = try await inside.observe("addressBook.people").array ?? []
        return try await inside.perform(people.isEmpty ? intent : Intent("newPerson.save"))
      }),
    Mutant(
      "deleted-record-lost", "a hotel whose record was deleted cannot be exported again",
      source: "R-AB-8", shownBy: "R-AB-8",
      mutations: .noting("deleted", on: "addressBook.delete"),
      .around("newPerson.save") { intent, inside in
        try await inside.perform(
          inside["deleted"] == true ? Intent("newPerson.cancel") : intent)
      }),
    Mutant(
      "refused-save-looks-like-success",
      "a save that fails ends the form as if nothing had happened",
      source: "T0-1-24d", shownBy: "departure-1.24-errors",
      mutations: .around("newPerson.save") { intent, inside in
        var reply = try await inside.perform(intent)
        guard reply.tells("addressBook.saveFailed") else { return reply }
        reply.append(try await inside.perform("alert.choose", ["button": "OK"]))
        reply.append(try await inside.perform("newPerson.cancel"))
        return reply
      }),
    Mutant(
      "refused-save-untold", "a save that fails is not told, and the form stays",
      source: "T0-1-24d", shownBy: "departure-1.24-errors",
      mutations: .around("newPerson.save") { intent, inside in
        let reply = try await inside.perform(intent)
        guard reply.tells("addressBook.saveFailed") else { return reply }
        _ = try await inside.perform("alert.choose", ["button": "OK"])
        return reply
      }),
    Mutant(
      "refused-save-for-ever", "after a save that failed none succeeds",
      source: "classic", shownBy: "departure-1.24-errors",
      mutations: .ignoring("failures.addressBook.stop")),
  ]
}

extension Mutation {
  /// Stores people otherwise: another app finds them changed.
  static func people(_ change: @escaping @Sendable (JSONValue) -> JSONValue) -> Mutation {
    .showing("addressBook.people") { $0.each(change) }
  }
}
