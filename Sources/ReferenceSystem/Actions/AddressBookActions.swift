import AddressBook
import Conformance
import JSON
import Storage

extension ReferenceSystem {
  /// What another app does to the address book.
  static let addressBookActions: [String: Action] = [
    "addressBook.add": { scene, arguments in
      let person = try Person(message: arguments.object("person"))
      try scene.changeFromOutside { book in try book.add(PersonRecord(person)) }
    },
    "addressBook.addGroup": { scene, arguments in
      let members = try arguments.array("members")
      let group = GroupRecord(name: try arguments.string("name"))
      try scene.changeFromOutside { book in
        try book.add(group)
        for member in members { try book.addMember(book.listed(member), to: group) }
      }
    },
    "addressBook.link": { scene, arguments in
      let people = try arguments.array("people")
      try scene.changeFromOutside { book in
        for (first, second) in zip(people, people.dropFirst()) {
          try book.link(book.listed(first), book.listed(second))
        }
      }
    },
    "addressBook.files.load": { scene, arguments in
      let disk = DiskFileSystem()
      let path = try arguments.string("path")
      guard let bytes = try disk.contents(of: path) else {
        throw Refusal("noFile", "There is no file \(path).")
      }
      try scene.load(VCard.parse(bytes).cards)
    },
    "addressBook.delete": { scene, arguments in
      let id = try arguments.recordID("person")
      try scene.changeFromOutside { book in
        guard let record = book.person(id) else { throw RecordError(.unknownRecord) }
        try book.remove(record)
      }
    },
  ]
}

extension WorkingCopy {
  /// The person of an ID in a message.
  fileprivate func listed(_ id: JSONValue) throws -> PersonRecord {
    let number = Int32(clamping: id.integer ?? 0)
    guard let person = person(RecordID(rawValue: number)) else { throw RecordError(.unknownRecord) }
    return person
  }
}
