import RoadTripKit
import Testing

/// The shape of an app on Apple's platforms: view controllers on the main actor, which adopt the contracts and delegates by
/// isolated conformances with one import.
@Suite @MainActor struct ViewControllerTests {
  @Test func `a view controller is delegate and observer of both apps, and gets their calls`()
    throws
  {
    let controller = ViewController()
    let services = HotelServices(
      screens: controller, makeAddressBook: { WorkingCopy(of: MemoryDatabase()) },
      geocoder: controller,
      map: controller)
    let trip = try Trip(store: controller, makeID: { "hotel" })
    let list = HotelController(trip: trip, services: services)
    list.observer = controller
    list.history.addObserver(controller)
    list.moved(to: controller)
    try list.add()
    try #require(list.form).save()
    #expect(controller.calls.contains("hotelListDidChange"))
    #expect(controller.calls.contains("show Hotel Information"))
    #expect(trip.hotels.map(\.id) == controller.saved.map(\.id))
    let friend = BestFriendController(screens: controller) { WorkingCopy(of: MemoryDatabase()) }
    friend.delegate = controller
    friend.moved(to: controller)
    try friend.choose()
    let picker = try #require(controller.picker)
    #expect(
      picker.delegate?.peoplePicker(picker, shouldContinueAfterSelecting: PersonRecord()) == false)
    #expect(controller.calls.last == "dismiss")
    #expect(controller.calls.contains("friend No Name"))
  }

  @Test func `each contact screen may be a view controller, with another one for its delegate`() {
    let controller = ViewController()
    let picker = PickerViewController()
    picker.delegate = controller
    picker.selectionDelegate = controller
    picker.delegate?.peoplePickerDidCancel(picker)
    let form = NewPersonViewController()
    form.delegate = controller
    form.delegate?.newPersonForm(form, didCompleteWith: nil)
    let card = PersonViewController()
    card.delegate = controller
    #expect(
      card.delegate?.personCard(
        card, shouldPerformDefaultActionFor: PersonRecord(), value: PersonValue(.email))
        == false)
    let unknown = UnknownPersonViewController()
    unknown.delegate = controller
    unknown.delegate?.unknownPersonCard(unknown, didResolveTo: nil)
    let field = TextField(name: "name")
    field.delegate = controller
    let window = Window()
    window.observer = controller
    #expect(controller.calls == ["picker cancelled", "new person", "unknown person"])
  }
}

@MainActor private final class ViewController {
  var calls: [String] = []
  var saved: [Hotel] = []
  weak var picker: PickerViewController?
  private var presented: [any ScreenContent] = []
}

// MARK: RoadTrip and BestFriend

extension ViewController: @MainActor AddHotelControllerDelegate {
  func addHotelController(_ controller: AddHotelController, didFinishWithSave save: Bool) {
    calls.append("form ended")
  }
}

extension ViewController: @MainActor HotelListObserver {
  func hotelListWillChange(_ list: HotelController) {}
  func hotelList(_ list: HotelController, did change: HotelListChange) {}
  func hotelListDidChange(_ list: HotelController) { calls.append("hotelListDidChange") }
}

extension ViewController: @MainActor BestFriendDelegate {
  func bestFriendController(_ controller: BestFriendController, didChange friend: Friend) {
    calls.append("friend \(friend.name)")
  }
}

extension ViewController: @MainActor MapController {
  func refreshAnnotations(_ annotations: [Annotation]) {}
}

extension ViewController: @MainActor Geocoder, @MainActor GeocodingRequest {
  func geocode(
    _ address: StreetAddress, completion: @escaping (Result<Coordinate, GeocodingError>) -> Void
  ) -> any GeocodingRequest {
    completion(.failure(.noResult))
    return self
  }

  func cancel() {}
}

extension ViewController: @MainActor TripStore {
  func load() throws(TripStoreError) -> [Hotel] { saved }
  func save(_ hotels: [Hotel]) throws(TripStoreError) { saved = hotels }
}

// MARK: Headless and Undo

extension ViewController: @MainActor Presenter {
  func present(
    _ content: any ScreenContent, in container: Container, transition: Transition
  ) throws(PresentationError) {
    calls.append("show \(content.title)")
    presented.append(content)
    content.moved(to: self)
    content.didLoad()
  }

  func dismiss() throws(PresentationError) {
    guard let content = presented.popLast() else { throw .nothingToDismiss }
    calls.append("dismiss")
    content.moved(to: nil)
  }

  func show(_ alert: Alert) { calls.append(alert.title) }
}

extension ViewController: @MainActor TextFieldDelegate {}

extension ViewController: @MainActor ScreenObserver {
  func screens(did event: ScreenEvent) {}
}

extension ViewController: @MainActor Responder {
  var undoHistory: (any UndoManaging)? { nil }
  var nextResponder: (any Responder)? { nil }
}

extension ViewController: @MainActor UndoObserver {
  func undoHistory(_ history: any UndoManaging, posted notification: UndoNotification) {}
}

/// An undo manager of the platform's, wrapped.
@MainActor private final class UndoManagerWrapper: @MainActor UndoManaging {
  var canUndo: Bool { false }
  var canRedo: Bool { false }
  var undoMenuTitle: String? { nil }
  var redoMenuTitle: String? { nil }
  func undo() throws(UndoError) {}
  func redo() throws(UndoError) {}
  func register<Target: AnyObject>(
    _ target: Target, _ handler: @escaping (Target) -> Void
  ) throws(UndoError) {}
  func setActionName(_ name: String) {}
  func endEvent() {}
  func removeAllActions() {}
  func addObserver(_ observer: some UndoObserver) {}
}

// MARK: AddressBookUI

extension ViewController: @MainActor PeoplePickerDelegate {
  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool { false }
  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool { false }
  func peoplePickerDidCancel(_ picker: any PeoplePicker) { calls.append("picker cancelled") }
}

extension ViewController: @MainActor PeoplePickerSelectionDelegate {
  var wants: PickerSelection { .person }
  func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {}
  func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) {}
}

extension ViewController: @MainActor NewPersonDelegate {
  func newPersonForm(_ form: any NewPersonForm, didCompleteWith person: PersonRecord?) {
    calls.append("new person")
  }
}

extension ViewController: @MainActor PersonCardDelegate {
  func personCard(
    _ card: any PersonCard, shouldPerformDefaultActionFor person: PersonRecord, value: PersonValue
  ) -> Bool { false }
}

extension ViewController: @MainActor UnknownPersonDelegate {
  func unknownPersonCard(_ card: any UnknownPersonCard, didResolveTo person: PersonRecord?) {
    calls.append("unknown person")
  }
}

extension ViewController: @MainActor DefaultActionHandler {
  func perform(_ action: DefaultAction) {}
}

extension ViewController: @MainActor ContactScreens {
  func makePeoplePicker() -> any PeoplePicker {
    let picker = PickerViewController()
    self.picker = picker
    return picker
  }
  func makeNewPersonForm() -> any NewPersonForm { NewPersonViewController() }
  func makePersonCard() -> any PersonCard { PersonViewController() }
  func makeUnknownPersonCard() -> any UnknownPersonCard { UnknownPersonViewController() }
}

@MainActor
private final class PickerViewController: @MainActor ScreenContent, @MainActor PeoplePicker {
  let screenName = "picker"
  let title = "All Contacts"
  weak var delegate: (any PeoplePickerDelegate)?
  weak var selectionDelegate: (any PeoplePickerSelectionDelegate)?
  lazy var addressBook = WorkingCopy(of: MemoryDatabase())
  var displayedProperties: [PersonProperty]?
  var predicateForEnablingPerson: ((Person) -> Bool)?
  var predicateForSelectionOfPerson: ((Person) -> Bool)?
  var predicateForSelectionOfProperty: ((PersonValue) -> Bool)?
}

@MainActor
private final class NewPersonViewController: @MainActor ScreenContent, @MainActor NewPersonForm {
  let screenName = "newPerson"
  let title = "New Contact"
  weak var delegate: (any NewPersonDelegate)?
  var displayedPerson: PersonRecord?
  lazy var addressBook = WorkingCopy(of: MemoryDatabase())
  var parentGroup: GroupRecord?
}

@MainActor private final class PersonViewController: @MainActor ScreenContent, @MainActor PersonCard
{
  let screenName = "personCard"
  let title = "Info"
  weak var delegate: (any PersonCardDelegate)?
  var displayedPerson: PersonRecord?
  var displayedProperties: [PersonProperty]?
  var allowsEditing = false
  var allowsActions = false
  var showsLinkedPeople = false
  var highlighted: PersonValue?
}

@MainActor
private final class UnknownPersonViewController: @MainActor ScreenContent,
  @MainActor UnknownPersonCard
{
  let screenName = "unknownPerson"
  let title = "Info"
  weak var delegate: (any UnknownPersonDelegate)?
  var displayedPerson: PersonRecord?
  lazy var addressBook = WorkingCopy(of: MemoryDatabase())
  var allowsAddingToAddressBook = false
  var alternateName: String?
  var message: String?
}
