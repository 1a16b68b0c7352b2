import Fakes
import Headless
import RoadTrip
import Testing
import Undo

@Suite struct UndoTests {
  private let inn: [HotelField: String] = [
    .name: "The Parent's Inn", .street: "12 Broadway", .city: "Needles", .state: "CA",
    .zip: "92363",
  ]

  @Test func `the shake alerts are those of figures 1-15 and 1-16`() throws {
    let rig = try TripRig()
    try rig.addHotel(inn)
    #expect(try rig.shakeChoices() == ["Undo Edit Hotel", "Cancel"])
    try rig.shake("Undo Edit Hotel")
    #expect(try rig.shakeChoices() == ["Undo Add Hotel", "Redo Edit Hotel", "Cancel"])
    try rig.shake("Undo Add Hotel")
    #expect(try rig.shakeChoices() == ["Redo Add Hotel", "Cancel"])
  }

  @Test func `the shake alert over the form is that of figure 1-13`() throws {
    let rig = try TripRig()
    try rig.addHotel(inn)
    try rig.list.add()
    #expect(try rig.shakeChoices() == [])
    let name = try #require(try rig.form().textFields.first)
    #expect(name.beginEditing())
    try name.type("!")
    #expect(try rig.shakeChoices() == ["Undo Typing", "Cancel"])
    try rig.shake("Undo Typing")
    #expect(name.text == "Hotel California")
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `undo takes back five values and the pin, and redo brings both again`(
    _ screens: ScreenImplementation
  ) throws {
    let rig = try TripRig(screens)
    try rig.addHotel(inn)
    let added = rig.trip.hotels
    try rig.shake("Undo Edit Hotel")
    #expect(rig.trip.hotels.map(\.fields) == [.defaults])
    #expect(rig.pins.isEmpty)
    #expect(try rig.savedNames() == ["Hotel California"])
    try rig.shake("Undo Add Hotel")
    #expect(rig.names.isEmpty)
    #expect(try rig.savedNames().isEmpty)
    try rig.shake("Redo Add Hotel")
    try rig.shake("Redo Edit Hotel")
    #expect(rig.trip.hotels == added)
    #expect(try rig.saved() == added)
    #expect(rig.geocoder.questions.count == 1)
  }

  @Test func `undoing the save of an untouched form takes the pin and keeps the values`() throws {
    let rig = try TripRig()
    try rig.addHotel()
    #expect(rig.pins == ["Hotel California"])
    try rig.shake("Undo Edit Hotel")
    #expect(rig.names == ["Hotel California"])
    #expect(rig.pins.isEmpty)
    try rig.shake("Redo Edit Hotel")
    #expect(rig.pins == ["Hotel California"])
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `undo cancel hotel brings the draft back, as printed`(_ screens: ScreenImplementation) throws
  {
    let rig = try TripRig(screens)
    try rig.list.add()
    try rig.enter(inn)
    try rig.form().cancel()
    #expect(rig.names.isEmpty)
    try rig.shake("Undo Cancel Hotel")
    #expect(rig.trip.hotels.map(\.fields) == [.defaults])
    #expect(rig.list.rows.map(\.isDraft) == [false])
    #expect(try rig.savedNames() == ["Hotel California"])
    try rig.shake("Redo Cancel Hotel")
    #expect(try rig.savedNames().isEmpty)
  }

  @Test func `a deleted hotel comes back as it was, pin and contact included`() throws {
    let rig = try TripRig()
    try rig.addHotel(inn)
    let before = rig.trip.hotels
    try rig.list.delete(try rig.hotel("The Parent's Inn"))
    #expect(rig.pins.isEmpty)
    #expect(try rig.savedNames().isEmpty)
    try rig.shake("Undo Delete Hotel")
    #expect(rig.trip.hotels == before)
    try rig.shake("Redo Delete Hotel")
    #expect(rig.names.isEmpty)
  }

  @Test func `an edit is one step, and a cancelled or empty one none`() throws {
    let hotel = Hotel(id: HotelID(rawValue: "a"), fields: HotelFields(name: "Amber Inn"))
    let rig = try TripRig(hotels: [hotel])
    try rig.list.edit(hotel.id)
    try rig.enter([.name: "Beryl Inn"])
    try rig.form().cancel()
    #expect(rig.names == ["Amber Inn"])
    #expect(try rig.shakeChoices() == [])
    try rig.editHotel("Amber Inn", [:])
    #expect(try rig.shakeChoices() == [])
    try rig.editHotel("Amber Inn", [.name: "Beryl Inn"])
    try rig.shake("Undo Edit Hotel")
    #expect(rig.trip.hotels == [hotel])
    #expect(try rig.shakeChoices() == ["Redo Edit Hotel", "Cancel"])
  }

  @Test func `a new step ends the redoing`() throws {
    let rig = try TripRig()
    try rig.addHotel(inn)
    try rig.shake("Undo Edit Hotel")
    try rig.list.delete(try rig.hotel("Hotel California"))
    #expect(try rig.shakeChoices() == ["Undo Delete Hotel", "Cancel"])
  }

  @Test func `each undo and redo is saved once`() throws {
    let rig = try TripRig()
    try rig.addHotel(inn)
    try rig.shake("Undo Edit Hotel")
    #expect(rig.store.saveCount == 2)
    try rig.shake("Redo Edit Hotel")
    #expect(rig.store.saveCount == 3)
  }

  @Test func `leaving ends undo, and being covered does not`() throws {
    let rig = try TripRig()
    try rig.addHotel(inn)
    try rig.list.add()
    try rig.form().cancel()
    #expect((rig.list.history as? UndoHistory)?.undoCount == 4)
    try rig.leaveList()
    #expect(!rig.list.history.canUndo)
    try rig.openList()
    #expect(try rig.shakeChoices() == [])
  }

  @Test func `undoing the insert under an open form loses nothing that was typed`() throws {
    let rig = try TripRig()
    try rig.list.add()
    #expect(rig.list.undoHistory == nil)
    try rig.list.history.undo()
    #expect(rig.names.isEmpty)
    try rig.enter(inn)
    try rig.form().save()
    #expect(rig.names == ["The Parent's Inn"])
    #expect(try rig.savedNames() == ["The Parent's Inn"])
    #expect(rig.pins == ["The Parent's Inn"])
  }
}
