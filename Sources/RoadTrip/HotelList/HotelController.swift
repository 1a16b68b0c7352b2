public import Headless
public import Undo

/// The list of hotels: add, edit, delete, undo and save (listings 1-3 … 1-16).
///
/// Each user's step runs as one event: it changes the trip, asks for places, becomes one step to undo, is
/// reported to the ``observer``, and is saved. A step is complete with Save, Cancel, a deletion, an undo
/// and a redo; opening the form completes nothing, so covering the list saves nothing (T0-1-4).
public final class HotelController: ScreenContent {
  /// The trip whose hotels are listed.
  public let trip: Trip
  /// The steps that can be taken back; emptied when the list is really left and everything is saved.
  public let history: any UndoManaging
  /// Told of each change of the list; not retained.
  public weak var observer: (any HotelListObserver)?
  /// The form that covers the list; nil while there is none.
  public private(set) var form: AddHotelController?

  let services: HotelServices
  let locator: HotelLocator
  weak var presenter: (any Presenter)?
  var reported: [Hotel]
  var isLocating = false
  var isGone = false

  /// A list of a trip's hotels; asks for the places that an earlier run was still waiting for.
  public init(
    trip: Trip, services: HotelServices, history: any UndoManaging = UndoHistory()
  ) {
    self.trip = trip
    self.services = services
    self.history = history
    locator = HotelLocator(services.geocoder)
    reported = trip.hotels
    locator.onAnswer = { [weak self] id, place in self?.receive(place, for: id) }
    history.addObserver(self)
    locate()
    reported = trip.hotels
  }

  /// `hotels`.
  public var screenName: String { "hotels" }
  /// "Hotels".
  public var title: String { "Hotels" }
  /// Add.
  public var barButtons: [BarButton] { [BarButton("Add", side: .right)] }
  /// The history; none while the form is open, whose steps are its own (R-UN-44).
  public var undoHistory: (any UndoManaging)? { form == nil ? history : nil }

  /// The rows in the list's order.
  public var rows: [HotelRow] {
    trip.hotels.map { hotel in
      HotelRow(
        id: hotel.id, name: hotel.fields.name, address: hotel.fields.address.line,
        isDraft: hotel.id == trip.draft)
    }
  }

  /// The list is hosted; a presenter that has let go is kept for the alert of a save that fails.
  public func moved(to presenter: (any Presenter)?) { self.presenter = presenter ?? self.presenter }

  /// The list is back.
  public func willAppear() { isGone = false }

  /// Saves, forgets the steps and rebuilds the map; nothing of that when merely covered (listings 1-4, 1-6).
  public func willDisappear(_ reason: DisappearReason) {
    guard reason == .leaving else { return }
    isGone = true
    saveTrip()
    services.map?.refreshAnnotations(trip.annotations)
  }
}

// MARK: Steps

extension HotelController {
  /// The user taps Add: a hotel with the default texts, and its form over the list (listing 1-3).
  ///
  /// - Throws: `IntentRefused` where the list is covered; `PresentationError` where the presenter refuses.
  ///   Nothing has changed then.
  public func add() throws {
    let presenter = try checkInFront()
    let hotel = trip.makeHotel(.defaults)
    try open(hotel, .adding, over: presenter)
    trip.draft = hotel.id
    insert(hotel)
    history.setActionName("Add Hotel")
    endEvent()
  }

  /// The user taps a hotel: its form over the list.
  ///
  /// - Throws: `IntentRefused` where the list is covered or has no such hotel; `PresentationError` where
  ///   the presenter refuses.
  public func edit(_ id: HotelID) throws {
    let presenter = try checkInFront()
    guard let hotel = trip[id] else { throw IntentRefused(.notListed, id.rawValue) }
    try open(hotel, .editing, over: presenter)
  }

  /// The user deletes a hotel; undo brings it back as it was, pin included.
  ///
  /// - Throws: `IntentRefused` where the list is covered or has no such hotel.
  public func delete(_ id: HotelID) throws {
    try checkInFront()
    guard trip[id] != nil else { throw IntentRefused(.notListed, id.rawValue) }
    remove(id)
    history.setActionName("Delete Hotel")
    endStep()
  }

  @discardableResult
  private func checkInFront() throws(IntentRefused) -> any Presenter {
    guard let presenter, form == nil, !isGone else {
      throw IntentRefused(.notShown, screenName)
    }
    try presenter.checkTouchable(screenName)
    return presenter
  }

  private func open(
    _ hotel: Hotel, _ purpose: AddHotelController.Purpose, over presenter: any Presenter
  ) throws(PresentationError) {
    let form = AddHotelController(hotel: hotel, purpose: purpose, services: services)
    form.delegate = self
    self.form = form
    try presenter.present(form, in: .navigation, transition: .flipHorizontal) { self.form = nil }
  }
}

// MARK: The form's end

extension HotelController: AddHotelControllerDelegate {
  /// Takes the form's texts over, or lets a new hotel go again, and dismisses the form (listing 1-13).
  public func addHotelController(
    _ controller: AddHotelController, didFinishWithSave save: Bool
  ) {
    guard controller === form else { return }
    form = nil
    trip.draft = nil
    if save {
      take(controller)
    } else if controller.purpose == .adding {
      remove(controller.hotel.id)
      history.setActionName("Cancel Hotel")
    }
    if !controller.isLeaving { try? presenter?.dismiss() }
    endStep()
  }

  /// Remembers the person; not a step that undo takes back, since the contacts keep it.
  public func addHotelController(
    _ controller: AddHotelController, didExportTo contact: ExportedContact
  ) {
    guard controller === form else { return }
    trip.update(controller.hotel.id) { $0.contact = contact }
    endStep()
  }

  /// A new hotel that an undo took away while its form was open is put back, so that what was typed is kept.
  private func take(_ controller: AddHotelController) {
    let fields = controller.fields
    let id = controller.hotel.id
    let hotel = trip[id]
    let place = Place.wanted(for: fields.address, of: hotel)
    if let hotel {
      trip.update(id) { $0.contact = controller.contact }
      guard controller.purpose == .adding || hotel.fields != fields else {
        // Nothing to undo; a place that is missing is asked for again.
        trip.update(id) { $0.place = place }
        return
      }
      change(id, to: fields, place)
    } else {
      insert(Hotel(id: id, fields: fields, place: place, contact: controller.contact))
    }
    history.setActionName("Edit Hotel")
  }
}

extension Place {
  /// What a hotel's place becomes when an address is saved: a place that is known stays while the address does.
  fileprivate static func wanted(for address: StreetAddress, of hotel: Hotel?) -> Place {
    if address.isBlank { return .unasked }
    if let hotel, case .found = hotel.place, hotel.fields.address == address { return hotel.place }
    return .asked
  }
}
