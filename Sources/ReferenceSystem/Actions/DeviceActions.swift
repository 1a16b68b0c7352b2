import Conformance
import Headless
import RoadTrip

extension ReferenceSystem {
  /// What a user does with the phone itself.
  static let deviceActions: [String: Action] = [
    "device.shake": { scene, _ in scene.device.shake() },
    "device.memoryWarning": { scene, _ in scene.window.receiveMemoryWarning() },
    "device.copy": { scene, arguments in
      scene.window.pasteboard.text = try arguments.string("text")
    },
    "alert.choose": { scene, arguments in
      try scene.window.chooseInAlert(try arguments.string("button"))
    },
  ]

  /// What goes wrong or slowly around the app.
  static let surroundingActions: [String: Action] = [
    "failures.trip.start": { scene, _ in scene.tripFailure.isFailing = true },
    "failures.trip.stop": { scene, _ in scene.tripFailure.isFailing = false },
    "failures.addressBook.start": { scene, _ in scene.database.isFailing = true },
    "failures.addressBook.stop": { scene, _ in scene.database.isFailing = false },
    "geocoder.fail": { scene, _ in scene.geocoder.failure = .noResult },
    "geocoder.delay": { scene, arguments in
      scene.geocoder.delay = try arguments.integer("milliseconds")
    },
  ]
}
