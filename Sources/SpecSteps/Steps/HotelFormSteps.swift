import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The form of a hotel.
  mutating func defineHotelFormSteps() {
    act("the form for a new hotel is open", "hotels.add")
    define("the form for a new hotel with the fields") { context, arguments in
      try await context.world.perform("hotels.add")
      try await context.world.enter(try arguments.requiredTable().pairs)
    }
    define("the form for a new hotel named {string}") { context, arguments in
      try await context.world.perform("hotels.add")
      try await context.world.enter(try arguments.string(0), in: "name")
    }
    act("the user saves the form", trying: "the user tries to save the form", "form.save")
    act("the user cancels the form", trying: "the user tries to cancel the form", "form.cancel")
    act("the user asks for a contact", "form.getFromContacts")
    act("the people picker is open over the form", "form.getFromContacts")
    act("the user saves the hotel to the contacts", "form.saveToContacts")
    act("the new-person form is open over the form", "form.saveToContacts")
    for sentence in ["the form shows", "the form below still shows"] {
      define(sentence) { context, arguments in
        try await context.world.expectForm(try arguments.requiredTable().pairs)
      }
    }
    define("the form shows the {word} {string}") { context, arguments in
      try await context.world.expectForm([(try arguments.string(0), try arguments.string(1))])
    }
  }
}

extension SpecWorld {
  fileprivate func expectForm(_ fields: [(name: String, text: String)]) async throws {
    try expect("form", fields, toEqual: try await observe("form.fields"), of: .hotel)
  }
}
