import AddressBook
import AddressBookUI
import Headless
import JSON

extension ReferenceSystem {
  /// What a user does on the cards of known and unknown people.
  static let cardActions: [String: Action] = [
    "personCard.edit": { scene, _ in try scene.personCard().startEditing() },
    "personCard.enter": { scene, arguments in
      try scene.personCard().enter(arguments)
    },
    "personCard.done": { scene, _ in try scene.personCard().done() },
    "personCard.cancel": { scene, _ in try scene.personCard().cancelEditing() },
    "personCard.tap": { scene, arguments in try scene.personCard().tap(arguments.personValue()) },
    "personCard.actions.perform": { scene, arguments in
      let name = try arguments.string("action")
      guard let action = PersonCardAction(rawValue: name) else {
        throw IntentRefused(.notOffered, name)
      }
      try scene.personCard().perform(action)
    },
    "personCard.back": { scene, _ in
      _ = try scene.personCard()
      try scene.goBack()
    },
    "unknownPerson.createNew": { scene, _ in try scene.unknownPerson().createNew() },
    "unknownPerson.addToExisting": { scene, arguments in
      try scene.unknownPerson().addToExisting(arguments.recordID("person"))
    },
    "unknownPerson.cancel": { scene, _ in try scene.unknownPerson().cancel() },
    "unknownPerson.tap": { scene, arguments in
      try scene.unknownPerson().tap(arguments.personValue())
    },
  ]
}

extension PersonEditing {
  /// The user enters a text; where the property has labelled values it becomes another one.
  func enter(_ arguments: Arguments) throws {
    let name = try arguments.string("property")
    guard let property = PersonProperty(rawValue: name) else {
      throw IntentRefused(.wrongType, name)
    }
    let text = try arguments.string("text")
    if property.type.isMulti {
      try add(.string(text), label: .home, to: property)
    } else {
      try set(text: text, for: property)
    }
  }
}
