import JSON
import Undo

extension ReferenceSystem {
  /// What can be seen of an undo manager and of the documents whose changes it keeps.
  ///
  /// None of them tells a checkpoint: looking changes nothing.
  static let undoQueries: [String: Query] = [
    "undoManager.state": { scene in
      let history = try scene.undo()
      return [
        "canUndo": .bool(history.canUndo), "canRedo": .bool(history.redoCount > 0),
        "undoName": .string(history.undoActionName), "redoName": .string(history.redoActionName),
        "undoTitle": .string(orNull: history.undoMenuTitle),
        "redoTitle": .string(orNull: history.redoMenuTitle),
        "level": .integer(history.groupingLevel), "enabled": .bool(history.isRegistrationEnabled),
      ]
    },
    "undoManager.documents": { scene in try scene.undoClient().texts },
    "undoManager.counts.state": { scene in
      let history = try scene.undo()
      return ["undo": .integer(history.undoCount), "redo": .integer(history.redoCount)]
    },
    "undoManager.discardable.state": { scene in
      let history = try scene.undo()
      return [
        "undo": .bool(history.undoActionIsDiscardable),
        "redo": .bool(history.redoActionIsDiscardable),
      ]
    },
    "undoManager.userInfo.state": { scene in
      let history = try scene.undo()
      let key = "note"
      let found = [
        history.undoActionUserInfo(forKey: key), history.redoActionUserInfo(forKey: key),
      ]
      .map { JSONValue.string(orNull: $0 as? String) }
      return ["undo": found[0], "redo": found[1]]
    },
  ]
}
