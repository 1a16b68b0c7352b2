import Conformance
import Headless
import JSON
import Undo

extension ReferenceSystem {
  /// What a program does with screens of its own.
  static let windowActions: [String: Action] = [
    "screens.show": { scene, arguments in
      let content = try scene.app.testWindow.content(arguments.string("screen"))
      try scene.app.window.show(content, in: arguments.container())
    },
    "screens.present": present,
    "screens.sheets.present": present,
    "screens.curls.present": present,
    "screens.dismiss": { scene, arguments in
      let window = scene.app.testWindow
      let name = arguments["from"]?.string
      let isWanted = arguments["completion"]?.bool ?? false
      try window.level(name).dismiss(
        completion: window.completion(of: name ?? "", "dismissCompleted", isWanted: isWanted))
    },
    "screens.push": { scene, arguments in
      let window = scene.app.testWindow
      try window.navigation().push(window.content(arguments.string("screen")))
    },
    "screens.pop": { scene, _ in
      let window = scene.app.testWindow
      window.report(popped: try window.navigation().pop().map { [$0] } ?? [])
    },
    "screens.popTo": { scene, arguments in
      let window = scene.app.testWindow
      let content = window.content(try arguments.string("screen"))
      window.report(popped: try window.navigation().pop(to: content))
    },
    "screens.popToRoot": { scene, _ in
      let window = scene.app.testWindow
      window.report(popped: try window.navigation().popToRoot())
    },
    "screens.transitions.defer": { scene, _ in scene.app.window.transitions = .deferred },
    "screens.transitions.finish": { scene, _ in scene.app.window.finishTransition() },
    // This front end tells in the observed order anyhow; another claims the capability or does not.
    "screens.order.expect": { _, _ in },
  ]

  private static let present: Action = { scene, arguments in
    let window = scene.app.testWindow
    let name = try arguments.string("screen")
    let isWanted = arguments["completion"]?.bool ?? false
    try window.level(arguments["from"]?.string).present(
      window.content(name), in: arguments.container(),
      transition: arguments.choice("transition") ?? .coverVertical,
      style: arguments.choice("style") ?? .fullScreen,
      completion: window.completion(of: name, "presentCompleted", isWanted: isWanted))
  }

  /// What a program does so that a shake finds something to take back.
  static let responderActions: [String: Action] = [
    "screens.giveHistory": { scene, arguments in
      try scene.app.testWindow.content(arguments.string("screen")).undoHistory = UndoHistory()
    },
    "screens.work": { scene, arguments in
      let content = scene.app.testWindow.content(try arguments.string("screen"))
      let history = content.undoHistory ?? scene.app.window.windowHistory
      try scene.app.testWindow.work(arguments.string("name"), in: history)
    },
    "responder.screen.choose": { scene, _ in
      scene.app.window.responderAfterEditing = .frontmostScreen
    },
    "responder.nobody.choose": { scene, _ in scene.app.window.responderAfterEditing = .none },
    "device.shakeToEdit.disable": { scene, _ in scene.app.device.supportsShakeToEdit = false },
  ]
}

extension Arguments {
  func container() throws(Refusal) -> Container { try choice("container") ?? .none }

  /// One word of a closed list; nil where the argument is not given.
  func choice<Choice: RawRepresentable<String>>(_ name: String) throws(Refusal) -> Choice? {
    guard let word = self[name]?.string else { return nil }
    guard let choice = Choice(rawValue: word) else {
      throw .badArgument(name, "one of its words, not \(word)")
    }
    return choice
  }
}
