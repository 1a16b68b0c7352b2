import AddressBook
import Conformance
import JSON

extension ReferenceSystem {
  /// What a client program does with groups.
  static let bookGroupActions: [String: Action] = [
    "book.groups.make": { scene, arguments in
      let name = try arguments.record("group")
      scene.addressBookClient.keepDraft(GroupRecord(name: name), as: name)
    },
    "book.groups.add": { scene, arguments in
      let copy = try scene.copy(arguments)
      let group = try scene.addressBookClient.group(arguments)
      try copy.book.add(group)
      let name = try arguments.record("group")
      scene.addressBookClient.dropGroupDraft(name)
      copy.keep(group, as: name)
    },
    "book.groups.remove": { scene, arguments in
      try scene.copy(arguments).book.remove(scene.addressBookClient.group(arguments))
    },
    "book.groups.rename": { scene, arguments in
      try scene.addressBookClient.group(arguments).rename(to: arguments.string("name"))
    },
    "book.groups.addMember": { scene, arguments in
      let isNew = try scene.copy(arguments).book.addMember(
        scene.addressBookClient.person(arguments), to: scene.addressBookClient.group(arguments))
      scene.addressBookClient.report(isNew ? "yes" : "no")
    },
    "book.groups.removeMember": { scene, arguments in
      let wasMember = try scene.copy(arguments).book.removeMember(
        scene.addressBookClient.person(arguments), from: scene.addressBookClient.group(arguments))
      scene.addressBookClient.report(wasMember ? "yes" : "no")
    },
  ]

  /// What a client program does with labelled values of its own.
  static let multiValueActions: [String: Action] = [
    "multiValue.make": { scene, arguments in
      scene.addressBookClient.list = MultiValue(
        of: try PropertyType(word: arguments.string("type")))
    },
    "multiValue.copy": { scene, arguments in
      let value = try scene.addressBookClient.person(arguments).value(
        of: arguments.property("property"))
      guard case .multi(let values) = value else {
        throw Refusal("noValue", "The person has no such values.")
      }
      scene.addressBookClient.list = values
    },
    "multiValue.setBack": { scene, arguments in
      let list = try scene.list()
      try scene.addressBookClient.person(arguments).set(
        .multi(list), for: arguments.property("property"))
    },
    "multiValue.add": changing { list, arguments in
      try list.append(arguments.single, label: arguments.label)
    },
    "multiValue.insert": changing { list, arguments in
      try list.insert(arguments.single, label: arguments.label, at: arguments.integer("index"))
    },
    "multiValue.replaceValue": changing { list, arguments in
      try list.replaceValue(at: arguments.integer("index"), with: arguments.single)
    },
    "multiValue.replaceLabel": changing { list, arguments in
      try list.replaceLabel(at: arguments.integer("index"), with: arguments.label)
    },
    "multiValue.remove": changing { list, arguments in
      try list.remove(at: arguments.integer("index"))
    },
    "multiValue.read": { scene, arguments in
      let entry = try scene.list().entry(at: arguments.integer("index"))
      scene.addressBookClient.report(entry.value.text)
    },
    "multiValue.findIdentifier": { scene, arguments in
      let identifier = Int32(clamping: try arguments.integer("identifier"))
      scene.addressBookClient.report("\(try scene.list().index(of: identifier))")
    },
    "multiValue.findValue": { scene, arguments in
      scene.addressBookClient.report("\(try scene.list().firstIndex(of: arguments.single))")
    },
  ]

  private static func changing(
    _ change: @escaping @Sendable (inout MultiValue, Arguments) throws -> Void
  ) -> Action {
    { scene, arguments in
      var list = try scene.list()
      try change(&list, arguments)
      scene.addressBookClient.list = list
    }
  }
}

extension Scene {
  func list() throws(Refusal) -> MultiValue {
    guard let list = addressBookClient.list else {
      throw Refusal("noList", "The client has no labelled values.")
    }
    return list
  }
}

extension Arguments {
  fileprivate var single: SingleValue {
    get throws { try SingleValue(typed: self["value"] ?? nil) }
  }

  fileprivate var label: Label? { self["label"]?.string.map { Label(rawValue: $0) } }
}
