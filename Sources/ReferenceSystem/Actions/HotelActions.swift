import Conformance
import Headless
import JSON
import RoadTrip

extension ReferenceSystem {
  /// What the user does in the list of hotels.
  static let hotelActions: [String: Action] = [
    "hotels.open": { scene, _ in try scene.openHotels() },
    "hotels.leave": { scene, _ in try scene.leaveHotels() },
    "hotels.add": { scene, _ in
      try scene.touching { try scene.hotelList().add() }
    },
    "hotels.edit": { scene, arguments in
      let list = try scene.hotelList()
      let hotel = try scene.hotel(named: arguments.string("name"))
      try scene.touching { try list.edit(hotel) }
    },
    "hotels.delete": { scene, arguments in
      let list = try scene.hotelList()
      let hotel = try scene.hotel(named: arguments.string("name"))
      try scene.touching { try list.delete(hotel) }
    },
    "trip.store": { scene, arguments in
      try scene.storeTrip(arguments.array("hotels").map(HotelFields.init(message:)))
    },
  ]

  /// What the user does in the form.
  static let formActions: [String: Action] = [
    "form.save": { scene, _ in try scene.touching { try scene.form().save() } },
    "form.cancel": { scene, _ in try scene.touching { try scene.form().cancel() } },
    "form.getFromContacts": { scene, _ in
      try scene.touching { try scene.form().getFromContacts() }
    },
    "form.saveToContacts": { scene, _ in
      try scene.touching { try scene.form().saveToContacts() }
    },
  ]
}

extension HotelFields {
  /// Reads the texts that a message names; the others are blank.
  init(message: JSONValue) {
    self.init()
    for field in HotelField.allCases {
      self[field] = message[field.rawValue]?.string ?? ""
    }
  }
}
