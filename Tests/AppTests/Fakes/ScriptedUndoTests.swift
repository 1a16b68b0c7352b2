import Fakes
import Headless
import RoadTrip
import Testing
import Undo

private let lodge = Hotel(
  id: HotelID(rawValue: "kept"), fields: HotelFields(name: "Zuni Lodge"))

@Suite struct ScriptedUndoTests {
  let asked = EventRecorder()
  let undo: ScriptedUndo
  let rig: TripRig

  init() throws {
    undo = ScriptedUndo(recorder: asked)
    rig = try TripRig(hotels: [lodge], history: undo)
    _ = asked.takeEvents()
  }

  @Test func `a step of the list is registered, named and ended`() throws {
    try rig.list.delete(lodge.id)
    #expect(
      asked.events.map(\.description) == [
        "undo.register", "undo.name name=Delete Hotel", "undo.endEvent",
      ])
  }

  @Test func `leaving the list empties the manager that it was given`() throws {
    try rig.leaveList()
    #expect(asked.names.last == "undo.removeAll")
  }

  @Test func `an undo invokes what was registered, and is saved`() throws {
    try rig.list.delete(lodge.id)
    try undo.undo()
    #expect(rig.list.rows.map(\.name) == ["Zuni Lodge"])
    #expect(!rig.trip.hasUnsavedChanges)
  }

  @Test func `a shake offers the titles that the manager gives`() throws {
    undo.canUndo = true
    undo.canRedo = true
    undo.undoMenuTitle = "Undo This"
    undo.redoMenuTitle = "Redo That"
    #expect(try rig.shakeChoices() == ["Undo This", "Redo That", "Cancel"])
  }

  @Test func `a refused undo is thrown to its caller, and changes nothing`() throws {
    try rig.list.delete(lodge.id)
    undo.canUndo = true
    undo.failure = .nestedGroupsOpen(level: 2)
    #expect(throws: UndoError.nestedGroupsOpen(level: 2)) { try rig.shake("Undo") }
    #expect(rig.list.rows.isEmpty)
  }

  @Test func `a change whose registration is refused is made all the same`() throws {
    undo.failure = .noGroupOpen
    try rig.list.delete(lodge.id)
    #expect(rig.list.rows.isEmpty)
    #expect(!rig.trip.hasUnsavedChanges)
  }
}
