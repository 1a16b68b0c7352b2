import Conformance
import Fakes
import Headless
import JSON

extension ReferenceSystem {
  /// What a program does with text fields of its own, and how their delegate answers.
  static let textFieldActions: [String: Action] = [
    "textField.give": { scene, arguments in
      let window = scene.app.testWindow
      try window.give(
        arguments.array("fields"), to: window.content(arguments.string("screen")))
    },
    "textField.set": { scene, arguments in
      let field = try scene.app.testWindow.field(arguments.string("field"))
      field.text = arguments["text"]?.string ?? ""
    },
    "textField.endEditing": { scene, _ in try scene.editedField().endEditing() },
    "textField.forceEnd": { scene, _ in try scene.editedField().endEditing(force: true) },
    "textField.script": { scene, arguments in
      let delegate = scene.app.testWindow.delegate
      if let word = arguments["refuses"]?.string {
        guard let question = ScriptedTextFieldDelegate.Question(rawValue: word) else {
          throw Refusal.badArgument("refuses", "what a field asks")
        }
        delegate.refusals.insert(question)
      }
      if let resigns = arguments["resignsOnReturn"]?.bool { delegate.resignsOnReturn = resigns }
      if let text = arguments["strips"]?.string { delegate.stripped = text.first }
    },
  ]
}
