import AddressBook
import AddressBookUI
import Fakes
import Headless
import RoadTrip
import Testing

@Suite struct LifetimeTests {
  private func services(
    _ screens: any ContactScreens = ScriptedContactScreens(),
    _ makeAddressBook: @escaping () -> WorkingCopy = { WorkingCopy(of: MemoryDatabase()) }
  ) throws -> HotelServices {
    HotelServices(
      screens: screens, makeAddressBook: makeAddressBook, geocoder: try places())
  }

  private func form(_ services: HotelServices) -> AddHotelController {
    AddHotelController(
      hotel: Hotel(id: HotelID(rawValue: "a"), fields: .defaults), purpose: .adding,
      services: services)
  }

  @Test func `the form does not retain its delegate, and ends without one`() throws {
    let form = form(try services())
    var delegate: RecordingAddHotelDelegate? = RecordingAddHotelDelegate(
      recorder: EventRecorder())
    form.delegate = delegate
    delegate = nil
    #expect(form.delegate == nil)
    let presenter = RecordingPresenter(form)
    try form.save()
    #expect(form.isFinished)
    #expect(presenter.alerts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the delegate learns of the end once`(_ saves: Bool) throws {
    let form = form(try services())
    let recorder = EventRecorder()
    let delegate = RecordingAddHotelDelegate(recorder: recorder)
    form.delegate = delegate
    let presenter = RecordingPresenter(Elsewhere())
    try presenter.present(form, in: .navigation, transition: .flipHorizontal)
    if saves { try form.save() } else { try form.cancel() }
    #expect(!form.isLeaving)
    try presenter.dismiss()
    #expect(form.isLeaving)
    #expect(recorder.events == [RecordedEvent("form.didFinish", ["save": .flag(saves)])])
  }

  @Test func `a form must be shown in a navigation container`() throws {
    let window = Window()
    try window.show(Elsewhere())
    #expect(throws: PresentationError.needsNavigation) {
      try window.root?.present(form(try services()), in: .none, transition: .flipHorizontal)
    }
  }

  @Test func `a form that is not shown takes no taps`() throws {
    let form = form(try services())
    #expect(throws: IntentRefused(.notShown, "form")) { try form.save() }
    #expect(throws: IntentRefused(.notShown, "form")) { try form.getFromContacts() }
  }

  @Test func `an alert in the way takes every tap`() throws {
    let rig = try TripRig()
    rig.window.show(Alert("Low Battery"))
    #expect(throws: IntentRefused(.alertInTheWay, "hotels")) { try rig.list.add() }
    try rig.window.chooseInAlert("OK")
    try rig.list.add()
    rig.window.show(Alert("Low Battery"))
    #expect(throws: IntentRefused(.alertInTheWay, "form")) { try rig.form().save() }
  }

  @Test func `without access the picker is empty and a save is refused aloud`() throws {
    let database = MemoryDatabase()
    let book = WorkingCopy(of: database)
    try book.add(PersonRecord(try person(first: "Kate")))
    try book.save()
    let access = ContactAccess(.denied)
    var surroundings = ContactSurroundings(database: database)
    surroundings.access = access
    let form = form(
      try services(HeadlessContactScreens(surroundings)) {
        WorkingCopy(of: database, access: access)
      })
    let window = Window()
    try window.show(form, in: .navigation)
    try form.getFromContacts()
    let picker = try #require(window.visibleContent as? HeadlessPeoplePicker)
    #expect(picker.sections.isEmpty)
    try picker.cancel()
    try form.saveToContacts()
    let newPerson = try #require(window.visibleContent as? HeadlessNewPersonForm)
    try newPerson.save()
    #expect(window.alert != nil)
    #expect(window.visibleContent === newPerson)
    #expect(database.state.personCount == 1)
    #expect(form.contact == nil)
  }

  @Test func `a presentation that is refused leaves the form usable`() throws {
    let screens = ScriptedContactScreens()
    let form = form(try services(screens))
    let presenter = RecordingPresenter(form)
    presenter.refusal = .inTransition
    #expect(throws: PresentationError.inTransition) { try form.getFromContacts() }
    #expect(throws: PresentationError.inTransition) { try form.saveToContacts() }
    presenter.refusal = nil
    try form.getFromContacts()
    #expect(presenter.front === screens.pickers.last)
  }

  @Test func `identifiers that are taken are passed over`() throws {
    let store = MemoryTripStore([
      Hotel(id: HotelID(rawValue: "hotel-1"), fields: HotelFields(name: "Amber"))
    ])
    let rig = try TripRig(base: store)
    try rig.addHotel()
    #expect(rig.trip.hotels.map(\.id.rawValue) == ["hotel-1", "hotel-2"])
  }

  @Test func `a picker on its way out is not dismissed again, however often it reports`() throws {
    let screens = ScriptedContactScreens()
    let form = form(try services(screens))
    let presenter = SlowPresenter(form)
    try form.getFromContacts()
    let picker = try #require(screens.pickers.last)
    picker.script = [.choose(PersonRecord()), .cancel, .choose(PersonRecord()), .cancel]
    picker.play()
    #expect(presenter.dismissals == 1)
  }
}

/// A presenter whose dismissals take a while.
private final class SlowPresenter: Presenter {
  var dismissals = 0

  init(_ content: any ScreenContent) {
    content.moved(to: self)
    content.didLoad()
  }

  func present(
    _ content: any ScreenContent, in container: Container, transition: Transition
  ) throws(PresentationError) {}
  func dismiss() throws(PresentationError) { dismissals += 1 }
  func show(_ alert: Alert) {}
}
