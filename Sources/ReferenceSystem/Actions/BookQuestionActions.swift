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
      scene.desk.answer(person?.person.displayName)
    },
    "book.uid.lookUp": { scene, arguments in
      let person = try scene.copy(arguments).book.person(uid: arguments.string("uid"))
      scene.desk.answer(person?.person.displayName)
    },
    "book.groups.lookUp": { scene, arguments in
      scene.desk.answer(try scene.copy(arguments).book.group(arguments.recordID("id"))?.name)
    },
    "book.askType": { scene, arguments in
      let property = PersonProperty(rawValue: try arguments.string("property"))
      scene.desk.answer((property?.type ?? .invalid).word)
    },
    "book.names.search": { scene, arguments in
      let limit = try arguments["limit"] == nil ? .max : arguments.integer("limit")
      let found = try scene.copy(arguments).book.people(
        named: arguments.string("prefix"), limit: limit)
      scene.desk.answer(found.names)
    },
    "book.names.sort": { scene, arguments in
      let list = try scene.copy(arguments).book.sortedPeople(
        by: arguments.ordering, unifyingLinked: arguments["unifying"]?.bool ?? false)
      scene.desk.answer(Array(list).names)
    },
    "book.names.compare": { scene, arguments in
      let people = [
        try scene.desk.person(arguments), try scene.desk.person(arguments, "other"),
      ]
      let order = Person.compareByName(
        people[0].person, people[1].person, by: try arguments.ordering)
      scene.desk.answer("\(order)")
    },
    "book.identify": { scene, arguments in
      let found = try scene.copy(arguments).book.identify(
        arguments.recordID("id"), named: arguments.string("name"))
      switch found {
      case .found(let record): scene.desk.answer(record.id.description)
      case .ambiguous: scene.desk.answer("ambiguous")
      case .notFound: scene.desk.answer(nil)
      }
    },
    "book.addressText": { scene, arguments in
      guard
        let texts = try SingleValue(typed: [
          "type": "dictionary", "value": arguments["address"] ?? nil,
        ])
        .texts
      else { return }
      scene.desk.answer(
        PostalAddress(texts).text(includingCountry: try arguments.flag("country")))
    },
    "book.firstLabelled": { scene, arguments in
      let record = try scene.desk.person(arguments)
      guard case .multi(let values) = record.value(of: try arguments.property("property")) else {
        return scene.desk.answer(nil)
      }
      let label = Label(rawValue: try arguments.string("label"))
      scene.desk.answer(values.first(labelled: label)?.value.text)
    },
    "book.cards.export": { scene, arguments in
      var writer = VCardWriter()
      for name in try arguments.array("records") {
        let book = arguments["book"].map { [JSONMember("book", $0)] } ?? []
        let record = try scene.desk.person(
          Arguments(.object([JSONMember("record", name)] + book)))
        writer.append(record.person, uid: record.uid)
      }
      scene.desk.answer(String(decoding: writer.bytes, as: UTF8.self))
    },
    "book.cards.import": { scene, arguments in
      let people = VCard.parse(Array(try arguments.string("cards").utf8)).cards
        .filter { !$0.isGroup }.map { PersonRecord(Person($0), uid: $0.uid) }
      for person in people { scene.desk.keepDraft(person, as: person.person.displayName ?? "") }
      scene.desk.answer(people.names)
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
      scene.desk.answer(isGranted ? "granted" : "refused")
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
