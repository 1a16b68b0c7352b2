public import Undo

/// Every change registers its opposite, which registers its own: so undo and redo are the same three moves.
extension HotelController {
  func insert(_ hotel: Hotel) {
    trip.insert(hotel)
    register { $0.remove(hotel.id) }
  }

  func remove(_ id: HotelID) {
    guard let hotel = trip.remove(id) else { return }
    register { $0.insert(hotel) }
  }

  /// Gives a hotel other texts and another place; an undo brings the pin back as well, and takes it away
  /// (figures 1-15, 1-16).
  func change(_ id: HotelID, to fields: HotelFields, _ place: Place) {
    let before = trip.update(id) { hotel in
      hotel.place = place.knownBetter(by: hotel, at: fields.address)
      hotel.fields = fields
    }
    guard let before else { return }
    register { $0.change(id, to: before.fields, before.place) }
  }

  /// A manager that refuses leaves the change without its undo; one that groups by event never does.
  private func register(_ move: @escaping (HotelController) -> Void) {
    try? history.register(self, move)
  }
}

extension Place {
  /// A place that was found since the request stays, as long as the address is the same.
  fileprivate func knownBetter(by hotel: Hotel, at address: StreetAddress) -> Place {
    guard self == .asked, hotel.fields.address == address else { return self }
    switch hotel.place {
    case .found: return hotel.place
    case .unasked, .asked, .failed: return self
    }
  }
}

extension HotelController: UndoObserver {
  /// An undo or a redo is a user's step like any other: it is reported and saved.
  public func undoHistory(_ history: any UndoManaging, posted notification: UndoNotification) {
    if notification == .didUndo || notification == .didRedo { endStep() }
  }
}
