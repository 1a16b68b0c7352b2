import AddressBook
import AddressBookUI
import Conformance
import Fakes
import Headless
import RoadTrip

extension ReferenceSystem {
  /// What a user does with the phone itself.
  static let deviceActions: [String: Action] = [
    "device.shake": { scene, _ in scene.app.device.shake() },
    "device.memoryWarning": { scene, _ in scene.app.window.receiveMemoryWarning() },
    "device.copy": { scene, arguments in
      scene.app.window.pasteboard.text = try arguments.string("text")
    },
    "alert.choose": { scene, arguments in
      try scene.app.window.chooseInAlert(try arguments.string("button"))
    },
  ]

  /// What goes wrong or slowly around the app.
  static let surroundingActions: [String: Action] = [
    "failures.trip.start": { scene, _ in scene.app.tripStore.saveFailure = FailingTripStore.fullDisk
    },
    "failures.trip.stop": { scene, _ in scene.app.tripStore.saveFailure = nil },
    "failures.addressBook.start": { scene, _ in scene.app.database.failure = .notPermittedByStore },
    "failures.addressBook.stop": { scene, _ in scene.app.database.failure = nil },
    "contactAccess.deny": { scene, _ in
      scene.app.screens.surroundings.access = ContactAccess(.denied)
    },
    "sheet.swipeDown": { scene, _ in
      guard let screen = scene.app.window.frontmost else { throw IntentRefused(.notShown) }
      try screen.swipeDown()
    },
    "geocoder.fail": { scene, arguments in
      scene.app.geocoder.failure = try arguments.choice("reason") ?? .noResult
    },
    "geocoder.work": { scene, _ in
      scene.app.geocoder.failure = nil
      scene.app.geocoder.pace = .atOnce
    },
    "geocoder.hold": { scene, _ in scene.app.geocoder.pace = .held },
    "geocoder.answer": { scene, arguments in
      try scene.answerGeocoder(about: arguments.string("place"))
    },
    "geocoder.deaf.choose": { scene, _ in scene.app.geocoder.endsOnCancel = false },
    "geocoder.delay": { scene, arguments in
      scene.app.geocoder.pace = .after(milliseconds: try arguments.integer("milliseconds"))
    },
  ]
}

extension Scene {
  /// The geocoder answers the open question that names a place, the latest where several do.
  fileprivate func answerGeocoder(about place: String) throws(IntentRefused) {
    let geocoder = app.geocoder
    let open = geocoder.unanswered.last { geocoder.questions[$0].query.contains(place) }
    guard let open else { throw IntentRefused(.notListed, place) }
    geocoder.answer(open)
  }
}
