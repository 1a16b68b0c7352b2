import Conformance
import JSON

extension MutantCatalogue {
  /// The new-person form and the cards of known and unknown people, as a client program uses them.
  static let contactCards: [Mutant] = [
    Mutant(
      "form-without-exit", "the form stands without a container, and nobody can leave it",
      source: "B-04", shownBy: "B-04", "R-NP-1",
      mutations: .accepting("client.newPerson.open"), .accepting("client.unknownPerson.open")),
    Mutant(
      "parent-group-ignored", "the new person does not join the parent group",
      source: "R-NP-4", shownBy: "R-NP-4",
      mutations: .altering("client.newPerson.open") { $0.without("group") }),
    Mutant(
      "pending-changes-left", "Save in the form leaves the other pending changes pending",
      source: "T0-1-24g", shownBy: "R-NP-6",
      mutations: .noting("pending", on: "client.addressBook.add", "client.addressBook.enter"),
      .seeing("client.addressBook.state") { state, inside in
        inside["pending"] == true ? state.setting("unsaved", true) : state
      }),
    Mutant(
      "cancel-saves-pending", "Cancel in the form saves what is pending",
      source: "R-NP-7", shownBy: "R-NP-7",
      mutations: .also("client.addressBook.save", after: "newPerson.cancel")),
    Mutant(
      "person-saved-twice", "a second tap on Save is carried out",
      source: "R-NP-5", shownBy: "R-NP-5", mutations: .accepting("newPerson.save")),
    Mutant(
      "stored-person-doubled", "a form that updates a stored person stores another",
      source: "R-NP-8", shownBy: "R-NP-8",
      mutations: .instead(of: "newPerson.updating.start", "newPerson.duplicating.start")),
    Mutant(
      "stored-person-overwritten", "a form that stores another person updates the one there is",
      source: "R-NP-8", shownBy: "R-NP-8",
      mutations: .instead(of: "newPerson.duplicating.start", "newPerson.updating.start")),
    Mutant(
      "deletion-is-a-cancel", "deleting the contact inside its editor is told as a cancel",
      source: "B-05", shownBy: "B-05",
      mutations: .renaming("newPerson.didDelete", to: "newPerson.didComplete")),
    Mutant(
      "deletion-untold", "deleting the contact inside its editor never ends the form",
      source: "B-05", shownBy: "B-05", mutations: .dropping("newPerson.didDelete")),
    Mutant(
      "form-after-deletion", "after the deletion Save and Cancel still work",
      source: "B-05", shownBy: "B-05",
      mutations: .accepting("newPerson.save"), .accepting("newPerson.cancel")),
    Mutant(
      "card-uncontained", "the card is shown without a container",
      source: "R-PV-1", shownBy: "R-PV-1", mutations: .accepting("client.personCard.open")),
    Mutant(
      "card-highlights-nothing", "no value is highlighted",
      source: "R-PV-5", shownBy: "R-PV-5",
      mutations: .altering("client.personCard.open") { $0.without("highlighted") }),
    Mutant(
      "card-asks-nobody", "a tap on a value runs its default action unasked",
      source: "R-PV-6", shownBy: "R-PV-6",
      mutations: .telling { events in
        events.filter { !$0.type.hasPrefix("personCard.should") }
      }),
    Mutant(
      "card-runs-nothing", "a tap on a value runs nothing",
      source: "R-PV-6", shownBy: "R-PV-6", "R-PV-13",
      mutations: .dropping("defaultAction.performed")),
    Mutant(
      "edit-always", "the card has an Edit button where the client allows none",
      source: "R-PV-3", shownBy: "R-PV-3",
      mutations: .altering("client.personCard.open") { $0.setting("allowsEditing", true) }),
    Mutant(
      "edits-at-once", "edits are stored before editing ends",
      source: "R-PV-3", shownBy: "R-PV-3",
      mutations: .adding(.init("addressBook.saved"), to: "personCard.enter")),
    Mutant(
      "done-does-not", "Done ends editing and stores nothing",
      source: "R-PV-3", shownBy: "R-PV-3",
      mutations: .instead(of: "personCard.done", "personCard.cancel")),
    Mutant(
      "cancel-editing-does-not", "Cancel does nothing in the first session",
      source: "B-03", shownBy: "B-03", mutations: .ignoring("personCard.cancel")),
    Mutant(
      "cancel-editing-saves", "Cancel keeps the edits",
      source: "B-03", shownBy: "B-03",
      mutations: .around("personCard.cancel") { intent, inside in
        let reply = try await inside.perform("personCard.done")
        return reply.outcome == .done ? reply : try await inside.perform(intent)
      }),
    Mutant(
      "done-always-enabled", "Done is enabled without a change",
      source: "B-03", shownBy: "B-03",
      mutations: .showing("screen.front", "bar") { $0.each { $0.setting("enabled", true) } }),
    Mutant(
      "draft-not-editable", "a person who is in no address book cannot be edited",
      source: "R-CN-28", shownBy: "R-CN-28", mutations: .refusing("personCard.edit")),
    Mutant(
      "alternate-name-ignored", "the alternate name is not shown",
      source: "R-PV-10", shownBy: "R-PV-10",
      mutations: .showing("unknownPerson.card", "name") { _ in .null }),
    Mutant(
      "message-not-shown", "the message is not shown",
      source: "R-PV-10", shownBy: "R-PV-10",
      mutations: .showing("unknownPerson.card", "message") { _ in .null }),
    Mutant(
      "adding-always-offered", "creating and adding are offered where the client allows neither",
      source: "R-PV-9", shownBy: "R-PV-9",
      mutations: .altering("client.unknownPerson.open") { $0.setting("allowsAdding", true) }),
    Mutant(
      "creates-unoffered", "what is not offered is carried out",
      source: "R-PV-9", shownBy: "R-PV-9",
      mutations: .accepting("unknownPerson.createNew"),
      .accepting("unknownPerson.addToExisting")),
    Mutant(
      "merge-replaces", "adding to somebody replaces what is there",
      source: "R-PV-8", shownBy: "R-PV-8",
      mutations: .noting("merged", on: "unknownPerson.addToExisting"),
      .seeing("addressBook.people") { people, inside in
        guard inside["merged"] == true else { return people }
        return people.each { person in
          person.changing("phone") { .array(Array(($0.array ?? []).suffix(1))) }
            .setting("firstName", "Unknown")
        }
      }),
    Mutant(
      "merge-doubles", "adding to somebody doubles what is there already",
      source: "R-PV-8", shownBy: "R-PV-8",
      mutations: .noting("merged", on: "unknownPerson.addToExisting"),
      .seeing("addressBook.people") { people, inside in
        guard inside["merged"] == true else { return people }
        return people.each { person in
          person.changing("email") { $0.adding($0.array ?? []) }
            .changing("phone") { $0.adding($0.array ?? []) }
        }
      }),
    Mutant(
      "resolved-twice", "the unknown person's card tells its client twice",
      source: "R-PV-11", shownBy: "R-PV-11", mutations: .doubling("unknownPerson.didResolve")),
    Mutant(
      "resolved-to-nobody", "the client is told of nobody where somebody was stored",
      source: "R-PV-11", shownBy: "R-PV-11",
      mutations: .retelling("unknownPerson.didResolve") { $0.setting("name", .null) }),
    Mutant(
      "resolves-after-the-end", "after its end the card can be used once more",
      source: "R-PV-11", shownBy: "R-PV-11",
      mutations: .accepting("unknownPerson.createNew"), .accepting("unknownPerson.cancel")),
    Mutant(
      "shown-is-stored", "a person who is shown is stored",
      source: "R-PV-12", shownBy: "R-PV-12",
      mutations: .instead(of: "unknownPerson.cancel", "unknownPerson.createNew")),
    Mutant(
      "tap-stops-without-an-answer",
      "a client that does not answer keeps the default action from running",
      source: "R-PV-13", shownBy: "R-PV-13", mutations: .dropping("defaultAction.performed")),
    Mutant(
      "save-failure-ends-the-form",
      "a save or a deletion that fails is told as if it had succeeded",
      source: "T0-1-24d", shownBy: "R-AB-5", "departure-1.24-errors", "B-05",
      mutations: .tellingOfFailures([
        "newPerson.save": "newPerson.didComplete", "newPerson.delete": "newPerson.didDelete",
        "unknownPerson.createNew": "unknownPerson.didResolve",
        "unknownPerson.addToExisting": "unknownPerson.didResolve",
      ])),
    Mutant(
      "save-failure-forgets", "a save that fails costs what the client had pending",
      source: "R-AB-5",
      mutations: .noting("fails", on: "failures.addressBook.start"),
      .seeing("client.addressBook.state") { state, inside in
        inside["fails"] == true ? state.setting("unsaved", false) : state
      }),
    Mutant(
      "card-save-failure-untold", "a save that fails is not told to the user",
      source: "T0-1-24d", shownBy: "departure-1.24-errors",
      mutations: .showing("screen.front", "alert") { _ in .null }),
  ]
}

extension Mutation {
  /// Tells the client of the end of an action, by name, whose save has failed.
  fileprivate static func tellingOfFailures(_ ends: [String: String]) -> Mutation {
    var mutation = Mutation()
    mutation.telling = { events, action in
      guard let end = ends[action], events.contains(where: { $0.type == "addressBook.saveFailed" })
      else { return events }
      return events + [Event(end, ["name": .null])]
    }
    return mutation
  }
}
