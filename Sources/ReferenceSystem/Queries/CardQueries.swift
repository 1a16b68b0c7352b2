import AddressBook
import AddressBookUI
import JSON

extension ReferenceSystem {
  /// What can be seen of the cards, and what their client holds.
  static let cardQueries: [String: Query] = [
    "personCard.card": { scene in
      let card = try scene.personCard()
      return card.contents.message.adding([
        "editing": .bool(card.isEditing),
        "highlighted": .string(orNull: card.shownHighlight?.property.rawValue),
      ])
    },
    "personCard.actions.offered": { scene in
      .array(try scene.personCard().offeredActions.map { .string($0.rawValue) })
    },
    "personCard.linked.people": { scene in
      .array(
        try scene.personCard().linkedContents.map { .string(orNull: $0.name) })
    },
    "unknownPerson.card": { scene in
      let card = try scene.unknownPerson()
      return card.contents.message.adding([
        "name": .string(orNull: card.shownName),
        "message": .string(orNull: card.message),
        "offers": .array(card.offers.map { .string($0.rawValue) }),
      ])
    },
    "client.handed": { scene in try scene.client().handed.map(\.message) ?? nil },
    "client.addressBook.state": { scene in
      ["unsaved": .bool(try scene.client().book.hasUnsavedChanges)]
    },
  ]
}

extension CardContents {
  /// The name and the values as the messages carry them.
  var message: JSONValue {
    [
      "name": .string(orNull: name), "values": .array(lines.map(\.message)),
    ]
  }
}

extension CardContents.Line {
  fileprivate var message: JSONValue {
    [
      "property": .string(value.property.rawValue), "label": .string(label),
      "identifier": .integer(Int(value.identifier)), "text": .string(text),
    ]
  }
}

extension Client.Handed {
  fileprivate var message: JSONValue {
    person.person.message(id: person.id).adding([
      "property": .string(orNull: value?.property.rawValue),
      "identifier": value.map { .integer(Int($0.identifier)) } ?? nil,
      "addressBook": .string(owner.rawValue),
    ])
  }
}

extension JSONValue {
  /// The object with members added or replaced.
  fileprivate func adding(_ others: [String: JSONValue]) -> JSONValue {
    let kept = (members ?? []).filter { others[$0.name] == nil }
    let added = others.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) }
    return .object(kept + added)
  }
}
