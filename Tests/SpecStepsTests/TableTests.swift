import Gherkin
import SpecSteps
import Testing

/// A misspelt name is an error that names it, also where nothing is expected.
@Suite struct TableTests {
  @Test(arguments: [
    (
      "the working copy A\n* A has saved the new person \"Ada\"\n* A reads \"Ada\" as\n| nickame | |",
      "nickame"
    ),
    ("a new person \"Ada\"\n* the new person \"Ada\" reads\n| nikname | |\n| note | |", "nikname"),
    ("a new person \"Ada\" with\n| frst name | |", "frst name"),
    ("the hotel list is open\n* the hotel list shows\n| name | adress |", "adress"),
    ("the hotel list is open\n* the saved trip holds\n| nam |", "nam"),
    ("the trip has these hotels\n| nane |\n| Inn |", "nane"),
    (
      "the hotel list is open\n* the form for a new hotel is open\n* the form shows\n| stret | |",
      "stret"
    ),
    (
      "the hotel list is open\n* the form for a new hotel is open\n* the bar shows\n| sode |",
      "sode"
    ),
    ("the map shows\n| titel |", "titel"),
    ("the address book holds\n| name | fone |", "fone"),
    ("this person is in the address book\n| firts | Ada |", "firts"),
    ("a client of the contact screens\n* the client was handed\n| adress book | |", "adress book"),
    ("the working copy A\n* the save of A met the conflicts\n| conflit |", "conflit"),
    ("a list of texts\n| lable | value |\n| home | 1 |", "lable"),
    ("the levels of screens are\n| stak |", "stak"),
    ("an undo manager\n* the notes are\n| unod | |", "unod"),
    ("these events happened in order\n| event | nmae |", "nmae"),
    ("the codes are\n| record type persn | |", "record type persn"),
    ("it is refused because the sreen is not in front", "the sreen is not in front"),
  ])
  func `a misspelt column or row fails, and is named`(_ steps: String, _ name: String) async throws
  {
    let result = try await Specs.play("* " + steps)
    #expect(result.status == .failed)
    #expect(result.complaint.contains("\"\(name)\" is not known"), "\(result.complaint)")
  }

  @Test func `the nearest name is suggested`() async throws {
    let result = try await Specs.play("* the map shows\n| titel |")
    #expect(result.complaint.hasSuffix("did you mean \"title\"?"), "\(result.complaint)")
  }

  @Test func `a blank cell of a known column still compares`() async throws {
    let result = try await Specs.play(
      "* the working copy A\n* A has saved the new person \"Ada\"\n* A reads \"Ada\" as\n| nickname | |\n| first name | |"
    )
    #expect(result.status == .failed)
    #expect(result.complaint.contains("expected: nickname: "), "\(result.complaint)")
    #expect(result.complaint.contains("first name: Ada"), "\(result.complaint)")
  }
}
