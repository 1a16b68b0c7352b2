import JSON
import RoadTrip

extension ReferenceSystem {
  /// What can be seen of the trip.
  static let hotelQueries: [String: Query] = [
    "hotels.rows": { scene in
      .array(
        try scene.hotelList().rows.map {
          ["name": .string($0.name), "address": .string($0.address)]
        })
    },
    "form.fields": { scene in
      let fields = try scene.form().fields
      return .object(HotelField.allCases.map { JSONMember($0.rawValue, .string(fields[$0])) })
    },
    "trip.saved": { scene in
      .array(
        try scene.savedHotels().map { hotel in
          .object(
            HotelField.allCases.map { JSONMember($0.rawValue, .string(hotel.fields[$0])) })
        })
    },
    "map.pins": { scene in .array(scene.app.trip.annotations.map(\.message)) },
    "map.failures": { scene in
      .array(
        scene.app.trip.hotels.compactMap { hotel in
          guard case .failed(let error) = hotel.place else { return nil }
          return ["name": .string(hotel.fields.name), "reason": .string(error.rawValue)]
        })
    },
  ]
}

extension Annotation {
  fileprivate var message: JSONValue {
    [
      "title": .string(title), "latitude": .number(coordinate.latitude),
      "longitude": .number(coordinate.longitude),
    ]
  }
}
