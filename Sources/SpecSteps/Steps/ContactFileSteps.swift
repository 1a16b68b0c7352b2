import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// Sentences about the people of a vCard file, each by its number in the file.
  mutating func defineContactFileSteps() {
    define("the people of the file {string} are in the address book") { context, arguments in
      try await context.world.perform(
        "addressBook.files.load", ["path": .string(try arguments.string(0))])
    }
    define("the user picks person {int} of the file, and the form says") {
      context, arguments in
      let world = context.world
      try await world.perform("form.getFromContacts")
      try await world.choosePerson(number: try arguments.int(0))
      let fields = try await world.observe("form.fields")
      let pairs = try arguments.requiredTable().pairs
      try expect(
        "form", pairs.map { "\($0.name): \(SpecWorld.words($0.text))" },
        toEqual: pairs.map {
          "\($0.name): \(SpecWorld.words(fields.cell(of: try Members.hotel.code(of: $0.name))))"
        })
    }
  }
}

extension SpecWorld {
  /// Chooses the person that was loaded as the numberth, and the first address where a card opens.
  fileprivate func choosePerson(number: Int) async throws {
    let ids = try await loadedIDs()
    guard ids.indices.contains(number - 1) else {
      throw ExpectationFailure(
        subject: "people of the file", expected: ["at least \(number)"], actual: ["\(ids.count)"])
    }
    try await perform("picker.choose", ["person": ids[number - 1]])
    guard try await screen().name == "picker" else { return }
    let values = try await observe("picker.card")["values"]?.array ?? []
    let address = values.first { $0["property"]?.string == "address" }
    try await perform(
      "picker.chooseValue",
      ["property": "address", "identifier": address?["identifier"] ?? .null])
  }

  private func loadedIDs() async throws -> [JSONValue] {
    try await observe("addressBook.files.loaded").array ?? []
  }

  /// The words of a text, one blank between two: how lines and lists are joined is not what the card says.
  fileprivate static func words(_ text: String) -> String {
    text.split { $0.isWhitespace || $0 == "," }.joined(separator: " ")
  }
}
