import Testing

@testable import Gherkin

@Suite struct `Did you mean` {
  private static let steps = [
    "the user cancels the picker", "the user chooses {string}", "{int} hotels are shown",
    "the form shows", "nothing was saved",
  ]

  @Test(arguments: [
    ("the user cancel the picker", "the user cancels the picker"),
    ("the user choses \"Anna Haro\"", "the user chooses {string}"),
    ("3 hotel are shown", "{int} hotels are shown"),
    ("nothing is saved", "nothing was saved"),
    ("the from shows", "the form shows"),
  ])
  func `the nearest step is proposed`(text: String, expected: String) {
    #expect(NearestText(Self.steps).suggestions(for: text) == [expected])
  }

  @Test(arguments: ["", "something else entirely", "x"])
  func `what is far from everything has no suggestion`(text: String) {
    #expect(NearestText(Self.steps).suggestions(for: text).isEmpty)
  }

  @Test(arguments: [
    ("--tgas", "--tags"), ("--fail-fsat", "--fail-fast"), ("@smok", "@smoke"), ("@Slow", "@slow"),
  ])
  func `options and tags are proposed too`(text: String, expected: String) {
    let words = ["--tags", "--name", "--fail-fast", "@smoke", "@slow"]
    #expect(NearestText(words).suggestions(for: text) == [expected])
  }

  @Test func `several come nearest first, equal ones in their order`() {
    let words = NearestText(["hotel", "hostel", "motel", "hovel"])
    #expect(words.suggestions(for: "hotel", atMost: 3) == ["hotel", "hostel", "motel"])
    #expect(words.suggestions(for: "hotel", atMost: 0).isEmpty)
  }
}
