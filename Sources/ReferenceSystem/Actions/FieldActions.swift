import Conformance
import Headless
import JSON

extension ReferenceSystem {
  /// What a user does with the text fields of the frontmost screen.
  static let fieldActions: [String: Action] = [
    "field.focus": { scene, arguments in
      let field = try scene.field(named: arguments.string("field"))
      try scene.touching { _ = field.beginEditing() }
    },
    "field.type": { scene, arguments in
      let text = try arguments.string("text")
      try scene.touching { try scene.editedField().type(text) }
    },
    "field.clear": { scene, arguments in
      let name = arguments["field"]?.string
      let field = try name.map { try scene.field(named: $0) } ?? scene.editedField()
      try scene.touching { try field.tapClear() }
    },
    "field.delete": { scene, _ in
      try scene.touching { try scene.editedField().deleteBackward() }
    },
    "field.select": { scene, arguments in
      let range = try arguments.range()
      try scene.touching { try scene.editedField().select(range) }
    },
    "field.replace": { scene, arguments in
      let (range, text) = (try arguments.range(), try arguments.string("text"))
      try scene.touching { try scene.editedField().replace(range, with: text) }
    },
    "field.return": { scene, _ in
      try scene.touching { try scene.editedField().tapReturn() }
    },
    "field.menu": { scene, arguments in
      let title = try arguments.string("item")
      let field = try scene.editedField()
      guard let action = field.editMenu.first(where: { $0.title == title }) else {
        throw IntentRefused(.notOffered, title)
      }
      try scene.touching { try field.perform(action) }
    },
  ]
}

extension Scene {
  func field(named name: String) throws -> TextField {
    let fields = app.window.visibleContent?.textFields ?? []
    guard let field = fields.first(where: { $0.name == name }) else {
      throw IntentRefused(.notShown, name)
    }
    return field
  }

  func editedField() throws(IntentRefused) -> TextField {
    guard let field = app.window.firstResponder as? TextField, field.isEditing else {
      throw IntentRefused(.notEditing, "field")
    }
    return field
  }
}

extension Arguments {
  /// A range of UTF-16 units, `from` and `to`.
  fileprivate func range() throws -> Range<Int> {
    let (from, to) = (try integer("from"), try integer("to"))
    guard from <= to else { throw Refusal.badArgument("to", "a whole number not below from") }
    return from..<to
  }
}
