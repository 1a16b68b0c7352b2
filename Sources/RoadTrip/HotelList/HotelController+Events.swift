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
    saveFailure = nil
    if isGone { history.removeAllActions() }
  }

  func saveTrip() {
    do throws(TripStoreError) {
      try save()
    } catch {
      saveFailure = error
      showSaveFailure()
    }
  }

  /// Shows one alert, however often saving fails while it is up. Without a presenter it waits until the list is shown.
  func showSaveFailure() {
    guard let saveFailure, !isSaveAlertUp, let presenter else { return }
    isSaveAlertUp = true
    presenter.show(
      Alert(
        "The trip could not be saved.", message: saveFailure.sentence,
        buttons: [
          Alert.Button("Try Again") { [weak self] in
            self?.endSaveAlert()
            self?.saveTrip()
          },
          Alert.Button("OK", role: .cancel) { [weak self] in self?.endSaveAlert() },
        ]))
  }

  private func endSaveAlert() {
    isSaveAlertUp = false
    saveFailure = nil
  }

  /// Asks for the places that are missing; results that come at once belong to this event.
  func locate() {
    isLocating = true
    locator.update(for: trip.hotels)
    isLocating = false
  }

  /// Receives a place, at once or late. It is no step to undo: undoing the step that asked for it removes it.
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
