import AddressBook
import Conformance

extension ReferenceSystem {
  /// What another app does to the address book.
  static let addressBookActions: [String: Action] = [
    "addressBook.add": { scene, arguments in
      let person = try Person(message: arguments.object("person"))
      try scene.changeFromOutside { book in try book.add(PersonRecord(person)) }
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
