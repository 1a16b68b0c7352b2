import AddressBook
import AddressBookUI
import BestFriend
import Conformance
import Headless
import JSON
import RoadTrip

/// Notes what the screens do and what the delegates are told, and passes everything on.
///
/// The app sets its own delegates. When a screen comes up, the recorder puts itself between the screen and
/// the delegate that it finds there.
final class Recorder: ScreenObserver {
  let log: EventLog
  weak var scene: Scene?
  private var kept: [AnyObject] = []

  init(log: EventLog) { self.log = log }

  func screens(did event: ScreenEvent) {
    log.note(Event(event.description, event.departureDetails))
    if event.kind == .willAppear { intercept(event.screen) }
  }

  /// Puts recorders before the delegates of a screen that is about to appear.
  private func intercept(_ name: String) {
    let contents = scene?.window.screens.map(\.content) ?? []
    for content in contents where content.screenName == name {
      for field in content.textFields { keep(FieldRecorder(field, log: log)) }
      switch content {
      case let form as AddHotelController: keep(HotelFormRecorder(form, log: log))
      case let picker as HeadlessPeoplePicker: keep(PickerRecorder(picker, log: log))
      case let form as HeadlessNewPersonForm: keep(NewPersonRecorder(form, log: log))
      default: break
      }
    }
  }

  private func keep(_ recorder: AnyObject?) {
    if let recorder { kept.append(recorder) }
  }
}

extension ScreenEvent {
  fileprivate var departureDetails: JSONValue { [:] }
}

extension Recorder: HotelListObserver {
  func hotelListWillChange(_ list: HotelController) { log.note(Event("hotelList.willChange")) }

  func hotelList(_ list: HotelController, did change: HotelListChange) {
    log.note(change.event)
  }

  func hotelListDidChange(_ list: HotelController) { log.note(Event("hotelList.didChange")) }
}

extension HotelListChange {
  fileprivate var event: Event {
    switch self {
    case .insert(let hotel, let index):
      Event("hotelList.insert", ["name": .string(hotel.fields.name), "to": .integer(index)])
    case .delete(let hotel, let index):
      Event("hotelList.delete", ["name": .string(hotel.fields.name), "from": .integer(index)])
    case .move(let hotel, let from, let to):
      Event(
        "hotelList.move",
        ["name": .string(hotel.fields.name), "from": .integer(from), "to": .integer(to)])
    case .update(let hotel, let index):
      Event("hotelList.update", ["name": .string(hotel.fields.name), "at": .integer(index)])
    }
  }
}

extension Recorder: BestFriendDelegate {
  func bestFriendController(_ controller: BestFriendController, didChange friend: Friend) {
    log.note(Event("bestFriend.changed", ["name": .string(friend.name)]))
  }
}
