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
      guard arguments["property"] != nil else {
        return try picker.chooseValue(PersonValue(.address))
      }
      try picker.chooseValue(arguments.personValue())
    },
    "picker.back": { scene, _ in try scene.picker().back() },
    "picker.cancel": { scene, _ in try scene.picker().cancel() },
    "picker.search": { scene, arguments in
      try scene.picker().search(arguments.string("text"))
    },
    "picker.several.done": { scene, _ in try scene.picker().done() },
    "picker.showGroup": { scene, arguments in
      try scene.picker().showGroup(arguments.id("group"))
    },
  ]

  /// What a user does in the new-person form.
  static let newPersonActions: [String: Action] = [
    "newPerson.save": { scene, _ in try scene.newPerson().save() },
    "newPerson.cancel": { scene, _ in try scene.newPerson().cancel() },
    "newPerson.delete": { scene, _ in try scene.newPerson().delete() },
    "newPerson.enter": { scene, arguments in try scene.newPerson().enter(arguments) },
    "newPerson.updating.start": { scene, _ in
      scene.app.screens.surroundings.savingStoredPerson = .update
    },
    "newPerson.duplicating.start": { scene, _ in
      scene.app.screens.surroundings.savingStoredPerson = .duplicate
    },
  ]
}

extension Arguments {
  func recordID(_ name: String) throws(Refusal) -> RecordID {
    RecordID(rawValue: Int32(clamping: try integer(name)))
  }
}
