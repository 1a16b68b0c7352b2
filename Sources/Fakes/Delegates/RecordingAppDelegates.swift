import AddressBook
public import BestFriend
public import RoadTrip

package final class RecordingAddHotelDelegate: RecordingDelegate, AddHotelControllerDelegate {
  weak var next: (any AddHotelControllerDelegate)?

  package func addHotelController(
    _ controller: AddHotelController, didFinishWithSave save: Bool
  ) {
    recorder.record("form.didFinish", ["save": .flag(save)])
    next?.addHotelController(controller, didFinishWithSave: save)
  }

  package func addHotelController(
    _ controller: AddHotelController, didExportTo contact: ExportedContact
  ) {
    recorder.record("form.didExport", ["record": .number(Int(contact.record.rawValue))])
    next?.addHotelController(controller, didExportTo: contact)
  }
}

package final class RecordingHotelListObserver: RecordingDelegate, HotelListObserver {
  package func hotelListWillChange(_ list: HotelController) {
    recorder.record("hotelList.willChange")
  }

  package func hotelList(_ list: HotelController, did change: HotelListChange) {
    switch change {
    case .delete(let hotel, let from): record("delete", hotel, ["from": .number(from)])
    case .insert(let hotel, let to): record("insert", hotel, ["to": .number(to)])
    case .update(let hotel, let at): record("update", hotel, ["at": .number(at)])
    case .move(let hotel, let from, let to):
      record("move", hotel, ["from": .number(from), "to": .number(to)])
    }
  }

  package func hotelListDidChange(_ list: HotelController) {
    recorder.record("hotelList.didChange")
  }

  private func record(_ kind: String, _ hotel: Hotel, _ places: [String: EventDetail]) {
    let name: [String: EventDetail] = ["name": .text(hotel.fields.name)]
    recorder.record("hotelList.\(kind)", name.merging(places) { name, _ in name })
  }
}

package final class RecordingBestFriendDelegate: RecordingDelegate, BestFriendDelegate {
  weak var next: (any BestFriendDelegate)?

  package func bestFriendController(
    _ controller: BestFriendController, didChange friend: Friend
  ) {
    recorder.record("bestFriend.changed", ["name": .text(friend.name)])
    next?.bestFriendController(controller, didChange: friend)
  }
}

extension EventRecorder {
  /// Records how the hotel form ends, for the delegate that it has now, and the calls of its text fields.
  ///
  /// Events: `form.didFinish` {save}, `form.didExport` {record}, and those of the fields.
  public func follow(_ form: AddHotelController) {
    let recording = RecordingAddHotelDelegate(recorder: self, following: form)
    recording.next = form.delegate
    form.delegate = recording
    for field in form.textFields { follow(field) }
  }

  /// Records the changes of a list, in place of the observer that it has now.
  ///
  /// Events: `hotelList.willChange`, `hotelList.delete` {name, from}, `hotelList.insert` {name, to},
  /// `hotelList.move` {name, from, to}, `hotelList.update` {name, at}, `hotelList.didChange`.
  public func follow(_ list: HotelController) {
    let recording = RecordingHotelListObserver(recorder: self, following: list)
    list.observer = recording
  }

  /// Records which friend is shown, for the delegate that the screen has now. Event: `bestFriend.changed` {name}.
  public func follow(_ screen: BestFriendController) {
    let recording = RecordingBestFriendDelegate(recorder: self, following: screen)
    recording.next = screen.delegate
    screen.delegate = recording
  }
}
