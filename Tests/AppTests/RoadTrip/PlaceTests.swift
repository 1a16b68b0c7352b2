import Fakes
import RoadTrip
import Storage
import StorageTesting
import Testing
import Undo

@Suite struct PlaceTests {
  private let needles: [HotelField: String] = [
    .name: "The Parent's Inn", .street: "12 Broadway", .city: "Needles", .state: "CA",
    .zip: "92363",
  ]

  @Test func `the pin bears the hotel's name and stands where the address is`() throws {
    let rig = try TripRig()
    try rig.addHotel(needles)
    let pin = try #require(rig.trip.annotations.first)
    #expect(pin.title == "The Parent's Inn")
    #expect(pin.subtitle == "12 Broadway, Needles, CA 92363")
    #expect(pin.coordinate == Coordinate(latitude: 34.8481, longitude: -114.6145))
    #expect(pin.hotel == rig.trip.hotels.first?.id)
  }

  @Test func `an edit moves the pin and adds none`() throws {
    let rig = try TripRig()
    try rig.addHotel()
    try rig.editHotel("Hotel California", needles)
    #expect(rig.pins == ["The Parent's Inn"])
    try rig.shake("Undo Edit Hotel")
    #expect(rig.trip.annotations.first?.coordinate.latitude == 37.7793)
    try rig.shake("Redo Edit Hotel")
    #expect(rig.trip.annotations.first?.coordinate.latitude == 34.8481)
    #expect(rig.geocoder.questions.count == 2)
  }

  @Test func `another name alone is no new question, and the pin is renamed`() throws {
    let rig = try TripRig()
    try rig.addHotel(needles)
    try rig.editHotel("The Parent's Inn", [.name: "Needles Inn"])
    #expect(rig.pins == ["Needles Inn"])
    #expect(rig.geocoder.questions.count == 1)
  }

  @Test func `a failure keeps the hotel, shows no pin and can be read`() throws {
    let rig = try TripRig()
    rig.geocoder.failure = .network
    try rig.addHotel(needles)
    #expect(rig.names == ["The Parent's Inn"])
    #expect(rig.pins.isEmpty)
    #expect(rig.trip.hotels.first?.place == .failed(.network))
    #expect(try rig.saved().first?.place == .failed(.network))
    rig.geocoder.failure = nil
    try rig.editHotel("The Parent's Inn", [:])
    #expect(rig.pins == ["The Parent's Inn"])
  }

  @Test func `a changed address that is not found loses the old pin`() throws {
    let rig = try TripRig()
    try rig.addHotel(needles)
    try rig.editHotel("The Parent's Inn", [.city: "Nowhere", .zip: "00000"])
    #expect(rig.pins.isEmpty)
    #expect(rig.trip.hotels.first?.place == .failed(.noResult))
    try rig.shake("Undo Edit Hotel")
    #expect(rig.pins == ["The Parent's Inn"])
  }

  @Test func `a hotel without an address is not looked up`() throws {
    let rig = try TripRig()
    try rig.addHotel([.street: "", .city: " ", .state: "", .zip: ""])
    #expect(rig.geocoder.questions.isEmpty)
    #expect(rig.trip.hotels.first?.place == .unasked)
    try rig.editHotel("Hotel California", needles)
    #expect(rig.pins == ["The Parent's Inn"])
    try rig.editHotel("The Parent's Inn", [.street: "", .city: "", .state: "", .zip: ""])
    #expect(rig.pins.isEmpty)
  }

  @Test func `a late answer appears, is saved, is reported and is no step to undo`() throws {
    let rig = try TripRig()
    rig.geocoder.pace = .after(milliseconds: 2000)
    try rig.addHotel(needles)
    #expect(rig.front == "hotels")
    #expect(rig.pins.isEmpty)
    #expect(try rig.savedNames() == ["The Parent's Inn"])
    _ = rig.recorder.takeEvents()
    rig.clock.advance(milliseconds: 2000)
    #expect(rig.pins == ["The Parent's Inn"])
    #expect(try rig.saved() == rig.trip.hotels)
    #expect(
      rig.recorder.names == [
        "geocoder.answered", "hotelList.willChange", "hotelList.update", "hotelList.didChange",
        "trip.saved",
      ])
    #expect(try rig.shakeChoices() == ["Undo Edit Hotel", "Cancel"])
  }

  @Test(arguments: [true, false])
  func `an answer for an address that changed meanwhile is dropped`(_ endsOnCancel: Bool) throws {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    rig.geocoder.endsOnCancel = endsOnCancel
    try rig.addHotel()
    try rig.editHotel("Hotel California", needles)
    rig.geocoder.answer(0)
    #expect(rig.pins.isEmpty)
    #expect(rig.trip.hotels.first?.place == .asked)
    rig.geocoder.answer(1)
    #expect(rig.trip.annotations.first?.coordinate.latitude == 34.8481)
  }

  @Test(arguments: [true, false])
  func `places out of order go where they belong`(_ endsOnCancel: Bool) throws {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    rig.geocoder.endsOnCancel = endsOnCancel
    try rig.addHotel()
    try rig.addHotel(needles)
    try rig.editHotel("Hotel California", [.city: "Las Vegas", .state: "NV", .zip: "89101"])
    rig.geocoder.answer(2)
    rig.geocoder.answer(0)
    rig.geocoder.answer(1)
    #expect(rig.trip.annotations.map(\.coordinate.latitude) == [36.1716, 34.8481])
  }

  @Test func `an answer for a deleted hotel is dropped, and the question asked again on undo`()
    throws
  {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    try rig.addHotel(needles)
    try rig.list.delete(try rig.hotel("The Parent's Inn"))
    rig.geocoder.answer(0)
    #expect(rig.pins.isEmpty)
    try rig.shake("Undo Delete Hotel")
    #expect(rig.geocoder.unanswered == [1])
    rig.geocoder.answer(1)
    #expect(rig.pins == ["The Parent's Inn"])
  }

  @Test
  func `an answer for an edit that was undone is dropped, and the question asked again on redo`()
    throws
  {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    try rig.addHotel()
    try rig.shake("Undo Edit Hotel")
    rig.geocoder.answer(0)
    #expect(rig.pins.isEmpty)
    #expect(rig.trip.hotels.first?.place == .unasked)
    try rig.shake("Redo Edit Hotel")
    rig.geocoder.answer(1)
    #expect(rig.pins == ["Hotel California"])
  }

  @Test func `an undo to an open request keeps a place that came since`() throws {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    try rig.addHotel(needles)
    try rig.editHotel("The Parent's Inn", [.name: "Needles Inn"])
    rig.geocoder.answer(0)
    try rig.shake("Undo Edit Hotel")
    #expect(rig.pins == ["The Parent's Inn"])
    #expect(rig.geocoder.questions.count == 1)
  }

  @Test func `an answer after the list was left reaches store and map`() throws {
    let rig = try TripRig()
    rig.geocoder.pace = .held
    try rig.addHotel(needles)
    try rig.leaveList()
    #expect(rig.map.annotations.isEmpty)
    rig.geocoder.answer(0)
    #expect(rig.map.annotations.map(\.title) == ["The Parent's Inn"])
    #expect(try rig.saved().first?.annotation != nil)
  }

  @Test func `a question that a killed app left open is asked again`() throws {
    let base = MemoryTripStore()
    let rig = try TripRig(base: base)
    rig.geocoder.pace = .held
    try rig.addHotel(needles)
    #expect(try rig.saved().first?.place == .asked)
    let reopened = try TripRig(base: base)
    #expect(reopened.pins == ["The Parent's Inn"])
    #expect(reopened.geocoder.questions.count == 1)
  }

  @Test func `a list that is gone gets no place`() throws {
    let geocoder = ScriptedGeocoder(try places(), clock: ManualClock())
    geocoder.pace = .held
    let hotel = Hotel(id: HotelID(rawValue: "a"), fields: .defaults, place: .asked)
    let trip = try Trip(store: MemoryTripStore([hotel]), makeID: { "b" })
    var list: HotelController? = HotelController(
      trip: trip,
      services: HotelServices(
        screens: ScriptedContactScreens(), makeAddressBook: { ScriptedPeoplePicker().addressBook },
        geocoder: geocoder))
    #expect(geocoder.unanswered == [0])
    #expect(list != nil)
    list = nil
    geocoder.answer(0)
    #expect(trip.hotels == [hotel])
  }
}

@Suite struct GazetteerTests {
  private func look(_ gazetteer: Gazetteer, _ address: StreetAddress) -> Result<
    Coordinate, GeocodingError
  >? {
    var answer: Result<Coordinate, GeocodingError>?
    _ = gazetteer.geocode(address) { answer = $0 }
    return answer
  }

  private func latitude(_ gazetteer: Gazetteer, _ address: StreetAddress) -> Double? {
    try? look(gazetteer, address)?.get().latitude
  }

  @Test func `the fixture knows the chapter's places`() throws {
    let gazetteer = try places()
    #expect(latitude(gazetteer, HotelFields.defaults.address) == 37.7793)
    #expect(latitude(gazetteer, StreetAddress(zip: "92363")) == 34.8481)
  }

  @Test func `the ZIP decides, then city and state in either spelling`() throws {
    let gazetteer = try places()
    #expect(
      latitude(gazetteer, StreetAddress(city: "Boston", state: "MA", zip: " 92363-1234")) == 34.8481
    )
    #expect(
      latitude(gazetteer, StreetAddress(city: " NEEDLES ", state: "ca", zip: "00000")) == 34.8481)
    #expect(latitude(gazetteer, StreetAddress(city: "Needles", state: "California")) == 34.8481)
    #expect(look(gazetteer, StreetAddress(city: "Needles", state: "NV")) == .failure(.noResult))
    #expect(look(gazetteer, StreetAddress(city: "Needles")) == .failure(.noResult))
    #expect(look(gazetteer, StreetAddress(street: "Nowhere")) == .failure(.noResult))
  }

  @Test(arguments: [
    "92363\tNeedles\tCA\tCalifornia\t34.8",
    "92363\tNeedles\tCA\tCalifornia\t34.8\teast",
    "92363\tNeedles\tCA\tCalifornia\t94.8\t-114.6",
    "92363\tNeedles\tCA\tCalifornia\t34.8\t-114.6\tmore",
  ])
  func `a line that is no place is named`(_ line: String) {
    #expect(throws: GazetteerError(line: 3)) { try Gazetteer("# places\r\n\r\n\(line)\r\n") }
  }

  @Test func `a file that is not there is named`() {
    #expect(throws: StorageError(.read, "/nowhere/places.tsv", .notFound)) {
      try Gazetteer(contentsOf: "/nowhere/places.tsv", on: FakeDisk())
    }
  }

  @Test func `no coordinate is off the earth`() {
    #expect(Coordinate(latitude: 90, longitude: -180) != nil)
    #expect(Coordinate(latitude: 90.1, longitude: 0) == nil)
    #expect(Coordinate(latitude: 0, longitude: .nan) == nil)
  }
}
