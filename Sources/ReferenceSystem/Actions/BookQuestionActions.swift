import AddressBook
import AddressBookUI
import Conformance
import Fakes
import JSON

extension ReferenceSystem {
  /// What a client program asks its working copies; `book.answered` {answer} tells, null for none.
  static let bookQuestionActions: [String: Action] = [
    "book.lookUp": { scene, arguments in
      let person = try scene.copy(arguments).book.person(arguments.recordID("id"))
      scene.addressBookClient.report(person?.person.displayName)
    },
    "book.uid.lookUp": { scene, arguments in
      let person = try scene.copy(arguments).book.person(uid: arguments.string("uid"))
      scene.addressBookClient.report(person?.person.displayName)
    },
    "book.groups.lookUp": { scene, arguments in
      scene.addressBookClient.report(
        try scene.copy(arguments).book.group(arguments.recordID("id"))?.name)
    },
    "book.askType": { scene, arguments in
      let property = PersonProperty(rawValue: try arguments.string("property"))
      scene.addressBookClient.report((property?.type ?? .invalid).word)
    },
    "book.names.search": { scene, arguments in
      let limit = try arguments["limit"] == nil ? .max : arguments.integer("limit")
      let found = try scene.copy(arguments).book.people(
        named: arguments.string("prefix"), limit: limit)
      scene.addressBookClient.report(found.names)
    },
    "book.names.sort": { scene, arguments in
      let list = try scene.copy(arguments).book.sortedPeople(
        by: arguments.ordering, unifyingLinked: arguments["unifying"]?.bool ?? false)
      scene.addressBookClient.report(Array(list).names)
    },
    "book.names.compare": { scene, arguments in
      let people = [
        try scene.addressBookClient.person(arguments),
        try scene.addressBookClient.person(arguments, "other"),
      ]
      let order = Person.compareByName(
        people[0].person, people[1].person, by: try arguments.ordering)
      scene.addressBookClient.report("\(order)")
    },
    "book.identify": { scene, arguments in
      let found = try scene.copy(arguments).book.identify(
        arguments.recordID("id"), named: arguments.string("name"))
      switch found {
      case .found(let record): scene.addressBookClient.report(record.id.description)
      case .ambiguous: scene.addressBookClient.report("ambiguous")
      case .notFound: scene.addressBookClient.report(nil)
      }
    },
    "book.addressText": { scene, arguments in
      guard
        let texts = try SingleValue(typed: [
          "type": "dictionary", "value": arguments["address"] ?? nil,
        ])
        .texts
      else { return }
      scene.addressBookClient.report(
        PostalAddress(texts).text(includingCountry: try arguments.flag("country")))
    },
    "book.firstLabelled": { scene, arguments in
      let record = try scene.addressBookClient.person(arguments)
      guard case .multi(let values) = record.value(of: try arguments.property("property")) else {
        return scene.addressBookClient.report(nil)
      }
      let label = Label(rawValue: try arguments.string("label"))
      scene.addressBookClient.report(values.first(labelled: label)?.value.text)
    },
    "book.cards.export": { scene, arguments in
      var writer = VCardWriter()
      for name in try arguments.array("records") {
        let book = arguments["book"].map { [JSONMember("book", $0)] } ?? []
        let record = try scene.addressBookClient.person(
          Arguments(.object([JSONMember("record", name)] + book)))
        writer.append(record.person, uid: record.uid)
      }
      scene.addressBookClient.report(String(decoding: writer.bytes, as: UTF8.self))
    },
    "book.cards.import": { scene, arguments in
      let people = VCard.parse(Array(try arguments.string("cards").utf8)).cards
        .filter { !$0.isGroup }.map { PersonRecord(Person($0), uid: $0.uid) }
      for person in people {
        scene.addressBookClient.keepDraft(person, as: person.person.displayName ?? "")
      }
      scene.addressBookClient.report(people.names)
    },
  ]

  /// How the user decides on access, and what the client asks.
  static let bookAccessActions: [String: Action] = [
    "contactAccess.leaveUndecided": { scene, arguments in
      let agrees = try arguments.flag("agrees")
      let recorder = scene.app.recorder
      scene.app.screens.surroundings.access = ContactAccess {
        recorder.record("contactAccess.userAsked")
        return agrees
      }
    },
    "contactAccess.restrict": { scene, _ in
      scene.app.screens.surroundings.access = ContactAccess(.restricted)
    },
    "contactAccess.request": { scene, _ in
      let isGranted = scene.app.screens.surroundings.access?.request() ?? true
      scene.addressBookClient.report(isGranted ? "granted" : "refused")
    },
  ]
}

extension [PersonRecord] {
  fileprivate var names: String {
    map { $0.person.displayName ?? "(no name)" }.joined(separator: ", ")
  }
}

extension Arguments {
  fileprivate var ordering: SortOrdering {
    get throws { try string("by") == "first" ? .byFirstName : .byLastName }
  }
}
