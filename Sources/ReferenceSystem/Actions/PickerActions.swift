import AddressBook
import AddressBookUI
import Conformance
import Headless
import JSON

extension ReferenceSystem {
  /// What a user does in the people picker.
  static let pickerActions: [String: Action] = [
    "picker.choose": { scene, arguments in
      try scene.picker().choose(try arguments.recordID("person"))
    },
    "picker.chooseValue": { scene, arguments in
      let picker = try scene.picker()
      let name = arguments["property"]?.string ?? PersonProperty.address.rawValue
      guard let property = PersonProperty(rawValue: name) else {
        throw IntentRefused(.noSuchValue, name)
      }
      let identifier = arguments["identifier"]?.integer.map(Int32.init(clamping:))
      try picker.chooseValue(
        PersonValue(property, identifier: identifier ?? MultiValue.invalidIdentifier))
    },
    "picker.back": { scene, _ in try scene.picker().back() },
    "picker.cancel": { scene, _ in try scene.picker().cancel() },
    "picker.search": { scene, arguments in
      try scene.picker().search(arguments.string("text"))
    },
  ]

  /// What a user does in the new-person form.
  static let newPersonActions: [String: Action] = [
    "newPerson.save": { scene, _ in try scene.newPerson().save() },
    "newPerson.cancel": { scene, _ in try scene.newPerson().cancel() },
    "newPerson.enter": { scene, arguments in
      let form = try scene.newPerson()
      let name = try arguments.string("property")
      guard let property = PersonProperty(rawValue: name) else {
        throw IntentRefused(.wrongType, name)
      }
      let text = try arguments.string("text")
      if property.type.isMulti {
        try form.add(.string(text), label: .home, to: property)
      } else {
        try form.set(text: text, for: property)
      }
    },
  ]
}

extension Arguments {
  func recordID(_ name: String) throws(Refusal) -> RecordID {
    RecordID(rawValue: Int32(clamping: try integer(name)))
  }
}
