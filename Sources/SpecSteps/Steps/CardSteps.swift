import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The sentences that the cards of known and unknown people share.
  mutating func defineCard(_ card: String, _ capability: String) {
    define("\(card) shows {string} with the values") { context, arguments in
      let shown = try await context.world.observe("\(capability).card")
      try expectCard(shown, of: arguments.string(0), with: arguments.requiredTable())
    }
    define("\(card) shows {string} alone") { context, arguments in
      let shown = try await context.world.observe("\(capability).card")
      try expectCard(shown, of: arguments.string(0), with: nil)
    }
    define("the user taps the {string} {word} on \(card)") { context, arguments in
      let value = try await context.world.valueOnCard(
        capability, labelled: try arguments.string(0), of: try arguments.string(1))
      try await context.world.perform("\(capability).tap", value)
    }
    attempt(
      "the user tries to tap a/an {word} that \(card) does not show", "\(capability).tap",
      ["property"], adding: ["identifier": 99])
  }
}

/// Compares a card with a name and a table of properties, labels and, where there is a third column, texts.
func expectCard(_ card: JSONValue, of name: String, with table: DataTable?) throws {
  try expect("card", name, toEqual: card.cell(of: "name"))
  let rows = table?.texts ?? []
  let columns = ["property", "label", "text"].prefix(rows.first?.count ?? 3)
  let values = (card["values"]?.array ?? []).map { value in
    columns.map { value.cell(of: $0) }.joined(separator: " | ")
  }
  try expect("values on the card", rows.map { $0.joined(separator: " | ") }, toEqual: values)
}

extension SpecWorld {
  /// The value that stands on an open card under a label, as the argument of a tap.
  func valueOnCard(
    _ capability: String, labelled label: String, of property: String
  ) async throws -> JSONValue {
    let values = try await observe("\(capability).card")["values"]?.array ?? []
    let match = values.first {
      $0["property"]?.string == property && $0["label"]?.string == label
    }
    try expect(
      match != nil, "a value \(property) labelled \(label)",
      actual: values.map(\.compact).joined(separator: ", "))
    return ["property": .string(property), "identifier": match?["identifier"] ?? .null]
  }
}
