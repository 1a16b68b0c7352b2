import AddressBook
import AddressBookUI
import Conformance
import Headless
import JSON

extension ReferenceSystem {
  /// What a client program of the contact screens does.
  ///
  /// All arguments are optional unless said otherwise; people and groups are named by their numbers.
  /// - `client.answer` {person, value, action, dismisses}: flags; what is not named stays as it was, at
  ///   first no, no, not implemented, no.
  /// - every `open` {container, style}: `none`, `navigation` or `pushed`, and `fullScreen` or `sheet`;
  ///   {addressBook: `own`} hands the client's own address book over.
  /// - `client.picker.asking.open` {displayedProperties}, an array of properties.
  /// - `client.picker.returning.open` {displayedProperties, wants, enables, selectsPerson, selectsValue}:
  ///   `wants` is an array of `person`, `value` and `people`, the others are ``Predicate``s; `change` takes
  ///   the three predicates.
  /// - `client.newPerson.open` {person or prefill, group}: a stored person, or a draft of these parts.
  /// - `client.personCard.open` {person or prefill, displayedProperties, allowsEditing, allowsActions,
  ///   showsLinkedPeople, highlighted}: flags, and a value {property, identifier}.
  /// - `client.unknownPerson.open` {prefill, allowsAdding, alternateName, message}.
  /// - `client.addressBook.add` {person}, `enter` {person, property, text}: required; nothing is saved.
  static let clientActions: [String: Action] = [
    "client.open": { scene, _ in try scene.openClient() },
    "client.answer": { scene, arguments in try scene.client().answers.read(arguments) },
    "client.dismiss": { scene, _ in try scene.client().dismiss() },
    "client.newPerson.open": { scene, arguments in
      try scene.client().openNewPerson(arguments)
    },
    "client.personCard.open": { scene, arguments in
      try scene.client().openPersonCard(arguments)
    },
    "client.unknownPerson.open": { scene, arguments in
      try scene.client().openUnknownPerson(arguments)
    },
    "client.picker.asking.open": { scene, arguments in
      try scene.client().openAskingPicker(arguments)
    },
    "client.picker.returning.open": { scene, arguments in
      try scene.client().openReturningPicker(arguments)
    },
    "client.picker.returning.change": { scene, arguments in
      let client = try scene.client()
      guard let picker = client.picker else { throw IntentRefused(.notShown, "picker") }
      try client.setUp(picker, arguments)
    },
    "client.addressBook.add": { scene, arguments in
      let person = try Person(message: arguments.object("person"))
      try scene.client().book.add(PersonRecord(person))
    },
    "client.addressBook.enter": { scene, arguments in
      let person = try scene.client().person(arguments)
      let text = try arguments.string("text")
      try person.set(.single(.string(text)), for: arguments.property("property"))
    },
    "client.addressBook.save": { scene, _ in _ = try scene.client().book.save() },
  ]
}

extension Client.Answers {
  /// Takes over the answers that the arguments name.
  fileprivate mutating func read(_ arguments: Arguments) throws {
    person = arguments["person"]?.bool ?? person
    value = arguments["value"]?.bool ?? value
    action = arguments["action"]?.bool ?? action
    dismisses = arguments["dismisses"]?.bool ?? dismisses
  }
}

extension Client {
  fileprivate func openAskingPicker(_ arguments: Arguments) throws {
    let picker = makePicker(.asking)
    picker.delegate = self
    picker.displayedProperties = try arguments.properties("displayedProperties")
    if try arguments.usesOwnBook { picker.addressBook = book }
    try show(picker, arguments.way(Container.none))
  }

  fileprivate func openReturningPicker(_ arguments: Arguments) throws {
    let picker = makePicker(.returning)
    wants = try arguments.wants
    picker.selectionDelegate = self
    picker.displayedProperties = try arguments.properties("displayedProperties")
    if try arguments.usesOwnBook { picker.addressBook = book }
    try setUp(picker, arguments)
    try show(picker, arguments.way(Container.none))
  }

  fileprivate func setUp(_ picker: HeadlessPeoplePicker, _ arguments: Arguments) throws {
    let selectsValue = try Predicate(arguments["selectsValue"])
    picker.predicateForEnablingPerson = try Predicate(arguments["enables"])?.holds
    picker.predicateForSelectionOfPerson = try Predicate(arguments["selectsPerson"])?.holds
    picker.predicateForSelectionOfProperty = selectsValue?.holds
  }

  fileprivate func openNewPerson(_ arguments: Arguments) throws {
    let form = makeNewPersonForm()
    form.delegate = self
    if try arguments.usesOwnBook { form.addressBook = book }
    form.displayedPerson = try displayed(arguments)
    form.parentGroup = try arguments.id("group").map { id in
      guard let group = book.group(id) else { throw IntentRefused(.notListed, "group \(id)") }
      return group
    }
    try show(form, arguments.way(.navigation))
  }

  fileprivate func openPersonCard(_ arguments: Arguments) throws {
    let card = makePersonCard()
    card.delegate = self
    card.displayedPerson = try displayed(arguments)
    card.displayedProperties = try arguments.properties("displayedProperties")
    card.allowsEditing = arguments["allowsEditing"]?.bool ?? card.allowsEditing
    card.allowsActions = arguments["allowsActions"]?.bool ?? card.allowsActions
    card.showsLinkedPeople = arguments["showsLinkedPeople"]?.bool ?? card.showsLinkedPeople
    card.highlighted = try arguments.personValue("highlighted")
    try show(card, arguments.way(nil))
  }

  fileprivate func openUnknownPerson(_ arguments: Arguments) throws {
    let card = makeUnknownPersonCard()
    card.delegate = self
    card.displayedPerson = try displayed(arguments)
    card.allowsAddingToAddressBook =
      arguments["allowsAdding"]?.bool ?? card.allowsAddingToAddressBook
    card.alternateName = arguments["alternateName"]?.string
    card.message = arguments["message"]?.string
    if try arguments.usesOwnBook { card.addressBook = book }
    try show(card, arguments.way(.navigation))
  }

  /// A stored person of the client's own address book.
  fileprivate func person(_ arguments: Arguments) throws -> PersonRecord {
    let id = try arguments.recordID("person")
    guard let person = book.person(id) else { throw IntentRefused(.notListed, "\(id)") }
    return person
  }

  /// The stored person that the arguments name, or a draft of what they prefill; nil for neither.
  private func displayed(_ arguments: Arguments) throws -> PersonRecord? {
    if arguments["person"] != nil { return try person(arguments) }
    return try arguments["prefill"].map { PersonRecord(try Person(message: $0)) }
  }
}
