import Fakes
import Headless
import RoadTrip
import Testing
import Undo

@Suite struct AddHotelTests {
  @Test(arguments: ScreenImplementation.allCases)
  func `adding flips the form over the list in a navigation container`(
    _ screens: ScreenImplementation
  ) throws {
    let rig = try TripRig(screens)
    try rig.list.add()
    #expect(rig.front == "form")
    let form = try rig.form()
    #expect(form.title == "Hotel Information")
    #expect(
      form.barButtons == [
        BarButton("Cancel", side: .left), BarButton("Save", side: .right, isDone: true),
      ])
    #expect(form.buttons == ["Get from Contacts", "Save to Contacts"])
    switch screens {
    case .headless:
      #expect(rig.window.frontmost?.transition == .flipHorizontal)
      #expect(rig.window.frontmost?.container == .navigation)
    case .scripted:
      #expect(
        rig.recorder.events.first
          == RecordedEvent(
            "presenter.present",
            ["screen": "form", "container": "navigation", "transition": "flipHorizontal"]))
    }
  }

  @Test func `all five fields show the defaults and have the chapter's traits`() throws {
    let rig = try TripRig()
    try rig.list.add()
    let form = try rig.form()
    #expect(form.fields == .defaults)
    #expect(form.textFields.map(\.name) == ["name", "street", "city", "state", "zip"])
    #expect(
      form.textFields.map(\.text) == [
        "Hotel California", "1 Dr Carlton B Goodlett Place", "San Francisco", "California", "94102",
      ])
    for field in form.textFields {
      #expect(field.clearButtonMode == .whileEditing)
      #expect(!field.clearsOnBeginEditing)
      #expect(field.traits.autocorrection == .no)
    }
  }

  @Test func `return lowers the keyboard in each field`() throws {
    let rig = try TripRig()
    try rig.list.add()
    for field in try rig.form().textFields {
      #expect(field.beginEditing())
      try field.tapReturn()
      #expect(!field.isEditing)
    }
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `save puts the hotel on the list, on the map and into the store`(
    _ screens: ScreenImplementation
  ) throws {
    let rig = try TripRig(screens)
    try rig.addHotel([.name: "The Parent's Inn", .city: "Needles", .zip: "92363"])
    #expect(rig.front == "hotels")
    #expect(rig.names == ["The Parent's Inn"])
    #expect(rig.pins == ["The Parent's Inn"])
    #expect(try rig.savedNames() == ["The Parent's Inn"])
    #expect(rig.store.saveCount == 1)
    #expect(rig.list.form == nil)
  }

  @Test func `a draft is on the list at once, marked, unsaved and without a pin`() throws {
    let rig = try TripRig()
    try rig.list.add()
    #expect(rig.list.rows.map(\.isDraft) == [true])
    #expect(rig.names == ["Hotel California"])
    #expect(rig.pins.isEmpty)
    #expect(rig.geocoder.questions.isEmpty)
    #expect(!rig.trip.hasUnsavedChanges)
    #expect(try rig.savedNames().isEmpty)
  }

  @Test(arguments: ["", "  ", "\u{00A0}\t"])
  func `a blank name is refused and the form stays as it was`(_ name: String) throws {
    let rig = try TripRig()
    try rig.list.add()
    try rig.enter([.name: name, .city: "Needles"])
    let before = try rig.form().fields
    try rig.form().save()
    #expect(rig.alert?.title == "A hotel needs a name.")
    #expect(rig.front == "form")
    #expect(try rig.form().fields == before)
    #expect(rig.store.saveCount == 0)
    try rig.window.chooseInAlert("OK")
    try rig.enter([.name: "Motel Bagdad"])
    try rig.form().save()
    #expect(rig.names == ["Motel Bagdad"])
  }

  @Test func `save takes what is being typed at that moment`() throws {
    let rig = try TripRig()
    try rig.list.add()
    let name = try #require(try rig.form().textFields.first)
    #expect(name.beginEditing())
    try name.type("!")
    try rig.form().save()
    #expect(rig.names == ["Hotel California!"])
  }

  @Test func `intents without their screen are refused and change nothing`() throws {
    let rig = try TripRig()
    try rig.list.add()
    let form = try rig.form()
    #expect(throws: IntentRefused(.notShown, "hotels")) { try rig.list.add() }
    #expect(throws: IntentRefused(.notShown, "hotels")) {
      try rig.list.delete(try rig.hotel("Hotel California"))
    }
    try form.save()
    #expect(throws: IntentRefused(.alreadyEnded, "form")) { try form.save() }
    #expect(throws: IntentRefused(.alreadyEnded, "form")) { try form.cancel() }
    let unknown = HotelID(rawValue: "nobody")
    #expect(throws: IntentRefused(.notListed, "nobody")) { try rig.list.edit(unknown) }
    #expect(throws: IntentRefused(.notListed, "nobody")) { try rig.list.delete(unknown) }
    try rig.leaveList()
    #expect(throws: IntentRefused(.notShown, "hotels")) { try rig.list.add() }
    #expect(rig.names == ["Hotel California"])
    #expect(rig.store.saveCount == 1)
  }

  @Test func `a presentation that is refused leaves nothing behind`() throws {
    let rig = try TripRig(.scripted)
    let presenter = RecordingPresenter(rig.list)
    presenter.refusal = .inTransition
    #expect(throws: PresentationError.inTransition) { try rig.list.add() }
    #expect(rig.names.isEmpty)
    #expect(rig.list.form == nil)
    #expect(!rig.list.history.canUndo)
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `cancel leaves neither hotel nor pin, and ends once`(_ screens: ScreenImplementation) throws
  {
    let rig = try TripRig(
      screens, hotels: [Hotel(id: HotelID(rawValue: "z"), fields: HotelFields(name: "Zuni"))])
    try rig.list.add()
    let form = try rig.form()
    rig.recorder.follow(form)
    _ = rig.recorder.takeEvents()
    try form.cancel()
    #expect(rig.recorder.names.filter { $0 == "form.didFinish" }.count == 1)
    #expect(rig.names == ["Zuni"])
    #expect(rig.pins.isEmpty)
    #expect(rig.front == "hotels")
    #expect(rig.store.saveCount == 0)
  }

  @Test func `hotels stand in the order of their names`() throws {
    let rig = try TripRig()
    for name in ["Zuni Lodge", "amber Inn", "Mojave Motel"] { try rig.addHotel([.name: name]) }
    #expect(rig.names == ["amber Inn", "Mojave Motel", "Zuni Lodge"])
  }

  @Test func `rows show the address as a person writes it`() {
    let all = StreetAddress(street: "12 Broadway", city: "Needles", state: "CA", zip: "92363")
    #expect(all.line == "12 Broadway, Needles, CA 92363")
    #expect(all.query == "12 Broadway Needles CA 92363")
    #expect(StreetAddress(city: "Gallup", state: "NM", zip: "87301").line == "Gallup, NM 87301")
    #expect(StreetAddress(street: " ", zip: "87301").line == "87301")
    #expect(StreetAddress(street: " ").isBlank)
  }
}
