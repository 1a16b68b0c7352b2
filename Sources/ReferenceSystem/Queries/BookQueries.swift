import AddressBook
import AddressBookUI
import BestFriend
import JSON

extension ReferenceSystem {
  /// What can be seen of a client's working copies; each row names its `book`.
  static let bookQueries: [String: Query] = [
    "book.copies": { scene in
      .array(
        scene.addressBookClient.copies.map { copy in
          [
            "book": .string(copy.name), "unsaved": .bool(copy.book.hasUnsavedChanges),
            "people": .integer(copy.book.personCount), "groups": .integer(copy.book.groupCount),
          ]
        })
    },
    "book.people": { scene in
      .array(
        scene.addressBookClient.copies.flatMap { copy in
          copy.book.people().map { $0.message(in: copy.name, as: $0.person.displayName) }
        })
    },
    "book.records": { scene in
      let held = scene.addressBookClient.copies.flatMap { copy in
        copy.people.map { $0.record.message(in: copy.name, as: $0.name) }
      }
      return .array(
        held + scene.addressBookClient.drafts.map { $0.record.message(in: nil, as: $0.name) })
    },
    "book.links.list": { scene in
      .array(
        scene.addressBookClient.copies.flatMap { copy in
          copy.people.map { name, record in
            let linked = copy.book.linkedPeople(of: record)
            return [
              "book": .string(copy.name), "record": .string(name),
              "linked": .array(linked.map { .string($0.person.displayName ?? "") }),
            ]
          }
        })
    },
    "book.groups.list": { scene in
      .array(
        scene.addressBookClient.copies.flatMap { copy in
          copy.book.groups().map { group in
            [
              "book": .string(copy.name), "id": .integer(Int(group.id.rawValue)),
              "name": .string(group.name),
              "members": .array(group.members.map { .string($0.person.displayName ?? "") }),
            ]
          }
        })
    },
    "book.sources.list": { scene in
      .array(
        scene.addressBookClient.copies.flatMap { copy in
          copy.book.sources.map { source in
            [
              "book": .string(copy.name), "name": .string(source.name),
              "kind": .integer(source.kind.rawValue),
              "people": .array(
                copy.book.people(in: source.id).map { .string($0.person.displayName ?? "") }),
            ]
          }
        })
    },
    "book.conflicts.list": { scene in
      .array(
        scene.addressBookClient.copies.flatMap { copy in copy.conflicts.map { $0.message(in: copy) }
        })
    },
    "book.properties": { _ in
      .array(
        PersonProperty.allCases.map {
          [
            "property": .string($0.rawValue), "type": .string($0.type.word),
            "shown": .string($0.displayName),
          ]
        })
    },
    "multiValue.entries": { scene in try scene.list().plain },
    "multiValue.type": { scene in .string(try scene.list().memberType.word) },
    "contactAccess.state": { scene in
      let status = scene.app.screens.surroundings.access?.status ?? .authorized
      return .string("\(status)")
    },
    "book.codes.list": { _ in .object(codes.map { JSONMember($0, .integer($1)) }) },
  ]

  /// The numbers that the platform's headers give.
  private static let codes: [(String, Int)] = [
    ("record type person", RecordType.person.rawValue),
    ("record type group", RecordType.group.rawValue),
    ("record type source", RecordType.source.rawValue),
    ("invalid record id", Int(RecordID.invalid.rawValue)),
    ("invalid identifier", Int(MultiValue.invalidIdentifier)),
    ("type invalid", PropertyType.invalid.rawValue), ("type string", PropertyType.string.rawValue),
    ("type integer", PropertyType.integer.rawValue), ("type real", PropertyType.real.rawValue),
    ("type dateTime", PropertyType.dateTime.rawValue),
    ("type dictionary", PropertyType.dictionary.rawValue),
    ("type multiString", PropertyType.string.multi.rawValue),
    ("type multiDictionary", PropertyType.dictionary.multi.rawValue),
    ("kind person", PersonKind.person.rawValue),
    ("kind organization", PersonKind.organization.rawValue),
    ("first name first", NameFormat.firstNameFirst.rawValue),
    ("last name first", NameFormat.lastNameFirst.rawValue),
    ("sorted by first name", SortOrdering.byFirstName.rawValue),
    ("sorted by last name", SortOrdering.byLastName.rawValue),
    ("source local", Source.Kind.local.rawValue),
    ("source Exchange", Source.Kind.exchange.rawValue),
    ("source MobileMe", Source.Kind.mobileMe.rawValue),
    ("source LDAP", Source.Kind.ldap.rawValue), ("source CardDAV", Source.Kind.cardDAV.rawValue),
    ("source LDAP searchable", Source.Kind.ldap.searchable.rawValue),
    ("access notDetermined", ContactAccess.Status.notDetermined.rawValue),
    ("access restricted", ContactAccess.Status.restricted.rawValue),
    ("access denied", ContactAccess.Status.denied.rawValue),
    ("access authorized", ContactAccess.Status.authorized.rawValue),
    ("error notPermittedByStore", AccessError.notPermittedByStore.rawValue),
    ("error notPermittedByUser", AccessError.notPermittedByUser.rawValue),
  ]
}

extension PersonRecord {
  fileprivate func message(in book: String?, as name: String?) -> JSONValue {
    let properties = person.properties.filter { $0 != .kind }
    let values = properties.map { JSONMember($0.rawValue, person[$0]?.plain ?? nil) }
    let picture: JSONValue? = person.imageData.map {
      Photo($0) == .placeholder ? "broken" : "yes"
    }
    return [
      "book": .string(orNull: book), "record": .string(orNull: name),
      "id": .integer(Int(id.rawValue)), "values": .object(values),
      "kind": .integer(person.kind.rawValue), "hasPicture": .bool(person.hasImageData),
      "picture": picture ?? nil,
      "name": .string(orNull: person.compositeName()),
      "lastNameFirst": .string(orNull: person.compositeName(.lastNameFirst)),
      "format": .string("\(person.compositeNameFormat())"),
    ]
  }
}

extension SaveConflict {
  fileprivate func message(in copy: NamedWorkingCopy) -> JSONValue {
    let (kind, subject, theirs) = parts
    return [
      "book": .string(copy.name), "conflict": .string(kind), "about": .string(subject),
      "theirs": theirs,
    ]
  }

  private var parts: (String, String, JSONValue) {
    switch self {
    case .overwrote(_, let property, let theirs):
      ("overwrote", property.rawValue, theirs?.plain ?? nil)
    case .overwroteImage: ("overwrote", "picture", nil)
    case .deletedElsewhere(_, let mine):
      ("deletedElsewhere", mine.displayName ?? "", nil)
    case .removedChanged(_, let theirs): ("removedChanged", theirs.displayName ?? "", nil)
    case .overwroteGroupName(_, let theirs): ("overwrote", "group name", .string(theirs))
    case .groupDeletedElsewhere: ("groupDeletedElsewhere", "", nil)
    }
  }
}
