import AddressBook
import AddressBookUI
import BestFriend
import Conformance
import Headless
import JSON
import RoadTrip
import Storage

/// One scenario: the device with its databases, and the app that runs on it until it is killed.
final class Scene {
  let surroundings: Surroundings
  let log = EventLog()
  let clock: SceneClock
  let tripFailure = TripFailure()
  private let stores: SceneStores
  private let gazetteer: Gazetteer
  private var hotelCount = 0

  // What a relaunch builds anew.
  private(set) var database: WatchedDatabase
  private(set) var tripStore: WatchedTripStore
  private(set) var trip: Trip
  private(set) var geocoder: SlowGeocoder
  private(set) var window = Window()
  private(set) var device: Device
  private(set) var screens: HeadlessContactScreens
  private(set) var hotelController: HotelController?
  private(set) var bestFriendController: BestFriendController?
  private(set) var recorder: Recorder

  /// Launches the app on what the directory holds, or on empty memory.
  init(_ surroundings: Surroundings, backing: ReferenceSystem.Backing) throws {
    self.surroundings = surroundings
    clock = SceneClock(now: surroundings.now)
    stores = try SceneStores(surroundings, backing: backing)
    gazetteer = try SceneStores.gazetteer(surroundings.places)
    database = WatchedDatabase(try stores.openDatabase(), log: log)
    tripStore = WatchedTripStore(stores.openTrip(), failure: tripFailure, log: log)
    trip = try Trip(store: tripStore, makeID: stores.makeID)
    geocoder = SlowGeocoder(gazetteer, clock: clock, log: log)
    device = Device(window: window)
    screens = HeadlessContactScreens(ContactSurroundings(database: database))
    recorder = Recorder(log: log)
    try showRoot()
  }

  /// Drops every object of the app and launches it again on the same data.
  func relaunch() throws {
    clock.clear()
    _ = log.take()
    database = WatchedDatabase(try stores.openDatabase(), log: log)
    tripStore = WatchedTripStore(stores.openTrip(), failure: tripFailure, log: log)
    trip = try Trip(store: tripStore, makeID: stores.makeID)
    geocoder = SlowGeocoder(gazetteer, clock: clock, log: log)
    window = Window()
    device = Device(window: window)
    screens = HeadlessContactScreens(ContactSurroundings(database: database))
    (hotelController, bestFriendController) = (nil, nil)
    recorder = Recorder(log: log)
    try showRoot()
  }

  private func showRoot() throws {
    recorder.scene = self
    window.observer = recorder
    try window.show(RootContent(), in: .navigation)
    _ = log.take()
  }

  private var services: HotelServices {
    HotelServices(
      screens: screens, makeAddressBook: { [database] in WorkingCopy(of: database) },
      geocoder: geocoder)
  }
}

// MARK: RoadTrip

extension Scene {
  func openHotels() throws {
    let list = HotelController(trip: trip, services: services)
    list.observer = recorder
    try window.root?.navigation?.push(list)
    hotelController = list
  }

  func leaveHotels() throws {
    let list = try hotelList()
    guard window.visibleContent === list else { throw IntentRefused(.notShown, "hotels") }
    try touching { _ = try window.root?.navigation?.pop() }
    hotelController = nil
  }

  func hotelList() throws(IntentRefused) -> HotelController {
    guard let hotelController else { throw IntentRefused(.notShown, "hotels") }
    return hotelController
  }

  func form() throws(IntentRefused) -> AddHotelController {
    guard let form = hotelController?.form else { throw IntentRefused(.notShown, "form") }
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
    guard hotelController == nil else { throw IntentRefused(.alreadyEditing, "trip") }
    try tripStore.base.save(
      hotels.map { Hotel(id: HotelID(rawValue: stores.makeID()), fields: $0) })
    trip = try Trip(store: tripStore, makeID: stores.makeID)
  }

  /// What another run of the app would find.
  func savedHotels() throws -> [Hotel] {
    try Trip(store: stores.reopenTrip(tripStore.base), makeID: stores.makeID).hotels
  }
}

// MARK: BestFriend

extension Scene {
  func openBestFriend() throws {
    let controller = BestFriendController(screens: screens) { [database] in
      WorkingCopy(of: database)
    }
    controller.delegate = recorder
    try window.show(controller)
    bestFriendController = controller
  }

  func bestFriend() throws(IntentRefused) -> BestFriendController {
    guard let bestFriendController else { throw IntentRefused(.notShown, "friend") }
    return bestFriendController
  }
}

// MARK: Contact screens

extension Scene {
  func picker() throws(IntentRefused) -> HeadlessPeoplePicker {
    guard let picker = window.visibleContent as? HeadlessPeoplePicker else {
      throw IntentRefused(.notShown, "picker")
    }
    return picker
  }

  func newPerson() throws(IntentRefused) -> HeadlessNewPersonForm {
    guard let form = window.visibleContent as? HeadlessNewPersonForm else {
      throw IntentRefused(.notShown, "newPerson")
    }
    return form
  }

  /// Does what a finger on the screen does; an alert in the way takes every touch.
  func touching(_ body: () throws -> Void) throws {
    guard window.alert == nil else { throw IntentRefused(.alertInTheWay) }
    try body()
  }
}
