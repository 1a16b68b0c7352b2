import Conformance
import JSON

extension MutantCatalogue {
  /// The people picker of both generations, as a client program uses it.
  static let picker: [Mutant] = [
    Mutant(
      "yes-dismisses", "yes to a person dismisses the picker",
      source: "R-PK-5", shownBy: "R-PK-3", "R-PK-5",
      mutations: .adding(.init("picker.dismissed"), after: "picker.didSelectPerson")),
    Mutant(
      "no-shows-the-card", "no to a person shows the card",
      source: "R-PK-5", shownBy: "R-PK-3",
      mutations: .around("client.answer") { intent, inside in
        let isNo = intent.arguments["person"] == false
        return try await inside.perform(
          intent.action, isNo ? ["person": true] : intent.arguments)
      }),
    Mutant(
      "yes-runs-nothing", "yes to a value runs no default action",
      source: "R-PK-4", shownBy: "R-PK-4", mutations: .dropping("defaultAction.performed")),
    Mutant(
      "no-calls", "a tap on a number calls it, whatever the client says",
      source: "B-01", shownBy: "R-PK-4",
      mutations: .adding(
        .init("defaultAction.performed", ["kind": "call"]), after: "picker.didSelectValue")),
    Mutant(
      "wrong-default-action", "an address is looked up on the web",
      source: "R-PK-4", shownBy: "R-PK-4",
      mutations: .retelling("defaultAction.performed") { action in
        action["kind"]?.string == "map" ? action.setting("kind", "open") : action
      }),
    Mutant(
      "card-after-no", "a value can be taken after a no to the person",
      source: "R-PK-8", shownBy: "R-PK-8", mutations: .accepting("picker.chooseValue")),
    Mutant(
      "displayed-properties-ignored", "the displayed properties do not limit the card",
      source: "R-PK-9", shownBy: "R-PK-9", "R-PV-2",
      mutations: .altering("client.picker.asking.open") { $0.without("displayedProperties") },
      .altering("client.personCard.open") { $0.without("displayedProperties") }),
    Mutant(
      "displayed-properties-limit-the-list",
      "who has none of the displayed properties is not listed",
      source: "R-PK-9", shownBy: "R-PK-9",
      mutations: .around("client.picker.asking.open") { intent, inside in
        inside["shows"] = intent.arguments["displayedProperties"]
        return try await inside.perform(intent)
      },
      .seeing("picker.rows") { rows, inside in
        inside["shows"] == nil ? rows : .array((rows.array ?? []).suffix(1))
      }),
    Mutant(
      "single-value-numbered", "a single value is told with an identifier of its own",
      source: "R-PK-10", shownBy: "R-PK-10", "R-PV-6",
      mutations: .telling { events in
        events.map { event in
          event.details["identifier"] == -1
            ? Event(event.type, event.details.setting("identifier", 0)) : event
        }
      }),
    Mutant(
      "value-by-index", "a value is told by its place and not by its identifier",
      source: "R-AB-31", shownBy: "R-PK-10",
      mutations: .showing("client.handed", "identifier") { _ in 0 }),
    Mutant(
      "own-address-book-ignored",
      "the picker reads an address book of its own, whatever the client sets",
      source: "R-PK-11", shownBy: "R-PK-11",
      mutations: .altering("client.picker.asking.open") { $0.without("addressBook") },
      .showing("client.handed", "addressBook") { $0.string == "client" ? "screen" : $0 }),
    Mutant(
      "picker-inside-a-container", "the picker can be put inside another navigation container",
      source: "R-PK-12", shownBy: "R-PK-12", mutations: .accepting("client.picker.asking.open")),
    Mutant(
      "search-finds-nothing", "search does not narrow the list",
      source: "classic", shownBy: "B-07", mutations: .ignoring("picker.search")),
    Mutant(
      "search-bypasses-the-predicate",
      "who was found by search opens the card, whatever the predicate says",
      source: "B-07", shownBy: "B-07",
      mutations: .noting("searched", on: "picker.search"),
      .around("picker.choose") { intent, inside in
        inside["searched"] == true ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "group-ignored", "a group does not limit the list",
      source: "classic", mutations: .ignoring("picker.showGroup")),
    Mutant(
      "groups-not-offered", "no group is offered",
      source: "classic", mutations: .showing("picker.groups") { _ in [] }),
    Mutant(
      "linked-people-twice", "people who are linked as one have a row each",
      source: "B-17", shownBy: "B-17",
      mutations: .showing("picker.rows") { rows in
        .array((rows.array ?? []).flatMap { [$0, $0] })
      }),
    Mutant(
      "search-hides-nobody-found", "a search without a hit shows everybody",
      source: "classic",
      mutations: .around("picker.search") { intent, inside in
        let reply = try await inside.perform(intent)
        if try await inside.observe("picker.rows").array?.isEmpty == true {
          _ = try await inside.perform(intent.action, ["text": ""])
        }
        return reply
      }),
    Mutant(
      "picker-asks-again", "the returning picker tells of a selection twice",
      source: "classic", shownBy: "R-PK-15", "R-CN-24",
      mutations: .doubling("picker.didSelectPerson")),
    Mutant(
      "returning-picker-stays", "the returning picker leaves its dismissal to the client",
      source: "R-PK-22", shownBy: "R-PK-15", "R-PK-22", "R-CN-24",
      mutations: .dropping("picker.dismissed")),
    Mutant(
      "second-dismiss-takes-the-client", "a client that dismisses too is dismissed itself",
      source: "R-PK-22", shownBy: "R-PK-22",
      mutations: .screen("client", "name") { _ in "trip" }),
    Mutant(
      "first-generation-consulted",
      "a picker of the second generation consults a client of the first",
      source: "B-01", shownBy: "B-01", "R-PK-16",
      mutations: .adding(
        .init("picker.didSelectPerson", ["name": "Kate Bell", "answer": false]),
        to: "picker.choose")),
    Mutant(
      "complaint-swallowed", "the picker does not say what its client lacks",
      source: "B-01", shownBy: "B-01", "R-PK-16",
      mutations: .showing("picker.diagnosis.complaints") { _ in [] }),
    Mutant(
      "disabled-rows-hidden", "who is disabled is not listed",
      source: "R-PK-17", shownBy: "R-PK-17",
      mutations: .showing("picker.rows") { $0.dropping { $0["enabled"] == false } }),
    Mutant(
      "disabled-rows-chosen", "who is disabled can be chosen",
      source: "R-PK-17", shownBy: "R-PK-17", mutations: .accepting("picker.choose")),
    Mutant(
      "predicates-ignored", "everybody is enabled",
      source: "R-PK-17", shownBy: "R-PK-17",
      mutations: .showing("picker.rows", "enabled") { _ in true }),
    Mutant(
      "person-predicate-ignored", "the predicate that selects people is not read",
      source: "R-PK-18", shownBy: "R-PK-18", "R-CN-22",
      mutations: .altering("client.picker.returning.open") { $0.without("selectsPerson") }),
    Mutant(
      "value-predicate-ignored", "the predicate that selects values is not read",
      source: "R-PK-19", shownBy: "R-PK-19", "R-CN-23",
      mutations: .altering("client.picker.returning.open") { $0.without("selectsValue") }),
    Mutant(
      "predicates-read-late", "predicates that change while the picker is up are heeded",
      source: "R-CN-21", shownBy: "R-CN-21",
      mutations: .noting("changed", on: "client.picker.returning.change"),
      .seeing("picker.rows") { rows, inside in
        inside["changed"] == true ? rows.each { $0.setting("enabled", false) } : rows
      }),
    Mutant(
      "access-needed", "without access the returning picker shows nobody",
      source: "R-PK-20", shownBy: "R-PK-20", "R-CN-19",
      mutations: .noting("returning", on: "client.picker.returning.open"),
      .seeing("picker.rows") { rows, inside in inside["returning"] == true ? [] : rows }),
    Mutant(
      "copy-in-an-address-book", "without access the client is handed the record itself",
      source: "R-PK-20", shownBy: "R-PK-20", "R-CN-19",
      mutations: .showing("client.handed", "addressBook") { $0.string == "nobody" ? "screen" : $0 }),
    Mutant(
      "linked-copy-crashes", "picking a person who is linked crashes without access",
      source: "B-06", shownBy: "B-06",
      mutations: .crashing(after: "picker.choose", "linked record without access")),
    Mutant(
      "sweep-is-a-cancel", "a sheet that is swept away tells of a cancel",
      source: "R-CN-25", shownBy: "R-CN-25",
      mutations: .adding(.init("picker.didCancel"), to: "sheet.swipeDown")),
    Mutant(
      "sweeps-a-full-screen", "a picker that fills the screen can be swept away",
      source: "R-CN-25", shownBy: "R-CN-25", mutations: .accepting("sheet.swipeDown")),
  ]
}
