import Gherkin
import SpecSteps
import Testing

@Suite struct EventTableTests {
  private func afterAdding(_ table: String) async throws -> String {
    let result = try await Specs.play(
      "Given the hotel list is open\nWhen the user adds a hotel\nThen these events happened in order\n\(table)"
    )
    return result.status == .passed ? "passed" : result.complaint
  }

  @Test func `events stand in words, and details in columns`() async throws {
    #expect(
      try await afterAdding(
        "| event | name | to |\n| hotel list will change | | |\n| hotel list insert | Hotel California | 0 |\n| hotel list did change | | |"
      ) == "passed")
  }

  @Test func `without a heading the first column is all there is`() async throws {
    #expect(
      try await afterAdding(
        "| hotel list will change |\n| hotel list insert |\n| hotel list did change |") == "passed")
  }

  @Test func `a detail that differs is shown on both sides`() async throws {
    let complaint = try await afterAdding(
      "| event | to |\n| hotel list will change | |\n| hotel list insert | 7 |\n| hotel list did change | |"
    )
    #expect(complaint.contains("hotel list insert, to: 7"), "\(complaint)")
    #expect(complaint.contains("hotel list insert, to: 0"), "\(complaint)")
  }

  @Test func `one event too many of the family fails`() async throws {
    let complaint = try await afterAdding("| hotel list will change |\n| hotel list did change |")
    #expect(complaint.contains("hotel list insert"), "\(complaint)")
  }

  @Test func `an event that did not happen fails`() async throws {
    #expect(try await afterAdding("| hotel list move |") != "passed")
  }

  @Test(arguments: [
    ("picker.didCancel", "picker did cancel"), ("firstName", "first name"), ("zip", "zip"),
    ("undoManager.willCloseGroup", "undo manager will close group"),
  ])
  func `a code is read in words`(_ code: String, _ words: String) {
    #expect(code.inWords == words)
  }

  @Test(arguments: ["firstName", "clearsOnBegin", "note", "alternateBirthday"])
  func `words lead back to a member's name`(_ name: String) {
    #expect(name.inWords.asCode == name)
  }
}
