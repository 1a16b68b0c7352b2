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
      self.init("\(error)", "The screen cannot be shown or dismissed now: \(error).")
    case let error as RecordError:
      self.init("record", "The record refuses the change: \(error.reason).")
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
