import Testing
import Undo

/// The example in the documentation of `UndoHistory`.
@Suite struct ExampleTests {
  private final class Hotel {
    let history: UndoHistory
    var name = "" {
      didSet {
        try? history.register(self) { $0.name = oldValue }
      }
    }
    init(history: UndoHistory) { self.history = history }
  }

  @Test func `the documented example does what it says`() throws {
    let history = UndoHistory()
    let hotel = Hotel(history: history)
    hotel.name = "The Parent's Inn"
    history.setActionName("Edit Hotel")
    history.endEvent()
    #expect(history.undoMenuTitle == "Undo Edit Hotel")
    try history.undo()
    #expect(hotel.name == "")
    #expect(history.redoMenuTitle == "Redo Edit Hotel")
    try history.redo()
    #expect(hotel.name == "The Parent's Inn")
  }
}
