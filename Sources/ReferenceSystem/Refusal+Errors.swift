import AddressBook
import Conformance
import Headless
import Undo

extension Refusal {
  /// A refusal in the words of the wire for whatever the domain refused with.
  init(of error: any Error) {
    switch error {
    case let refusal as Refusal: self = refusal
    case let refused as IntentRefused:
      self.init(refused.code.rawValue, Refusal.sentence(refused))
    case let error as PresentationError:
      self.init(error.code, "The screen cannot be shown or dismissed now: \(error.code).")
    case let error as RecordError:
      self.init(error.code, "The record refuses the change: \(error.reason).")
    case let error as SaveError:
      self.init(error.code, "The address book cannot be saved: \(error).")
    case let error as AccessError:
      self.init(error.code, "No address book is given: \(error.code).")
    case let error as UndoError:
      self.init(error.code, "The undo manager cannot do that now: \(error.code).")
    default: self.init("failed", "\(error)")
    }
  }

  private static func sentence(_ refused: IntentRefused) -> String {
    refused.what.isEmpty
      ? "That is not possible now: \(refused.code.rawValue)."
      : "That is not possible now: \(refused.code.rawValue), \(refused.what)."
  }
}

extension RecordError {
  /// The word on the wire.
  fileprivate var code: String {
    switch reason {
    case .wrongType, .controlCharacter, .unknownKey, .impossibleDate, .unknownCode: "wrongType"
    case .indexOutOfRange: "indexOutOfRange"
    case .keptByStore: "keptByStore"
    case .foreignRecord: "foreignRecord"
    case .unknownRecord: "unknownRecord"
    case .alreadyAdded: "alreadyAdded"
    case .notPermittedByUser: "notPermittedByUser"
    }
  }
}

extension SaveError {
  fileprivate var code: String {
    switch self {
    case .notPermittedByUser: "notPermittedByUser"
    case .notPermittedByStore: "notPermittedByStore"
    case .store: "storeFailed"
    }
  }
}

extension PresentationError {
  /// The word on the wire.
  var code: String {
    switch self {
    case .alreadyPresenting: "alreadyPresenting"
    case .inTransition: "inTransition"
    case .nothingToDismiss: "nothingToDismiss"
    case .needsNavigation: "needsNavigation"
    case .isNavigationItself: "isNavigationItself"
    case .curlNotPossible: "curlNotPossible"
    case .alreadyOnStack: "alreadyOnStack"
    case .alreadyShown: "alreadyShown"
    case .notShown: "notShown"
    }
  }
}

extension AccessError {
  /// The word on the wire.
  var code: String {
    switch self {
    case .notPermittedByStore: "notPermittedByStore"
    case .notPermittedByUser: "notPermittedByUser"
    }
  }
}
