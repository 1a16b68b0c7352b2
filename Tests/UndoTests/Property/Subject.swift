import Undo

/// The real history, with its documents.
struct Subject {
  let history: UndoHistory
  private var documents: [Document]

  init(_ policy: UndoHistory.Policy) {
    let history = UndoHistory(policy: policy)
    self.history = history
    documents = [Document(history: history), Document(history: history)]
  }

  mutating func run(_ operation: Operation) -> Observation {
    var isRefused = false
    do throws(UndoError) { try perform(operation) } catch { isRefused = true }
    return Observation(
      values: documents.map(\.value), isRefused: isRefused, level: history.groupingLevel,
      undoCount: history.undoCount, redoCount: history.redoCount,
      undoName: history.undoActionName, redoName: history.redoActionName,
      isEnabled: history.isRegistrationEnabled)
  }

  private mutating func perform(_ operation: Operation) throws(UndoError) {
    switch operation {
    case .set(let slot, let value): try documents[slot].trySet(value)
    case .beginGroup: history.beginGroup()
    case .endGroup: try history.endGroup()
    case .endEvent: history.endEvent()
    case .undo: try history.undo()
    case .redo: try history.redo()
    case .undoNestedGroup: try history.undoNestedGroup()
    case .name(let name): history.setActionName(name)
    case .disable: history.disableRegistration()
    case .enable: try history.enableRegistration()
    case .groupByEvent(let flag): history.groupsByEvent = flag
    case .levels(let levels): history.levelsOfUndo = levels
    case .removeAll: history.removeAllActions()
    case .removeAllOfTarget(let slot): history.removeAllActions(withTarget: documents[slot])
    case .replaceDocument(let slot): documents[slot] = Document(history: history)
    }
  }
}
