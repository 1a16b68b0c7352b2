import Conformance
import Fakes
import JSON
import Undo

/// A client program with an undo manager and documents, for the contract of the manager itself.
///
/// Events: `undoManager.` with the notifications' names, each with {level}; those of closing with
/// {discardable}; `undoManager.invoked` {document, text} for each action that is invoked.
final class UndoClient: UndoObserver {
  let history: UndoHistory
  private let recorder: EventRecorder
  private var documents: [String: UndoDocument] = [:]

  init(_ policy: UndoHistory.Policy, recorder: EventRecorder) {
    history = UndoHistory(policy: policy)
    self.recorder = recorder
    history.addObserver(self)
  }

  /// The document of that name; a new one joins the manager.
  func document(_ name: String) -> UndoDocument {
    if let document = documents[name] { return document }
    let document = UndoDocument(name, history: history, recorder: recorder)
    documents[name] = document
    return document
  }

  /// Lets the document die without a word to the manager.
  func drop(_ name: String) throws(Refusal) {
    guard documents.removeValue(forKey: name) != nil else {
      throw Refusal("noDocument", "There is no document \(name).")
    }
  }

  /// Has every document register what is pending.
  func process() {
    for document in sortedDocuments { document.process() }
  }

  func askCanRedo() {
    let answer = history.canRedo
    recorder.record("undoManager.canRedo", ["answer": .flag(answer)])
  }

  func undoHistory(_ manager: any UndoManaging, posted notification: UndoNotification) {
    var details: [String: EventDetail] = ["level": .number(history.groupingLevel)]
    if let isDiscardable = notification.isDiscardable {
      details["discardable"] = .flag(isDiscardable)
    }
    recorder.record("undoManager.\(notification.name)", details)
    if notification == .checkpoint { process() }
  }

  var texts: JSONValue {
    .object(sortedDocuments.map { JSONMember($0.name, .string($0.text)) })
  }

  private var sortedDocuments: [UndoDocument] {
    documents.values.sorted { $0.name < $1.name }
  }
}

extension UndoNotification {
  fileprivate var name: String {
    switch self {
    case .checkpoint: "checkpoint"
    case .didOpenGroup: "didOpenGroup"
    case .willCloseGroup: "willCloseGroup"
    case .didCloseGroup: "didCloseGroup"
    case .willUndo: "willUndo"
    case .didUndo: "didUndo"
    case .willRedo: "willRedo"
    case .didRedo: "didRedo"
    }
  }

  fileprivate var isDiscardable: Bool? {
    switch self {
    case .willCloseGroup(let isDiscardable), .didCloseGroup(let isDiscardable): isDiscardable
    default: nil
    }
  }
}

extension UndoError {
  /// The word on the wire.
  var code: String {
    switch self {
    case .noGroupOpen: "noGroupOpen"
    case .nestedGroupsOpen: "nestedGroupsOpen"
    case .ungroupedActions: "ungroupedActions"
    case .duringUndo: "duringUndo"
    case .duringRedo: "duringRedo"
    case .registrationNotDisabled: "registrationNotDisabled"
    }
  }
}
