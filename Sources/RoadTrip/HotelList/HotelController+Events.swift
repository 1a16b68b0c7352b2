import Headless
import Undo

extension HotelController {
  /// A user's step is complete.
  func endStep() {
    endEvent()
    saveTrip()
  }

  /// The end of one pass through the run loop: questions go out, the undo step closes, the list is reported.
  func endEvent() {
    locate()
    history.endEvent()
    report()
  }

  /// Saves now, as after an alert that a save failed.
  ///
  /// - Throws: what the store throws; everything stays as it is, unsaved.
  public func save() throws(TripStoreError) {
    try trip.save()
    if isGone { history.removeAllActions() }
  }

  func saveTrip() {
    do throws(TripStoreError) {
      try save()
    } catch {
      presenter?.show(alert(for: error))
    }
  }

  private func alert(for error: TripStoreError) -> Alert {
    let again = Alert.Button("Try Again") { [weak self] in self?.saveTrip() }
    return Alert(
      "The trip could not be saved.", message: error.sentence,
      buttons: [again, Alert.Button("OK", role: .cancel)])
  }

  /// Asks for the places that are missing; answers that come at once belong to this event.
  func locate() {
    isLocating = true
    locator.update(for: trip.hotels)
    isLocating = false
  }

  /// A place, at once or late. It is no step to undo: the step that asked for it takes it back.
  func receive(_ place: Place, for id: HotelID) {
    trip.update(id) { $0.place = place }
    guard !isLocating else { return }
    endStep()
    if isGone { services.map?.refreshAnnotations(trip.annotations) }
  }

  private func report() {
    let changes = HotelListChange.changes(from: reported, to: trip.hotels)
    reported = trip.hotels
    guard let observer, !changes.isEmpty else { return }
    observer.hotelListWillChange(self)
    for change in changes { observer.hotelList(self, did: change) }
    observer.hotelListDidChange(self)
  }
}
