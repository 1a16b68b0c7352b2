import Fakes
import Headless
import RoadTrip
import Testing
import Undo

@Suite struct SaveFailureTests {
  @Test(arguments: ScreenImplementation.allCases)
  func `a failed save shows an alert, and everything stays`(_ screens: ScreenImplementation) throws
  {
    let rig = try TripRig(screens)
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel()
    #expect(rig.alert?.title == "The trip could not be saved.")
    #expect(rig.alert?.message.contains("trip.json") == true)
    #expect(rig.alert?.buttons.map(\.title) == ["Try Again", "OK"])
    #expect(rig.front == "hotels")
    #expect(rig.names == ["Hotel California"])
    #expect(rig.trip.hasUnsavedChanges)
    #expect(try rig.savedNames().isEmpty)
    #expect((rig.list.history as? UndoHistory)?.undoCount == 2)
  }

  @Test func `trying again saves once the trouble is over`() throws {
    let rig = try TripRig()
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel()
    try rig.window.chooseInAlert("Try Again")
    #expect(rig.alert != nil)
    rig.store.saveFailure = nil
    try rig.window.chooseInAlert("Try Again")
    #expect(rig.alert == nil)
    #expect(try rig.savedNames() == ["Hotel California"])
    #expect(!rig.trip.hasUnsavedChanges)
  }

  @Test func `a failing step shows one alert`() throws {
    let rig = try TripRig()
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel()
    try rig.window.chooseInAlert("OK")
    #expect(rig.alert == nil)
  }

  @Test
  func
    `however often saving fails while the alert is up there is one, and none after all is saved`()
    throws
  {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel()
    rig.geocoder.answer(0)
    #expect(rig.alert != nil)
    rig.store.saveFailure = nil
    try rig.window.chooseInAlert("Try Again")
    #expect(rig.alert == nil)
    #expect(try rig.savedNames() == ["Hotel California"])
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.list.delete(try rig.hotel("Hotel California"))
    #expect(rig.alert != nil)
    try rig.window.chooseInAlert("OK")
    #expect(rig.alert == nil)
  }

  @Test func `a place that saves all while the alert is up leaves nothing to try again`() throws {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel()
    rig.store.saveFailure = nil
    rig.geocoder.answer(0)
    #expect(!rig.trip.hasUnsavedChanges)
    try rig.window.chooseInAlert("Try Again")
    #expect(rig.alert == nil)
    #expect(rig.store.saveCount == 1)
  }

  @Test
  func `a save that fails once another app has the window shows its alert when the list is back`()
    throws
  {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    try rig.addHotel()
    try rig.leaveList()
    rig.store.saveFailure = FailingTripStore.fullDisk
    rig.geocoder.answer(0)
    #expect(rig.trip.hasUnsavedChanges)
    if rig.alert == nil { try rig.openList() }
    #expect(rig.alert?.title == "The trip could not be saved.")
    rig.store.saveFailure = nil
    try rig.window.chooseInAlert("Try Again")
    #expect(!rig.trip.hasUnsavedChanges)
    #expect(rig.alert == nil)
    try rig.openElsewhere()
    try rig.openList()
    #expect(rig.alert == nil)
  }

  @Test
  func `while the shake's question is up a late place comes: the step in question is taken back`()
    throws
  {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    try rig.addHotel()
    rig.device.shake()
    rig.geocoder.answer(0)
    #expect(rig.pins == ["Hotel California"])
    try rig.window.chooseInAlert("Undo Edit Hotel")
    #expect(rig.pins.isEmpty)
    #expect(rig.names == ["Hotel California"])
  }

  @Test func `the next step saves what is outstanding`() throws {
    let rig = try TripRig()
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel()
    try rig.window.chooseInAlert("OK")
    rig.store.saveFailure = nil
    try rig.addHotel([.name: "Mojave Motel"])
    #expect(try rig.savedNames() == ["Hotel California", "Mojave Motel"])
  }

  @Test func `undo is possible after a failed save, and shows an alert when it fails too`() throws {
    let rig = try TripRig()
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel([.name: "Mojave Motel"])
    try rig.window.chooseInAlert("OK")
    try rig.shake("Undo Edit Hotel")
    #expect(rig.names == ["Hotel California"])
    #expect(rig.alert?.buttons.map(\.title) == ["Try Again", "OK"])
  }

  @Test func `leaving with a trip that cannot be saved keeps the data and the way back`() throws {
    let rig = try TripRig()
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel()
    try rig.window.chooseInAlert("OK")
    try rig.leaveList()
    #expect(rig.alert != nil)
    #expect(rig.list.history.canUndo)
    #expect(rig.names == ["Hotel California"])
    rig.store.saveFailure = nil
    try rig.window.chooseInAlert("Try Again")
    #expect(try rig.savedNames() == ["Hotel California"])
    #expect(!rig.list.history.canUndo)
  }

  @Test func `save can be called by hand and throws what failed`() throws {
    let rig = try TripRig()
    rig.store.saveFailure = FailingTripStore.fullDisk
    try rig.addHotel()
    #expect(throws: FailingTripStore.fullDisk) { try rig.list.save() }
    rig.store.saveFailure = nil
    try rig.list.save()
    #expect(try rig.savedNames() == ["Hotel California"])
  }

  @Test func `a trip that cannot be loaded is not opened`() {
    let store = FailingTripStore()
    let failure = TripStoreError.malformed(path: "trip.json", TripFileFault(.notJSON(offset: 3)))
    store.loadFailure = failure
    #expect(throws: failure) { try Trip(store: store, makeID: { "x" }) }
  }
}

@Suite struct LeaveTests {
  @Test(arguments: ScreenImplementation.allCases)
  func `being covered saves nothing and keeps undo`(_ screens: ScreenImplementation) throws {
    let rig = try TripRig(screens)
    try rig.list.add()
    #expect(rig.store.saveCount == 0)
    #expect((rig.list.history as? UndoHistory)?.undoCount == 1)
    #expect(rig.map.annotations.isEmpty)
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `leaving saves what is outstanding and rebuilds the map`(_ screens: ScreenImplementation)
    throws
  {
    let rig = try TripRig(screens)
    try rig.addHotel()
    #expect(rig.map.annotations.isEmpty)
    try rig.leaveList()
    #expect(rig.map.annotations.map(\.title) == ["Hotel California"])
    #expect(rig.store.saveCount == 1)
  }

  @Test func `a trip that is saved while a new hotel's form is open is saved without it`() throws {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    try rig.addHotel([.name: "Amber Inn"])
    try rig.list.add()
    rig.geocoder.answer(0)
    #expect(rig.names == ["Amber Inn", "Hotel California"])
    #expect(rig.list.rows.map(\.isDraft) == [false, true])
    #expect(try rig.savedNames() == ["Amber Inn"])
    #expect(try rig.saved().map(\.annotation?.title) == ["Amber Inn"])
    #expect(!rig.trip.hasUnsavedChanges)
    try rig.form().save()
    #expect(try rig.savedNames() == ["Amber Inn", "Hotel California"])
  }

  @Test func `a form whose presentation fails leaves no hotel, no step and no form`() throws {
    let rig = try TripRig(hotels: [
      Hotel(id: HotelID(rawValue: "a"), fields: HotelFields(name: "Amber Inn"))
    ])
    rig.window.transitions = .deferred
    try rig.window.root?.present(Elsewhere(), in: .none, transition: .coverVertical)
    rig.window.finishTransition()
    try rig.window.root?.dismiss()
    #expect(throws: (any Error).self) { try rig.list.add() }
    rig.window.finishTransition()
    let recorder = EventRecorder()
    let presenter = RecordingPresenter(rig.list, recorder: recorder)
    for step in [{ try rig.list.add() }, { try rig.list.edit(HotelID(rawValue: "a")) }] {
      presenter.refusal = .alreadyPresenting
      #expect(throws: PresentationError.alreadyPresenting, performing: step)
      #expect(rig.list.form == nil)
      #expect(rig.names == ["Amber Inn"])
      #expect(!rig.list.history.canUndo)
      #expect(rig.store.saveCount == 0)
    }
    presenter.refusal = nil
    try rig.list.add()
    #expect(presenter.front === rig.list.form)
  }

  @Test func `leaving with nothing changed saves nothing`() throws {
    let rig = try TripRig()
    try rig.leaveList()
    #expect(rig.store.saveCount == 0)
  }

  @Test func `the app is killed while the form is up`() throws {
    let base = MemoryTripStore()
    let rig = try TripRig(base: base)
    try rig.addHotel([.name: "Amber Inn"])
    try rig.list.add()
    #expect(try TripRig(base: base).names == ["Amber Inn"])
  }

  @Test func `the list and its form are taken away together, which cancels the form`() throws {
    let rig = try TripRig()
    try rig.addHotel([.name: "Amber Inn"])
    try rig.list.add()
    try rig.leaveList()
    #expect(rig.names == ["Amber Inn"])
    #expect(rig.list.form == nil)
    #expect(try rig.savedNames() == ["Amber Inn"])
    try rig.openList()
    try rig.addHotel([.name: "Beryl Inn"])
    #expect(try rig.savedNames() == ["Amber Inn", "Beryl Inn"])
  }

  @Test func `a form that another object dismisses was cancelled, and the list saves again`() throws
  {
    let rig = try TripRig()
    try rig.list.add()
    try rig.window.root?.dismiss()
    #expect(rig.front == "hotels")
    #expect(rig.names.isEmpty)
    #expect(rig.list.form == nil)
    try rig.addHotel()
    #expect(try rig.savedNames() == ["Hotel California"])
  }
}
