import Conformance
import Undo

extension ReferenceSystem {
  /// What a client program does with an undo manager.
  static let undoActions: [String: Action] = [
    "undoManager.make": { scene, _ in scene.makeUndoDesk() },
    "undoManager.groupByEvent": { scene, arguments in
      try scene.undo().groupsByEvent = arguments.flag("on")
    },
    "undoManager.limit": { scene, arguments in
      try scene.undo().levelsOfUndo = arguments.integer("steps")
    },
    "undoManager.beginGroup": { scene, _ in try scene.undo().beginGroup() },
    "undoManager.endGroup": { scene, _ in try scene.undo().endGroup() },
    "undoManager.endEvent": { scene, _ in try scene.undo().endEvent() },
    "undoManager.undo": { scene, _ in try scene.undo().undo() },
    "undoManager.redo": { scene, _ in try scene.undo().redo() },
    "undoManager.undoNestedGroup": { scene, _ in try scene.undo().undoNestedGroup() },
    "undoManager.name": { scene, arguments in
      try scene.undo().setActionName(arguments.string("name"))
    },
    "undoManager.disable": { scene, _ in try scene.undo().disableRegistration() },
    "undoManager.enable": { scene, _ in try scene.undo().enableRegistration() },
    "undoManager.removeAll": { scene, _ in try scene.undo().removeAllActions() },
    "undoManager.removeActions": { scene, arguments in
      let client = try scene.undoClient()
      client.history.removeAllActions(
        withTarget: client.document(try arguments.string("document")))
    },
    "undoManager.askCanRedo": { scene, _ in try scene.undoClient().askCanRedo() },
    "undoManager.discardable.mark": { scene, _ in
      try scene.undo().setActionIsDiscardable(true)
    },
    "undoManager.userInfo.attach": { scene, arguments in
      try scene.undo().setActionUserInfo(
        arguments.string("text"), forKey: arguments.string("key"))
    },
  ]

  /// What a client program does with the documents whose changes the manager keeps.
  static let documentActions: [String: Action] = [
    "undoManager.change": { scene, arguments in
      let document = try scene.document(arguments)
      try document.set(arguments.string("text"))
    },
    "undoManager.changeLazily": { scene, arguments in
      let document = try scene.document(arguments)
      document.setLazily(try arguments.string("text"))
    },
    "undoManager.process": { scene, _ in try scene.undoClient().process() },
    "undoManager.drop": { scene, arguments in
      try scene.undoClient().drop(arguments.string("document"))
    },
    "undoManager.leave": { scene, arguments in try scene.document(arguments).history = nil },
    "undoManager.join": { scene, arguments in
      try scene.document(arguments).history = scene.undo()
    },
    "undoManager.callInHandler": { scene, arguments in
      guard let call = UndoCall(rawValue: try arguments.string("call")) else {
        throw Refusal.badArgument("call", "a call of the undo manager")
      }
      try scene.document(arguments).callInHandler = call
    },
  ]

  /// Managers that differ from each other where the known ones do; a port claims what its own does.
  static let undoPolicyActions: [String: Action] = [
    "undoManager.emptyGroups.kept.make": making { $0.emptyGroups = .kept },
    "undoManager.emptyGroups.dropped.make": making { $0.emptyGroups = .dropped },
    "undoManager.nestedGroups.units.make": making { $0.nestedGroups = .units },
    "undoManager.nestedGroups.flattened.make": making { $0.nestedGroups = .flattened },
    "undoManager.ungroupedNames.ignored.make": making { $0.ungroupedNames = .ignored },
    "undoManager.ungroupedNames.renaming.make": making { $0.ungroupedNames = .renameNewestStep },
    "undoManager.idleTitles.verb.make": making { $0.idleTitles = .bareVerb },
    "undoManager.idleTitles.absent.make": making { $0.idleTitles = .absent },
  ]

  private static func making(
    _ choose: @escaping @Sendable (inout UndoHistory.Policy) -> Void
  ) -> Action {
    { scene, _ in
      var policy = UndoHistory.Policy()
      choose(&policy)
      scene.makeUndoDesk(policy)
    }
  }
}

extension Scene {
  func makeUndoDesk(_ policy: UndoHistory.Policy = UndoHistory.Policy()) {
    app.undoClient = UndoClient(policy, recorder: app.recorder)
  }

  func undoClient() throws(Refusal) -> UndoClient {
    guard let client = app.undoClient else {
      throw Refusal("noUndoManager", "No undo manager has been made.")
    }
    return client
  }

  func undo() throws(Refusal) -> UndoHistory { try undoClient().history }

  func document(_ arguments: Arguments) throws(Refusal) -> UndoDocument {
    try undoClient().document(arguments.string("document"))
  }
}
