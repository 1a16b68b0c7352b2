public import Undo

/// A link of the responder chain: text field, screen, window (R-UN-37).
public protocol Responder: AnyObject {
  /// Its undo history; nil passes on to the next one.
  var undoHistory: (any UndoManaging)? { get }
  /// What is asked next; nil at the end of the chain.
  var nextResponder: (any Responder)? { get }
}
