import Testing
import Undo

/// Something whose changes can be undone: one number.
///
/// Every document checks, when it goes, that its history's own state is consistent.
final class Document {
  let history: UndoHistory
  private(set) var value: Int
  /// Every value it was set to, the first one included.
  private(set) var past: [Int]

  init(_ value: Int = 0, history: UndoHistory = UndoHistory()) {
    self.value = value
    self.past = [value]
    self.history = history
  }

  deinit {
    #expect(history.brokenInvariants == [])
  }

  /// Changes the value and registers the way back.
  func set(_ new: Int) {
    #expect(throws: Never.self) { try trySet(new) }
  }

  /// Registers the way back and changes the value, unless that is refused.
  func trySet(_ new: Int) throws(UndoError) {
    let old = value
    try history.register(self) { $0.set(old) }
    value = new
    past.append(new)
  }

  /// A change in a group of its own.
  func setInGroup(_ new: Int) throws {
    history.beginGroup()
    set(new)
    try history.endGroup()
  }

  /// A change in an event of its own, which may have a name.
  func setInEvent(_ new: Int, named name: String? = nil) {
    set(new)
    if let name { history.setActionName(name) }
    history.endEvent()
  }
}

extension UndoHistory {
  /// A history whose groups are all asked for.
  static func byHand(_ policy: Policy = Policy()) -> UndoHistory {
    let history = UndoHistory(policy: policy)
    history.groupsByEvent = false
    return history
  }

  /// Registers an action that does nothing.
  func registerNothing(for target: AnyObject) throws {
    try register(target) { _ in }
  }
}
