import AddressBook
import AddressBookUI
import BestFriend
import JSON

extension ReferenceSystem {
  /// What can be seen of the contact screens.
  static let pickerQueries: [String: Query] = [
    "picker.rows": { scene in
      .array(
        try scene.picker().sections.flatMap(\.rows).map {
          [
            "person": .integer(Int($0.id.rawValue)), "name": .string($0.name),
            "enabled": .bool($0.isEnabled),
          ]
        })
    },
    "picker.card": { scene in
      let card = try scene.picker().card
      return card?.message ?? ["name": nil, "values": []]
    },
    "picker.several.marked": { scene in
      .array(try scene.picker().markedPeople.map { .string($0.person.displayName ?? "") })
    },
    "picker.groups": { scene in
      .array(
        try scene.picker().groups.sorted { $0.name < $1.name }.map {
          ["group": .integer(Int($0.id.rawValue)), "name": .string($0.name)]
        })
    },
    "picker.diagnosis.complaints": { scene in
      .array(try scene.picker().complaints.map { .string($0.rawValue) })
    },
    "newPerson.person": { scene in try scene.newPerson().draft.message(id: .invalid) },
  ]

  /// What another app sees of the address book.
  static let addressBookQueries: [String: Query] = [
    "addressBook.files.loaded": { scene in
      .array(scene.loaded.map { .integer(Int($0.rawValue)) })
    },
    "addressBook.people": { scene in
      .array(
        try scene.outsideBook().sortedPeople(by: .byLastName).map { $0.person.message(id: $0.id) })
    },
    "addressBook.groups": { scene in
      let book = try scene.outsideBook()
      return withExtendedLifetime(book) {
        JSONValue.array(book.groups().sorted { $0.name < $1.name }.map(\.message))
      }
    },
  ]

  /// What can be seen of the app BestFriend.
  static let bestFriendQueries: [String: Query] = [
    "bestFriend.friend": { scene in
      guard let friend = try scene.bestFriend().friend else { return nil }
      return friend.message
    }
  ]
}

extension GroupRecord {
  fileprivate var message: JSONValue {
    [
      "group": .integer(Int(id.rawValue)), "name": .string(name),
      "members": .array(members.map { .string($0.person.displayName ?? "") }),
    ]
  }
}
