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
      try expectCard(card, of: arguments.string(0), with: arguments.requiredTable())
    }
    define("the picker shows the card of {string} with no values") { context, arguments in
      let card = try await context.world.observe("picker.card")
      try expect("card", arguments.string(0), toEqual: (card["name"] ?? .null).cell)
      try expect("values on the card", [], toEqual: card["values"]?.array?.map(\.compact) ?? [])
    }
    definePickerListSteps()
  }

  private mutating func definePickerListSteps() {
    define("the picker shows the rows") { context, arguments in
      try expect(
        "picker", try arguments.requiredTable(), toEqual: await context.world.pickerRows())
    }
    define("the user searches the picker for {string}") { context, arguments in
      try await context.world.perform("picker.search", ["text": .string(try arguments.string(0))])
    }
    define("the user limits the picker to the group {string}") { context, arguments in
      let group = try await context.world.group(try arguments.string(0))
      try await context.world.perform("picker.showGroup", ["group": group["group"] ?? .null])
    }
    act("the user lets the picker show everybody", "picker.showGroup")
    define("the user tries to limit the picker to a group that is not there") { context, _ in
      try await context.world.attempt("picker.showGroup", ["group": 987_654])
    }
    define("the user tries to choose {string} in the picker") { context, arguments in
      let row = try await context.world.pickerRow(try arguments.string(0))
      try await context.world.attempt("picker.choose", ["person": row])
    }
    define("the user tries to choose {string} who is not in the list") { context, arguments in
      let person = try await context.world.person(try arguments.string(0))
      try await context.world.attempt("picker.choose", ["person": person["id"] ?? .null])
    }
    define("the user tries to choose a/an {word} that the card does not show") {
      context, arguments in
      try await context.world.attempt(
        "picker.chooseValue",
        ["property": .string(try arguments.string(0)), "identifier": 99])
    }
    define("the picker offers the groups") { context, arguments in
      let groups = try await context.world.observe("picker.groups").array ?? []
      try expect(
        "groups", try arguments.requiredTable().column,
        toEqual: groups.map { ($0["name"] ?? .null).cell })
    }
    act("the user completes the choice in the picker", "picker.several.done")
    define("these people are marked in the picker") { context, arguments in
      let marked = try await context.world.observe("picker.several.marked").array ?? []
      try expect(
        "marked people", try arguments.requiredTable().column, toEqual: marked.map(\.cell))
    }
    define("the picker complains of") { context, arguments in
      let complaints = try await context.world.observe("picker.diagnosis.complaints").array ?? []
      try expect(
        "complaints", try arguments.requiredTable().column, toEqual: complaints.map(\.cell))
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
    try await perform(
      "picker.chooseValue", await valueOnCard("picker", labelled: label, of: property))
  }
}
