import AddressBook
import Conformance
import Fakes
import JSON

extension ReferenceSystem {
  /// What a client program does with its working copies of the address book.
  ///
  /// `book` names a working copy, `record` a person as the client holds it.
  static let bookActions: [String: Action] = [
    "book.open": opening { _, _ in },
    "book.save": { scene, arguments in try scene.copy(arguments).save() },
    "book.revert": { scene, arguments in try scene.copy(arguments).book.revert() },
    "book.make": { scene, arguments in
      let name = try arguments.record("record")
      let record = PersonRecord(uid: arguments["uid"]?.string)
      for value in try arguments.array("values") {
        let value = Arguments(value)
        try record.set(value.typedValue("value"), for: value.property("property"))
      }
      scene.addressBookClient.keepDraft(record, as: name)
    },
    "book.hold": { scene, arguments in _ = try scene.addressBookClient.person(arguments) },
    "book.add": { scene, arguments in
      let copy = try scene.copy(arguments)
      let name = try arguments.record("record")
      let draft = arguments["of"] == nil ? scene.addressBookClient.draft(name) : nil
      let record = try draft ?? scene.addressBookClient.person(arguments)
      try copy.book.add(record)
      scene.addressBookClient.dropDraft(name)
      copy.keep(record, as: name)
    },
    "book.remove": { scene, arguments in
      try scene.copy(arguments).book.remove(scene.addressBookClient.person(arguments))
    },
    "book.set": { scene, arguments in
      let value = try arguments.typedValue("value")
      try scene.addressBookClient.person(arguments).set(value, for: arguments.property("property"))
    },
    "book.removeValue": { scene, arguments in
      try scene.addressBookClient.person(arguments).removeValue(for: arguments.property("property"))
    },
    "book.image.set": { scene, arguments in
      let bytes = try arguments.string("image") == "broken" ? Picture.broken : Picture.valid
      try scene.addressBookClient.person(arguments).setImageData(bytes)
    },
    "book.image.remove": { scene, arguments in
      try scene.addressBookClient.person(arguments).setImageData(nil)
    },
    "book.links.link": { scene, arguments in
      try scene.copy(arguments).book.link(
        scene.addressBookClient.person(arguments),
        scene.addressBookClient.person(arguments, "other"))
    },
    "book.links.unlink": { scene, arguments in
      try scene.copy(arguments).book.unlink(scene.addressBookClient.person(arguments))
    },
    "book.listen": { scene, arguments in
      guard let handling = NamedWorkingCopy.Handling(rawValue: try arguments.string("handling"))
      else {
        throw Refusal.badArgument("handling", "nothing, reverting or trimming")
      }
      try scene.copy(arguments).listen(as: arguments.string("listener"), handling)
    },
    "book.unlisten": { scene, arguments in
      let listener = try arguments.string("listener")
      guard try scene.copy(arguments).unlisten(listener) else {
        throw Refusal("notListening", "There is no listener \(listener).")
      }
    },
    "book.deliverChanges": { scene, arguments in
      try scene.copy(arguments).book.deliverChanges()
    },
    "book.uid.settle": { scene, arguments in
      try scene.app.database.replaceUID(
        arguments.string("uid"), with: arguments.string("settled"))
    },
  ]

  /// Working copies that differ from each other where platforms do; a port claims what its own does.
  static let bookPolicyActions: [String: Action] = [
    "book.unsavedRecords.hidden.open": opening { policy, _ in policy.unsavedRecords = .hidden },
    "book.unsavedRecords.listed.open": opening { policy, _ in policy.unsavedRecords = .listed },
    "book.ownSaves.silent.open": opening { policy, _ in policy.ownSaves = .silent },
    "book.ownSaves.announced.open": opening { policy, _ in policy.ownSaves = .announced },
    "book.notices.open": opening { policy, arguments in
      policy.noticesPerChange = try arguments.integer("times")
    },
  ]

  private static func opening(
    _ choose: @escaping @Sendable (inout WorkingCopy.Policy, Arguments) throws -> Void
  ) -> Action {
    { scene, arguments in
      var policy = WorkingCopy.Policy.standard
      try choose(&policy, arguments)
      try scene.addressBookClient.open(
        arguments.string("book"), policy,
        inOtherProcess: arguments["process"]?.string == "other")
    }
  }
}

extension Scene {
  var addressBookClient: AddressBookClient { app.addressBookClient }

  func copy(_ arguments: Arguments) throws -> NamedWorkingCopy {
    try addressBookClient.copy(arguments.string("book"))
  }
}

extension Arguments {
  func typedValue(_ name: String) throws -> PropertyValue {
    try PropertyValue(typed: self[name] ?? nil)
  }
}
