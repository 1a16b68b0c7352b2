import Conformance
import JSON

extension MutantCatalogue {
  /// Front ends that return one thing wrongly, whatever is asked of them.
  static let answers: [Mutant] = addressBookAnswers + screenAnswers + undoAnswers

  private static let addressBookAnswers: [Mutant] = [
    Mutant(
      "list-without-entries", "a list of values shows no entries", source: "R-AB-41",
      mutations: .showing("multiValue.entries") { _ in [] }),
    Mutant(
      "list-of-no-type", "a list has the invalid type", source: "R-AB-38",
      mutations: .showing("multiValue.type") { _ in "invalid" }),
    Mutant(
      "records-without-name", "a record has no name", source: "R-AB-50",
      mutations: .showing("book.records", "name") { $0.isNull ? "No Name" : nil }),
    Mutant(
      "records-by-other-format", "every name is written the other way round", source: "R-AB-51",
      mutations: .showing("book.records", "format") {
        $0 == "firstNameFirst" ? "lastNameFirst" : "firstNameFirst"
      }),
    Mutant(
      "records-without-phone", "a record shows no telephone numbers", source: "R-AB-40",
      mutations: .showing("book.records", "values") { $0.without("phone") }),
    Mutant(
      "records-with-all-values", "what has no value reads as something", source: "R-AB-23",
      mutations: .showing("book.records", "values") { values in
        var values = values
        for name in ["lastName", "note", "email"] where values[name] == nil {
          values = values.setting(name, "(null)")
        }
        return values
      }),
    Mutant(
      "drafts-unread", "a record that is in no address book shows no values", source: "R-AB-10",
      mutations: .showing("book.records") { records in
        records.each { $0["book"]?.isNull == true ? $0.setting("values", [:]) : $0 }
      }),
    Mutant(
      "records-with-id-0", "a record that is not saved has the id 0", source: "R-AB-14",
      mutations: .showing("book.records", "id") { $0 == -1 ? 0 : $0 }),
    Mutant(
      "records-with-picture", "every record has a picture", source: "R-AB-65",
      mutations: .showing("book.records", "hasPicture") { _ in true }),
    Mutant(
      "always-clean", "a working copy never has unsaved changes", source: "R-AB-4",
      mutations: .showing("book.copies", "unsaved") { _ in false }),
    Mutant(
      "always-dirty", "a working copy always has unsaved changes", source: "R-AB-4",
      mutations: .showing("book.copies", "unsaved") { _ in true }),
    Mutant(
      "no-groups", "a working copy lists no groups", source: "R-AB-54",
      mutations: .showing("book.groups.list") { _ in [] }),
    Mutant(
      "linked-with-nobody", "a person is not linked with itself", source: "R-AB-61",
      mutations: .showing("book.links.list", "linked") { _ in [] }),
    Mutant(
      "other-codes", "every number of the platform is another one", source: "R-AB-20",
      mutations: .showing("book.codes.list") { codes in
        .object((codes.members ?? []).map { JSONMember($0.name, 99) })
      }),
    Mutant(
      "properties-of-no-type", "every property has the invalid type", source: "R-AB-21",
      mutations: .showing("book.properties", "type") { _ in "invalid" }),
    Mutant(
      "properties-by-key", "a property is shown as its key", source: "R-AB-49",
      mutations: .showing("book.properties") { properties in
        properties.each { $0.setting("shown", $0["property"] ?? nil) }
      }),
    Mutant(
      "access-unknown", "every state of access is told as another", source: "R-AB-70",
      mutations: .showing("contactAccess.state") { $0 == "restricted" ? "denied" : "restricted" }),
    Mutant(
      "nothing-found-told-as-someone", "a search that finds nobody returns a name",
      source: "R-AB-53",
      mutations: .retelling("book.answered") { details in
        details.changing("answer") { $0 == "" ? "BEGIN:VCARD" : $0 }
      }),
    Mutant(
      "contacts-without-phone", "another app sees no telephone numbers and no job titles",
      source: "R-PV-8",
      mutations: .showing("addressBook.people") { people in
        people.each { $0.without("phone").without("jobTitle") }
      }),
  ]

  private static let screenAnswers: [Mutant] = [
    Mutant(
      "other-bars", "a bar shows the buttons that it has not", source: "R-MO-23",
      mutations: .showing("screen.front", "bar") { bar in
        bar.array?.isEmpty == true ? [["side": "right", "title": "Done"]] : []
      }),
    Mutant(
      "under-the-trip", "every screen lies over the first one", source: "R-PV-1",
      mutations: .showing("screen.front", "under") { _ in ["trip"] }),
    Mutant(
      "other-transition", "a screen that slides up is said to dissolve", source: "R-MO-7",
      mutations: .showing("screens.levels", "transition") {
        $0 == "coverVertical" ? "crossDissolve" : $0
      }),
    Mutant(
      "pop-without-end", "a screen that is popped is not told that it did disappear",
      source: "R-MO-16",
      mutations: .telling(during: "screens.pop") { events in
        events.filter { !$0.type.hasSuffix(".didDisappear") }
      }),
    Mutant(
      "front-unloaded", "the screen in front is unloaded when memory runs low", source: "R-MO-20",
      mutations: .adding(Event("b.didUnload"), to: "device.memoryWarning")),
    Mutant(
      "map-at-save", "the map is rebuilt at Save and under the form", source: "R-GE-9",
      mutations: .adding(Event("map.refreshed", ["pins": 0]), to: "form.save"),
      .adding(Event("map.refreshed", ["pins": 0]), to: "hotels.add")),
    Mutant(
      "form-with-a-name", "an empty form for a new person shows a name", source: "R-NP-2",
      mutations: .showing("newPerson.person") {
        $0["name"]?.isBlank ?? true ? $0.setting("name", "No Name") : $0
      }),
    Mutant(
      "card-without-values", "a person's card shows no values", source: "R-PV-2",
      mutations: .showing("personCard.card", "values") { _ in [] }),
    Mutant(
      "card-with-highlight", "a person's card highlights what nobody asked for", source: "R-PV-5",
      mutations: .showing("personCard.card") {
        $0["highlighted"]?.isNull ?? true ? $0.setting("highlighted", "phone") : $0
      }),
    Mutant(
      "card-without-buttons", "a person's card offers nothing", source: "R-PV-4",
      mutations: .showing("personCard.actions.offered") { _ in [] }),
    Mutant(
      "other-linked-people", "linked people are shown where the client does not want them",
      source: "R-PV-4",
      mutations: .showing("personCard.linked.people") { $0.array?.isEmpty == true ? ["Katie"] : [] }
    ),
    Mutant(
      "unknown-without-offers", "an unknown person's card offers nothing", source: "R-PV-9",
      mutations: .showing("unknownPerson.card", "offers") { _ in [] }),
    Mutant(
      "unknown-acts-after-no", "the default action runs though the client says no",
      source: "R-PV-13",
      mutations: .adding(Event("defaultAction.performed"), to: "unknownPerson.tap")),
    Mutant(
      "unknown-stores-the-alternate-name", "the alternate name is stored as a nickname",
      source: "R-PV-10",
      mutations: .showing("client.handed") {
        $0.isNull ? $0 : $0.setting("nickname", "Missed caller")
      }),
    Mutant(
      "dismissal-told-as-end", "a card that the client takes away tells of an end",
      source: "R-PV-12",
      mutations: .adding(Event("unknownPerson.didResolve"), to: "client.dismiss")),
  ]

  private static let undoAnswers: [Mutant] = [
    Mutant(
      "other-undo", "something to undo is said to be nothing, and the other way round",
      source: "R-UN-18", mutations: .showing("undoManager.state", "canUndo") { .bool($0 != true) }),
    Mutant(
      "one-group-more", "one group more is said to be open", source: "R-UN-2",
      mutations: .showing("undoManager.state", "level") { .integer(($0.integer ?? 0) + 1) }),
    Mutant(
      "untitled-undo", "every title and every empty name is a question mark", source: "R-UN-24",
      mutations: .showing("undoManager.state", "undoTitle") { _ in "?" },
      .showing("undoManager.state", "redoTitle") { _ in "?" },
      .showing("undoManager.state", "undoName") { $0 == "" ? "?" : $0 }),
    Mutant(
      "registration-disabled", "registration is said to be disabled", source: "R-UN-26",
      mutations: .showing("undoManager.state", "enabled") { _ in false }),
    Mutant(
      "documents-lost", "every document reads as a question mark", source: "R-UN-13",
      mutations: .showing("undoManager.documents") { documents in
        .object((documents.members ?? []).map { JSONMember($0.name, "?") })
      }),
    Mutant(
      "checkpoint-for-nothing", "the end of an event is told where no group is open",
      source: "R-UN-34",
      mutations: .adding(Event("undoManager.checkpoint"), to: "undoManager.endEvent")),
  ]
}
