@testable import Undo

extension UndoHistory {
  /// What is wrong with the history's own state, as sentences; empty unless the module has a fault.
  var brokenInvariants: [String] {
    let steps = undoStack + redoStack
    let nested = (steps + open).flatMap(\.nestedGroups)
    let closed = steps + nested
    let claims = [
      ("more steps to undo than levels", levelsOfUndo > 0 && undoStack.count > levelsOfUndo),
      ("more steps to redo than levels", levelsOfUndo > 0 && redoStack.count > levelsOfUndo),
      ("registration enabled more often than disabled", disableCount < 0),
      ("an undo or redo that collects nowhere", performance != nil && open.isEmpty),
      ("an emptied group that stayed", closed.contains(where: \.isSpent)),
      ("a nested event's group", (open.dropFirst() + nested).contains(where: \.isEventGroup)),
      (
        "an empty group that was to be dropped",
        policy.emptyGroups == .dropped && closed.contains { $0.steps.isEmpty }
      ),
      (
        "a unit where groups are flattened",
        policy.nestedGroups == .flattened && !nested.isEmpty
      ),
    ]
    return claims.filter(\.1).map(\.0)
  }
}

extension UndoGroup {
  /// The closed groups inside, at any depth.
  fileprivate var nestedGroups: [UndoGroup] {
    steps.flatMap { step -> [UndoGroup] in
      guard case .group(let group) = step else { return [] }
      return [group] + group.nestedGroups
    }
  }
}
