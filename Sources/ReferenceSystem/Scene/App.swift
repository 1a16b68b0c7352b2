import AddressBook
import AddressBookUI
import BestFriend
import Fakes
import Headless
import RoadTrip

/// The running app with everything that dies when it is killed.
final class App {
  let recorder = EventRecorder()
  let clock: ManualClock
  let database: FailingContactDatabase
  let tripStore: FailingTripStore
  let geocoder: ScriptedGeocoder
  let map: RecordingMap
  let window = Window()
  let device: Device
  let screens: HeadlessContactScreens
  /// Named screens, in scenarios about presentation, text fields and shaking themselves.
  let testWindow: TestWindow
  /// The trip; read again when another run of the app has left hotels behind.
  var trip: Trip
  var hotelList: HotelController?
  var bestFriend: BestFriendController?
  /// The client of an undo manager, in scenarios about the manager itself.
  var undoClient: UndoClient?
  var client: Client?
  /// The client of the address book, in scenarios about the address book itself.
  let addressBookClient: AddressBookClient
  private let actions: DefaultActionRecorder
  private let observer: SceneObserver

  /// Launches the app on the stores; the clock goes on from `now`, in milliseconds since 1970.
  init(_ stores: SceneStores, _ gazetteer: Gazetteer, now: Int) throws {
    clock = ManualClock(now: now)
    stores.clock = clock
    database = FailingContactDatabase(try stores.openDatabase(), recorder: recorder)
    tripStore = FailingTripStore(stores.openTrip(), recorder: recorder)
    geocoder = ScriptedGeocoder(gazetteer, clock: clock, recorder: recorder)
    map = RecordingMap(recorder: recorder)
    trip = try Trip(store: tripStore, makeID: stores.makeID)
    device = Device(window: window)
    actions = DefaultActionRecorder(recorder)
    screens = HeadlessContactScreens(ContactSurroundings(database: database))
    screens.surroundings.actions = actions
    addressBookClient = AddressBookClient(
      database, recorder: recorder, access: { [screens] in screens.surroundings.access },
      openDatabase: stores.openDatabase)
    testWindow = TestWindow(window, recorder: recorder)
    observer = SceneObserver(window, recorder: recorder)
    try window.show(RootContent(), in: .navigation)
    _ = recorder.takeEvents()
  }

  var services: HotelServices {
    HotelServices(
      screens: screens, makeAddressBook: { [database] in WorkingCopy(of: database) },
      geocoder: geocoder, map: map)
  }
}
