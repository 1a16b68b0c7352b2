import AddressBook
import Gherkin

/// A feature made of a vCard file: pick every person of it once, and the form shows what the card says.
struct ContactsFeature {
  /// The feature; its uri is the path of the vCard file.
  let source: Gherkin.Source

  /// Reads the cards. Groups are no people and are left out.
  ///
  /// - Throws: ``UsageError`` where the file cannot be read or holds nobody.
  init(_ path: String) throws {
    let cards = VCard.parse(try InputFile.bytes(of: path)).cards.filter { CardGroup($0) == nil }
    guard !cards.isEmpty else {
      throw UsageError("\(path): no person in it; a vCard file holds BEGIN:VCARD … END:VCARD")
    }
    source = Gherkin.Source(
      uri: path, text: ContactsFeature.text(path, cards.map(CardExpectation.init)),
      mediaType: .gherkin)
  }

  private static let peopleInScenario = 50

  private static func text(_ path: String, _ people: [CardExpectation]) -> String {
    var text = """
      Feature: Every person of \(path)
        Background:
          Given the people of the file "\(quoted(path))" are in the address book
          And the hotel list is open
          And the form for a new hotel is open

      """
    for start in stride(from: 0, to: people.count, by: peopleInScenario) {
      let end = min(start + peopleInScenario, people.count)
      text += "\n  Scenario: people \(start + 1) to \(end) of \(people.count)\n"
      for index in start..<end { text += step(index + 1, people[index]) }
    }
    return text
  }

  private static func step(_ number: Int, _ person: CardExpectation) -> String {
    let rows = person.fields.map { "      | \(cell($0.name)) | \(cell($0.text)) |\n" }
    return "    * the user picks person \(number) of the file, and the form says\n"
      + rows.joined()
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private static func cell(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("\n", with: "\\n")
  }
}
