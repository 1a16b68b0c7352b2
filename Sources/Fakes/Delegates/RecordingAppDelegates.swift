import AddressBook
public import BestFriend
public import RoadTrip

/// Writes down how the hotel form ended, and passes it on.
///
/// Events: `form.didFinish` {save}, `form.didExport` {record}.
public final class RecordingAddHotelDelegate: AddHotelControllerDelegate {
  private weak var next: (any AddHotelControllerDelegate)?
  private let recorder: EventRecorder

  /// A delegate in front of another one, which is not retained, or in front of none.
  public init(_ next: (any AddHotelControllerDelegate)? = nil, recorder: EventRecorder) {
    self.next = next
    self.recorder = recorder
  }

  /// Records Save or Cancel.
  public func addHotelController(
    _ controller: AddHotelController, didFinishWithSave save: Bool
  ) {
    recorder.record("form.didFinish", ["save": .flag(save)])
    next?.addHotelController(controller, didFinishWithSave: save)
  }

  /// Records the export.
  public func addHotelController(
    _ controller: AddHotelController, didExportTo contact: ExportedContact
  ) {
    recorder.record("form.didExport", ["record": .number(Int(contact.record.rawValue))])
    next?.addHotelController(controller, didExportTo: contact)
  }
}

/// Writes down what happens to the list of hotels.
///
/// Events: `hotelList.willChange`, `hotelList.delete` {name, from}, `hotelList.insert` {name, to},
/// `hotelList.move` {name, from, to}, `hotelList.update` {name, at}, `hotelList.didChange`.
public final class RecordingHotelListObserver: HotelListObserver {
  private let recorder: EventRecorder

  /// An observer; the list does not retain it.
  public init(recorder: EventRecorder) { self.recorder = recorder }

  /// Records that changes follow.
  public func hotelListWillChange(_ list: HotelController) {
    recorder.record("hotelList.willChange")
  }

  /// Records the change.
  public func hotelList(_ list: HotelController, did change: HotelListChange) {
    switch change {
    case .delete(let hotel, let from): record("delete", hotel, ["from": .number(from)])
    case .insert(let hotel, let to): record("insert", hotel, ["to": .number(to)])
    case .update(let hotel, let at): record("update", hotel, ["at": .number(at)])
    case .move(let hotel, let from, let to):
      record("move", hotel, ["from": .number(from), "to": .number(to)])
    }
  }

  /// Records that no more changes follow.
  public func hotelListDidChange(_ list: HotelController) {
    recorder.record("hotelList.didChange")
  }

  private func record(_ kind: String, _ hotel: Hotel, _ places: [String: EventDetail]) {
    let name: [String: EventDetail] = ["name": .text(hotel.fields.name)]
    recorder.record("hotelList.\(kind)", name.merging(places) { name, _ in name })
  }
}

/// Writes down which friend is shown, and passes it on. Event: `bestFriend.changed` {name}.
public final class RecordingBestFriendDelegate: BestFriendDelegate {
  private weak var next: (any BestFriendDelegate)?
  private let recorder: EventRecorder

  /// A delegate in front of another one, which is not retained, or in front of none.
  public init(_ next: (any BestFriendDelegate)? = nil, recorder: EventRecorder) {
    self.next = next
    self.recorder = recorder
  }

  /// Records the friend.
  public func bestFriendController(
    _ controller: BestFriendController, didChange friend: Friend
  ) {
    recorder.record("bestFriend.changed", ["name": .text(friend.name)])
    next?.bestFriendController(controller, didChange: friend)
  }
}

extension EventRecorder {
  /// Steps between a form and the delegate that it has now, and watches its text fields.
  public func follow(_ form: AddHotelController) {
    let recording = RecordingAddHotelDelegate(form.delegate, recorder: self)
    keep(recording, for: form)
    form.delegate = recording
    for field in form.textFields { follow(field) }
  }

  /// Watches a list, in place of the observer that it has now.
  public func follow(_ list: HotelController) {
    let recording = RecordingHotelListObserver(recorder: self)
    keep(recording, for: list)
    list.observer = recording
  }

  /// Steps between a screen and the delegate that it has now.
  public func follow(_ screen: BestFriendController) {
    let recording = RecordingBestFriendDelegate(screen.delegate, recorder: self)
    keep(recording, for: screen)
    screen.delegate = recording
  }
}
