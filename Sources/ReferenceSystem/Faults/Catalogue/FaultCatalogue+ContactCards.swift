import Conformance
import JSON

extension FaultCatalogue {
  /// The new-person form and the cards of known and unknown people, as a client program uses them.
  static let contactCards: [Fault] = [
    Fault(
      "form-without-exit", "the form stands without a container, and nobody can leave it",
      source: "B-04", shownBy: "B-04", "R-NP-1",
      twists: .accepting("client.newPerson.open"), .accepting("client.unknownPerson.open")),
    Fault(
      "parent-group-ignored", "the new person does not join the parent group",
      source: "R-NP-4", shownBy: "R-NP-4",
      twists: .altering("client.newPerson.open") { $0.without("group") }),
    Fault(
      "pending-changes-left", "Save in the form leaves the other pending changes pending",
      source: "T0-1-24g", shownBy: "R-NP-6",
      twists: .noting("pending", on: "client.addressBook.add", "client.addressBook.enter"),
      .seeing("client.addressBook.state") { state, inside in
        inside["pending"] == true ? state.setting("unsaved", true) : state
      }),
    Fault(
      "cancel-saves-pending", "Cancel in the form saves what is pending",
      source: "R-NP-7", shownBy: "R-NP-7",
      twists: .also("client.addressBook.save", after: "newPerson.cancel")),
    Fault(
      "person-saved-twice", "a second tap on Save is carried out",
      source: "R-NP-5", shownBy: "R-NP-5", twists: .accepting("newPerson.save")),
    Fault(
      "stored-person-doubled", "a form that updates a stored person stores another",
      source: "R-NP-8", shownBy: "R-NP-8",
      twists: .instead(of: "newPerson.updating.start", "newPerson.duplicating.start")),
    Fault(
      "stored-person-overwritten", "a form that stores another person updates the one there is",
      source: "R-NP-8", shownBy: "R-NP-8",
      twists: .instead(of: "newPerson.duplicating.start", "newPerson.updating.start")),
    Fault(
      "deletion-is-a-cancel", "deleting the contact inside its editor is told as a cancel",
      source: "B-05", shownBy: "B-05",
      twists: .renaming("newPerson.didDelete", to: "newPerson.didComplete")),
    Fault(
      "deletion-untold", "deleting the contact inside its editor never ends the form",
      source: "B-05", shownBy: "B-05", twists: .dropping("newPerson.didDelete")),
    Fault(
      "form-after-deletion", "after the deletion Save and Cancel still work",
      source: "B-05", shownBy: "B-05",
      twists: .accepting("newPerson.save"), .accepting("newPerson.cancel")),
    Fault(
      "card-uncontained", "the card is shown without a container",
      source: "R-PV-1", shownBy: "R-PV-1", twists: .accepting("client.personCard.open")),
    Fault(
      "card-highlights-nothing", "no value is highlighted",
      source: "R-PV-5", shownBy: "R-PV-5",
      twists: .altering("client.personCard.open") { $0.without("highlighted") }),
    Fault(
      "card-asks-nobody", "a tap on a value runs its default action unasked",
      source: "R-PV-6", shownBy: "R-PV-6",
      twists: .telling { events in
        events.filter { !$0.type.hasPrefix("personCard.should") }
      }),
    Fault(
      "card-runs-nothing", "a tap on a value runs nothing",
      source: "R-PV-6", shownBy: "R-PV-6", "R-PV-13",
      twists: .dropping("defaultAction.performed")),
    Fault(
      "edit-always", "the card has an Edit button where the client allows none",
      source: "R-PV-3", shownBy: "R-PV-3",
      twists: .altering("client.personCard.open") { $0.setting("allowsEditing", true) }),
    Fault(
      "edits-at-once", "edits are stored before editing ends",
      source: "R-PV-3", shownBy: "R-PV-3",
      twists: .adding(.init("addressBook.saved"), to: "personCard.enter")),
    Fault(
      "done-does-not", "Done ends editing and stores nothing",
      source: "R-PV-3", shownBy: "R-PV-3",
      twists: .instead(of: "personCard.done", "personCard.cancel")),
    Fault(
      "cancel-editing-does-not", "Cancel does nothing in the first session",
      source: "B-03", shownBy: "B-03", twists: .ignoring("personCard.cancel")),
    Fault(
      "cancel-editing-saves", "Cancel keeps the edits",
      source: "B-03", shownBy: "B-03",
      twists: .around("personCard.cancel") { intent, inside in
        let reply = try await inside.perform("personCard.done")
        return reply.outcome == .done ? reply : try await inside.perform(intent)
      }),
    Fault(
      "done-always-enabled", "Done is enabled without a change",
      source: "B-03", shownBy: "B-03",
      twists: .showing("screen.front", "bar") { $0.each { $0.setting("enabled", true) } }),
    Fault(
      "draft-not-editable", "a person who is in no address book cannot be edited",
      source: "R-CN-28", shownBy: "R-CN-28", twists: .refusing("personCard.edit")),
    Fault(
      "alternate-name-ignored", "the alternate name is not shown",
      source: "R-PV-10", shownBy: "R-PV-10",
      twists: .showing("unknownPerson.card", "name") { _ in .null }),
    Fault(
      "message-not-shown", "the message is not shown",
      source: "R-PV-10", shownBy: "R-PV-10",
      twists: .showing("unknownPerson.card", "message") { _ in .null }),
    Fault(
      "adding-always-offered", "creating and adding are offered where the client allows neither",
      source: "R-PV-9", shownBy: "R-PV-9",
      twists: .altering("client.unknownPerson.open") { $0.setting("allowsAdding", true) }),
    Fault(
      "creates-unoffered", "what is not offered is carried out",
      source: "R-PV-9", shownBy: "R-PV-9",
      twists: .accepting("unknownPerson.createNew"),
      .accepting("unknownPerson.addToExisting")),
    Fault(
      "merge-replaces", "adding to somebody replaces what is there",
      source: "R-PV-8", shownBy: "R-PV-8",
      twists: .noting("merged", on: "unknownPerson.addToExisting"),
      .seeing("addressBook.people") { people, inside in
        guard inside["merged"] == true else { return people }
        return people.each { person in
          person.changing("phone") { .array(Array(($0.array ?? []).suffix(1))) }
            .setting("firstName", "Unknown")
        }
      }),
    Fault(
      "merge-doubles", "adding to somebody doubles what is there already",
      source: "R-PV-8", shownBy: "R-PV-8",
      twists: .noting("merged", on: "unknownPerson.addToExisting"),
      .seeing("addressBook.people") { people, inside in
        guard inside["merged"] == true else { return people }
        return people.each { person in
          person.changing("email") { $0.adding($0.array ?? []) }
            .changing("phone") { $0.adding($0.array ?? []) }
        }
      }),
    Fault(
      "resolved-twice", "the unknown person's card tells its client twice",
      source: "R-PV-11", shownBy: "R-PV-11", twists: .doubling("unknownPerson.didResolve")),
    Fault(
      "resolved-to-nobody", "the client is told of nobody where somebody was stored",
      source: "R-PV-11", shownBy: "R-PV-11",
      twists: .retelling("unknownPerson.didResolve") { $0.setting("name", .null) }),
    Fault(
      "resolves-after-the-end", "after its end the card can be used once more",
      source: "R-PV-11", shownBy: "R-PV-11",
      twists: .accepting("unknownPerson.createNew"), .accepting("unknownPerson.cancel")),
    Fault(
      "shown-is-stored", "a person who is shown is stored",
      source: "R-PV-12", shownBy: "R-PV-12",
      twists: .instead(of: "unknownPerson.cancel", "unknownPerson.createNew")),
    Fault(
      "tap-stops-without-an-answer",
      "a client that does not answer keeps the default action from running",
      source: "R-PV-13", shownBy: "R-PV-13", twists: .dropping("defaultAction.performed")),
    Fault(
      "save-failure-ends-the-form",
      "a save or a deletion that fails is told as if it had succeeded",
      source: "T0-1-24d", shownBy: "R-AB-5", "departure-1.24-errors", "B-05",
      twists: .tellingOfFailures([
        "newPerson.save": "newPerson.didComplete", "newPerson.delete": "newPerson.didDelete",
        "unknownPerson.createNew": "unknownPerson.didResolve",
        "unknownPerson.addToExisting": "unknownPerson.didResolve",
      ])),
    Fault(
      "save-failure-forgets", "a save that fails costs what the client had pending",
      source: "R-AB-5",
      twists: .noting("fails", on: "failures.addressBook.start"),
      .seeing("client.addressBook.state") { state, inside in
        inside["fails"] == true ? state.setting("unsaved", false) : state
      }),
    Fault(
      "card-save-failure-untold", "a save that fails is not told to the user",
      source: "T0-1-24d", shownBy: "departure-1.24-errors",
      twists: .showing("screen.front", "alert") { _ in .null }),
  ]
}

extension Twist {
  /// Tells the client of the end of an action, by name, whose save has failed.
  fileprivate static func tellingOfFailures(_ ends: [String: String]) -> Twist {
    var twist = Twist()
    twist.telling = { events, action in
      guard let end = ends[action], events.contains(where: { $0.type == "addressBook.saveFailed" })
      else { return events }
      return events + [Event(end, ["name": .null])]
    }
    return twist
  }
}
