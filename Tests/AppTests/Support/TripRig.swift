import AddressBook
import AddressBookUI
import Fakes
import Headless
import RoadTrip
import Storage
import TestSupport
import Testing
import Undo

/// A trip on a device, and the hands of its user.
final class TripRig {
  let screens: ScreenImplementation
  let recorder = EventRecorder()
  let clock = ManualClock()
  let store: FailingTripStore
  let database: FailingContactDatabase
  let geocoder: ScriptedGeocoder
  let map = TripMap()
  let window = Window()
  let device: Device
  let scripted = ScriptedContactScreens()
  let trip: Trip
  let list: HotelController
  private var presenter: RecordingPresenter?

  init(
    _ screens: ScreenImplementation = .headless, hotels: [Hotel] = [], people: [Person] = [],
    picker: PickerGeneration = .asking, base: (any TripStore)? = nil,
    history: any UndoManaging = UndoHistory()
  ) throws {
    self.screens = screens
    store = FailingTripStore(base ?? MemoryTripStore(hotels), recorder: recorder)
    database = FailingContactDatabase(recorder: recorder)
    geocoder = ScriptedGeocoder(try places(), clock: clock, recorder: recorder)
    device = Device(window: window)
    trip = try Trip(store: store, makeID: SequentialIDs(prefix: "hotel-").next)
    let headless = HeadlessContactScreens(ContactSurroundings(database: database))
    let services = HotelServices(
      screens: screens == .headless ? headless : scripted,
      makeAddressBook: { [database] in WorkingCopy(of: database) }, geocoder: geocoder, map: map,
      picker: picker)
    list = HotelController(trip: trip, services: services, history: history)
    try add(people)
    try openList()
    recorder.follow(list)
    _ = recorder.takeEvents()
  }

  func openList() throws {
    switch screens {
    case .headless: try window.show(list, in: .navigation)
    case .scripted: presenter = RecordingPresenter(list, recorder: recorder)
    }
  }

  func leaveList() throws {
    switch screens {
    case .headless: try window.show(Elsewhere(), in: .none)
    case .scripted: list.willDisappear(.leaving)
    }
  }

  func openElsewhere() throws { try window.show(Elsewhere(), in: .none) }

  func add(_ people: [Person]) throws {
    let book = WorkingCopy(of: database)
    for person in people { try book.add(PersonRecord(person)) }
    try book.save()
  }

  func link(_ first: String, _ second: String) throws {
    let book = WorkingCopy(of: database)
    let people = book.people()
    try book.link(
      try #require(people.first { $0.person.displayName == first }),
      try #require(people.first { $0.person.displayName == second }))
    try book.save()
  }

  // MARK: What is seen

  var front: String {
    (screens == .headless ? window.visibleContent : presenter?.front)?.screenName ?? ""
  }

  var alert: Alert? { screens == .headless ? window.alert : presenter?.alerts.last }

  var names: [String] { list.rows.map(\.name) }

  var pins: [String] { trip.annotations.map(\.title) }

  var people: [Person] {
    WorkingCopy(of: database).people().map(\.person)
  }

  func form() throws -> AddHotelController { try #require(list.form) }

  func savedNames() throws -> [String] { try saved().map(\.fields.name) }

  func saved() throws -> [Hotel] {
    try Trip(store: store, makeID: { "unused" }).hotels
  }

  // MARK: The list and the form

  func hotel(_ name: String) throws -> HotelID {
    try #require(list.rows.first { $0.name == name }).id
  }

  func enter(_ texts: [HotelField: String]) throws {
    let form = try form()
    for field in form.textFields {
      guard let text = HotelField(rawValue: field.name).flatMap({ texts[$0] }) else { continue }
      field.text = text
    }
  }

  func addHotel(_ texts: [HotelField: String] = [:]) throws {
    try list.add()
    try enter(texts)
    try form().save()
  }

  func editHotel(_ name: String, _ texts: [HotelField: String]) throws {
    try list.edit(try hotel(name))
    try enter(texts)
    try form().save()
  }

  // MARK: The shake

  /// What the alert of a shake offers; the alert goes again.
  func shakeChoices() throws -> [String] {
    guard device.shake() else { return [] }
    let choices = window.alert?.buttons.map(\.title) ?? []
    try window.chooseInAlert("Cancel")
    return choices
  }

  func shake(_ choice: String) throws {
    guard screens == .headless else {
      let history = try #require(list.undoHistory)
      if choice == history.undoMenuTitle { return try history.undo() }
      try #require(choice == history.redoMenuTitle)
      return try history.redo()
    }
    device.shake()
    try window.chooseInAlert(choice)
  }
}

// MARK: The contact screens

extension TripRig {
  func choose(_ name: String) throws {
    let id = try record(name).id
    switch screens {
    case .headless: try headlessPicker().choose(id)
    case .scripted: try playPicker(.choose(record(name)))
    }
  }

  func chooseAddress(_ label: Label, of name: String) throws {
    let record = try record(name)
    let entry = try #require(record.person.entries(of: .address).first { $0.label == label })
    let value = PersonValue(.address, identifier: entry.identifier)
    switch screens {
    case .headless: try headlessPicker().chooseValue(value)
    case .scripted: try playPicker(.chooseValue(record, value))
    }
  }

  func cancelPicker() throws {
    switch screens {
    case .headless: try headlessPicker().cancel()
    case .scripted: try playPicker(.cancel)
    }
  }

  func saveNewPerson() throws {
    switch screens {
    case .headless: try headlessNewPerson().save()
    case .scripted: try playForm(.save)
    }
  }

  func cancelNewPerson() throws {
    switch screens {
    case .headless: try headlessNewPerson().cancel()
    case .scripted: try playForm(.cancel)
    }
  }

  func headlessPicker() throws -> HeadlessPeoplePicker {
    try #require(window.visibleContent as? HeadlessPeoplePicker)
  }

  func headlessNewPerson() throws -> HeadlessNewPersonForm {
    try #require(window.visibleContent as? HeadlessNewPersonForm)
  }

  func record(_ name: String) throws -> PersonRecord {
    // As a picker hands over records of its own address book, which knows who is linked.
    let picker = screens == .scripted ? scripted.pickers.last : nil
    let book = picker?.addressBook ?? WorkingCopy(of: database)
    return try #require(book.people().first { $0.person.displayName == name })
  }

  private func playPicker(_ action: ScriptedPeoplePicker.Action) throws {
    let picker = try #require(scripted.pickers.last)
    picker.script = [action]
    picker.play()
  }

  private func playForm(_ action: ScriptedNewPersonForm.Action) throws {
    let form = try #require(scripted.newPersonForms.last)
    form.script = [action]
    form.play()
  }
}

/// Any other screen.
final class Elsewhere: ScreenContent {
  let screenName = "elsewhere"
  let title = "Elsewhere"
}

/// The places of the fixtures.
func places() throws -> Gazetteer {
  try Gazetteer(contentsOf: Checkout.places, on: DiskFileSystem())
}
