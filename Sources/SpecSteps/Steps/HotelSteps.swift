import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func defineHotelSteps() {
    defineListSteps()
    defineFormSteps()
    defineTripSteps()
  }

  private mutating func defineListSteps() {
    act("the hotel list is open", "hotels.open")
    act("the traveller opens the hotel list", "hotels.open")
    act("the traveller leaves the hotel list", "hotels.leave")
    act("the traveller adds a hotel", "hotels.add")
    define("the traveller opens {string} to edit it") { context, arguments in
      try await context.world.perform("hotels.edit", ["name": .string(try arguments.string(0))])
    }
    define("the traveller deletes {string}") { context, arguments in
      try await context.world.perform("hotels.delete", ["name": .string(try arguments.string(0))])
    }
    define("the traveller tries to open a hotel that is not on the list") { context, _ in
      try await context.world.attempt("hotels.edit", ["name": "Nowhere Inn"])
    }
    define("the traveller tries to delete a hotel that is not on the list") { context, _ in
      try await context.world.attempt("hotels.delete", ["name": "Nowhere Inn"])
    }
    define("the hotel list shows") { context, arguments in
      let rows = try await context.world.observe("hotels.rows").array ?? []
      try expect("hotel list", try arguments.requiredTable(), toEqual: rows)
    }
    define("the hotel list is empty") { context, _ in
      let rows = try await context.world.observe("hotels.rows").array ?? []
      try expect("hotel list", [], toEqual: rows.map(\.compact))
    }
  }

  private mutating func defineFormSteps() {
    act("the form for a new hotel is open", "hotels.add")
    define("the form for a new hotel with the fields") { context, arguments in
      try await context.world.perform("hotels.add")
      for pair in try arguments.requiredTable().pairs {
        try await context.world.enter(pair.text, in: pair.name)
      }
    }
    act("the traveller saves the form", "form.save")
    act("the traveller cancels the form", "form.cancel")
    act("the traveller asks for a contact", "form.getFromContacts")
    act("the people picker is open over the form", "form.getFromContacts")
    act("the traveller saves the hotel to the contacts", "form.saveToContacts")
    act("the new-person form is open over the form", "form.saveToContacts")
    define("the form shows") { context, arguments in
      try await context.world.expectForm(try arguments.requiredTable())
    }
    define("the form below still shows") { context, arguments in
      try await context.world.expectForm(try arguments.requiredTable())
    }
  }

  private mutating func defineTripSteps() {
    define("the trip has these hotels") { context, arguments in
      let hotels = try arguments.requiredTable().tableRecords.map { record in
        JSONValue.object(record.cells.map { JSONMember($0.name, .string($0.text)) })
      }
      try await context.world.perform("trip.store", ["hotels": .array(hotels)])
    }
    define("the saved trip holds") { context, arguments in
      let hotels = try await context.world.observe("trip.saved").array ?? []
      try expect("saved trip", try arguments.requiredTable(), toEqual: hotels)
    }
    define("the saved trip is empty") { context, _ in
      let hotels = try await context.world.observe("trip.saved").array ?? []
      try expect("saved trip", [], toEqual: hotels.map(\.compact))
    }
    act("saving the trip fails", "failures.trip.start")
    act("saving the trip works again", "failures.trip.stop")
  }
}

extension SpecWorld {
  func expectForm(_ table: DataTable) async throws {
    let fields = try await observe("form.fields")
    try expect("form", table.pairs, toEqual: fields)
  }
}
