import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The list of hotels, and the trip that is stored.
  mutating func defineHotelListSteps() {
    act("the hotel list is open", "hotels.open")
    act("the user opens the hotel list", "hotels.open")
    act(
      "the user leaves the hotel list", trying: "the user tries to leave the hotel list",
      "hotels.leave")
    act("the user adds a hotel", trying: "the user tries to add a hotel", "hotels.add")
    act("the user opens {string} to edit it", "hotels.edit", "name")
    act("the user deletes {string}", "hotels.delete", "name")
    for (verb, action) in [("open", "hotels.edit"), ("delete", "hotels.delete")] {
      attempt(
        "the user tries to \(verb) a hotel that is not on the list", action,
        adding: ["name": "Nowhere Inn"])
    }
    define("the trip has these hotels") { context, arguments in
      let hotels = try arguments.requiredTable().tableRecords.map { record in
        JSONValue.object(
          try record.cells.map { JSONMember(try Members.hotel.code(of: $0.name), .string($0.text)) }
        )
      }
      try await context.world.perform("trip.store", ["hotels": .array(hotels)])
    }
    act("saving the trip fails", "failures.trip.start")
    act("saving the trip works again", "failures.trip.stop")
    defineHotels("the hotel list shows", none: "the hotel list is empty", "hotels.rows", .hotelRow)
    defineHotels("the saved trip holds", none: "the saved trip is empty", "trip.saved", .hotel)
  }

  /// Three sentences about a list of hotels: their names, some columns, and none at all.
  private mutating func defineHotels(
    _ sentence: String, none: String, _ query: String, _ members: Members
  ) {
    list("\(sentence) {string}") { world, _ in try await world.observe(query).texts(of: "name") }
    define(sentence) { context, arguments in
      let hotels = try await context.world.observe(query).array ?? []
      try expect("hotels", try arguments.requiredTable(), toEqual: hotels, of: members)
    }
    define(none) { context, _ in
      try expect("hotels", [], toEqual: try await context.world.observe(query).texts)
    }
  }
}
