import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  mutating func definePickerSteps() {
    define("the user chooses {string} in the picker") { context, arguments in
      let row = try await context.world.pickerRow(try arguments.string(0))
      try await context.world.perform("picker.choose", ["person": row])
    }
    define("the user tries to choose a person who is not listed") { context, _ in
      try await context.world.attempt("picker.choose", ["person": 987_654])
    }
    define("the user chooses the {string} {word} on the card") { context, arguments in
      try await context.world.chooseValue(
        labelled: try arguments.string(0), of: try arguments.string(1))
    }
    act("the user goes back to the list of people", "picker.back")
    act("the user cancels the picker", "picker.cancel")
    define("the picker lists") { context, arguments in
      let names = try await context.world.pickerRows().map { ($0["name"] ?? .null).cell }
      try expect("picker", try arguments.requiredTable().column, toEqual: names)
    }
    define("the picker lists nobody") { context, _ in
      let names = try await context.world.pickerRows().map(\.compact)
      try expect("picker", [], toEqual: names)
    }
    define("the picker shows the card of {string} with the values") { context, arguments in
      let card = try await context.world.observe("picker.card")
      try expect("card", arguments.string(0), toEqual: card["name"]?.string)
      let values = (card["values"]?.array ?? []).map {
        [$0["property"] ?? .null, $0["label"] ?? .null].map(\.cell).joined(separator: " | ")
      }
      let expected = try arguments.requiredTable().texts.map { $0.joined(separator: " | ") }
      try expect("values on the card", expected, toEqual: values)
    }
  }
}

extension SpecWorld {
  func pickerRows() async throws -> [JSONValue] { try await observe("picker.rows").array ?? [] }

  /// The id of the one row that bears a name.
  func pickerRow(_ name: String) async throws -> JSONValue {
    let rows = try await pickerRows()
    let matches = rows.filter { $0["name"]?.string == name }
    try expect(
      matches.count == 1, "one row named \(name)",
      actual: rows.map { ($0["name"] ?? .null).cell }.joined(separator: ", "))
    return matches.first?["person"] ?? .null
  }

  /// Taps the value on the open card that stands under a label.
  func chooseValue(labelled label: String, of property: String) async throws {
    let values = try await observe("picker.card")["values"]?.array ?? []
    let match = values.first {
      $0["property"]?.string == property && $0["label"]?.string == label
    }
    try expect(
      match != nil, "a value \(property) labelled \(label)",
      actual: values.map(\.compact).joined(separator: ", "))
    try await perform(
      "picker.chooseValue",
      ["property": .string(property), "identifier": match?["identifier"] ?? .null])
  }
}
