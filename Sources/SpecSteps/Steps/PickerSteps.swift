import Gherkin
import JSON

extension StepLibrary<SpecWorld> {
  /// The people picker of either generation.
  mutating func definePickerSteps() {
    defineChoosing()
    act(
      "the user goes back to the list of people",
      trying: "the user tries to go back to the list of people", "picker.back")
    act(
      "the user cancels the picker", trying: "the user tries to cancel the picker", "picker.cancel")
    act("the user searches the picker for {string}", "picker.search", "text")
    act(
      "the user completes the choice in the picker",
      trying: "the user tries to complete the choice in the picker", "picker.several.done")
    define("the user limits the picker to the group {string}") { context, arguments in
      let group = try await context.world.group(try arguments.string(0))
      try await context.world.perform("picker.showGroup", ["group": group["group"] ?? .null])
    }
    act("the user lets the picker show everybody", "picker.showGroup")
    attempt(
      "the user tries to limit the picker to a group that is not there", "picker.showGroup",
      adding: ["group": 987_654])
    definePickerLists()
    definePickerCard()
  }

  private mutating func defineChoosing() {
    define("the user chooses {string} in the picker") { context, arguments in
      let row = try await context.world.pickerRow(try arguments.string(0))
      try await context.world.perform("picker.choose", ["person": row])
    }
    define("the user tries to choose {string} in the picker") { context, arguments in
      let row = try await context.world.pickerRow(try arguments.string(0))
      try await context.world.attempt("picker.choose", ["person": row])
    }
    define("the user tries to choose {string} who is not in the list") { context, arguments in
      let id = try await context.world.id(ofPerson: try arguments.string(0))
      try await context.world.attempt("picker.choose", ["person": id])
    }
    attempt(
      "the user tries to choose a person who is not listed", "picker.choose",
      adding: ["person": 987_654])
    attempt("the user tries to choose a value in the picker", "picker.chooseValue")
    define("the user chooses the {string} {word} on the card") { context, arguments in
      let value = try await context.world.valueOnCard(
        "picker", labelled: try arguments.string(0), of: try arguments.string(1))
      try await context.world.perform("picker.chooseValue", value)
    }
    attempt(
      "the user tries to choose a/an {word} that the card does not show", "picker.chooseValue",
      ["property"], adding: ["identifier": 99])
  }

  private mutating func definePickerLists() {
    list("the picker lists {string}") { world, _ in
      try await world.observe("picker.rows").texts(of: "name")
    }
    define("the picker lists nobody") { context, _ in
      try expect("picker", [], toEqual: try await context.world.observe("picker.rows").texts)
    }
    define("the picker shows the rows") { context, arguments in
      let rows = try await context.world.observe("picker.rows").array ?? []
      try expect("picker", try arguments.requiredTable(), toEqual: rows, of: .pickerRow)
    }
    list("the picker offers the groups {string}") { world, _ in
      try await world.observe("picker.groups").texts(of: "name")
    }
    list("the picker marks {string}") { world, _ in
      try await world.observe("picker.several.marked").texts
    }
    list("the picker complains of {string}") { world, _ in
      try await world.observe("picker.diagnosis.complaints").texts.map(\.inWords)
    }
  }

  private mutating func definePickerCard() {
    define("the picker shows the card of {string} with the values") { context, arguments in
      let card = try await context.world.observe("picker.card")
      try expectCard(card, of: arguments.string(0), with: arguments.requiredTable())
    }
    define("the picker shows the card of {string} with no values") { context, arguments in
      let card = try await context.world.observe("picker.card")
      try expectCard(card, of: arguments.string(0), with: nil)
    }
  }
}

extension SpecWorld {
  /// The id of the one row that bears a name.
  fileprivate func pickerRow(_ name: String) async throws -> JSONValue {
    let rows = try await observe("picker.rows").array ?? []
    let matches = rows.filter { $0["name"]?.string == name }
    try expect(
      matches.count == 1, "one row named \(name)",
      actual: rows.map { $0.cell(of: "name") }.joined(separator: ", "))
    return matches.first?["person"] ?? .null
  }
}
