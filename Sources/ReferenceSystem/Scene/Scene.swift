import AddressBook
import AddressBookUI
import BestFriend
import Conformance
import Fakes
import Headless
import RoadTrip

/// One scenario: the device with its data, and the app that runs on it until it is killed.
final class Scene {
  private let stores: SceneStores
  private let gazetteer: Gazetteer
  /// The app as it was launched last.
  private(set) var app: App
  /// The people that were loaded from a file, in its order.
  private(set) var loaded: [RecordID] = []

  /// Launches the app on what the scenario's directory holds, or on empty memory.
  init(_ surroundings: ScenarioEnvironment, backing: ReferenceSystem.Backing) throws {
    stores = try SceneStores(surroundings, backing: backing)
    gazetteer = try Places.gazetteer(surroundings.places)
    app = try App(stores, gazetteer, now: surroundings.now)
  }

  /// Drops every object of the app and launches it again on the same data.
  func relaunch() throws {
    app = try App(stores, gazetteer, now: app.clock.now)
  }

  /// What happened since this was asked last.
  func takeEvents() -> [Event] { app.recorder.takeEvents().map(Event.init) }

  /// Does what a finger on the screen does; an alert in the way takes every touch.
  func touching(_ body: () throws -> Void) throws {
    guard app.window.alert == nil else { throw IntentRefused(.alertInTheWay) }
    try body()
  }
}

// MARK: RoadTrip

extension Scene {
  /// The user goes from the trip to its hotels.
  func openHotels() throws {
    guard app.hotelList == nil, let navigation = app.window.root?.navigation else {
      throw IntentRefused(.notShown, "trip")
    }
    let list = HotelController(trip: app.trip, services: app.services)
    app.recorder.follow(list)
    try navigation.push(list)
    app.hotelList = list
  }

  /// The user goes back to the trip.
  func leaveHotels() throws {
    let list = try hotelList()
    guard app.window.visibleContent === list else { throw IntentRefused(.notShown, "hotels") }
    try touching { _ = try app.window.root?.navigation?.pop() }
    app.hotelList = nil
  }

  func hotelList() throws(IntentRefused) -> HotelController {
    guard let list = app.hotelList else { throw IntentRefused(.notShown, "hotels") }
    return list
  }

  func form() throws(IntentRefused) -> AddHotelController {
    guard let form = app.hotelList?.form else { throw IntentRefused(.notShown, "form") }
    return form
  }

  func hotel(named name: String) throws -> HotelID {
    guard let row = try hotelList().rows.first(where: { $0.name == name }) else {
      throw IntentRefused(.notListed, name)
    }
    return row.id
  }

  /// Another run of the app left these hotels behind.
  func storeTrip(_ hotels: [HotelFields]) throws {
    guard app.hotelList == nil else { throw IntentRefused(.alreadyEditing, "trip") }
    try app.tripStore.save(
      hotels.map { Hotel(id: HotelID(rawValue: stores.makeID()), fields: $0) })
    app.trip = try Trip(store: app.tripStore, makeID: stores.makeID)
  }

  /// What another run of the app would find.
  func savedHotels() throws -> [Hotel] {
    try Trip(store: stores.openTrip(), makeID: stores.makeID).hotels
  }
}

// MARK: BestFriend

extension Scene {
  /// The user opens the app BestFriend.
  func openBestFriend() throws {
    let database = app.database
    let screen = BestFriendController(screens: app.screens) { WorkingCopy(of: database) }
    app.recorder.follow(screen)
    try app.window.show(screen)
    app.bestFriend = screen
  }

  func bestFriend() throws(IntentRefused) -> BestFriendController {
    guard let screen = app.bestFriend else { throw IntentRefused(.notShown, "friend") }
    return screen
  }
}

// MARK: Contact screens

extension Scene {
  func picker() throws(IntentRefused) -> HeadlessPeoplePicker { try visible("picker") }

  func newPerson() throws(IntentRefused) -> HeadlessNewPersonForm { try visible("newPerson") }

  /// The content in front, if it is of the kind that is asked for.
  func visible<Content>(_ name: String) throws(IntentRefused) -> Content {
    guard let content = app.window.visibleContent as? Content else {
      throw IntentRefused(.notShown, name)
    }
    return content
  }

  /// Another app's change: a working copy of its own, saved at once and not among this app's events.
  func changeFromOutside(_ change: (WorkingCopy) throws -> Void) throws {
    let book = try outsideBook()
    try change(book)
    try book.save()
    try app.database.refresh()
  }

  /// Puts the people of some cards into the address book; groups are no people.
  func load(_ cards: [VCard]) throws {
    let records = cards.filter { CardGroup($0) == nil }.map { PersonRecord(Person($0)) }
    try changeFromOutside { book in for record in records { try book.add(record) } }
    loaded = records.map(\.id)
  }

  /// What another app sees.
  func outsideBook() throws -> WorkingCopy { WorkingCopy(of: try stores.openDatabase()) }
}
