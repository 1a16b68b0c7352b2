import Conformance
import Gherkin
import JSON
import ReferenceSystem
import SpecSteps
import TestSupport
import Testing

@Suite struct SuiteTests {
  @Test func `a scenario is called by its id, and by its place without one`() throws {
    let source = Source(
      uri: "f.feature",
      text: "Feature: f\n  @id:XX-001\n  Scenario: a\n    * x\n  Scenario: b\n    * x\n",
      mediaType: .gherkin)
    #expect(try Specs.pickles(of: source).map(\.scenarioName) == ["XX-001", "f.feature:5"])
  }

  @Test func `the rows of one block of examples share its id`() throws {
    let source = Source(
      uri: "f.feature",
      text:
        "Feature: f\n  Scenario Outline: <a>\n    * <a>\n    @id:XX-001\n    Examples:\n      | a |\n      | 1 |\n      | 2 |\n",
      mediaType: .gherkin)
    #expect(try Specs.pickles(of: source).map(\.scenarioName) == ["XX-001", "XX-001"])
  }

  @Test func `every scenario is a case with every target`() throws {
    let suite = SpecSuite(
      ["\(Checkout.root)/Specs/BestFriend"], places: nil,
      targets: ["one", "two"].map { name in SpecSuite.Target(name) { ReferenceSystem() } })
    let cases = try suite.cases()
    #expect(cases.count == 34)
    #expect(cases.first?.description == "BF-010 Nobody was shown before [one]")
  }

  @Test func `a path that leads nowhere is named`() {
    let suite = SpecSuite(["nowhere"], places: nil, targets: [])
    #expect(throws: FeatureFilesError.notFound("nowhere")) { try suite.cases() }
  }

  @Test func `a difference is told with both sides`() async throws {
    let result = try await Specs.play(
      "* the hotel list is open\n* the hotel list shows \"Inn, Lodge\"")
    #expect(
      result.complaint
        == "the hotel list shows {string}\n  expected: Inn\n            Lodge\n  actual:   ")
  }

  @Test func `texts are compared scalar by scalar`() async throws {
    let result = try await Specs.play(
      "* the hotel list is open\n* the form for a new hotel with the fields\n| name | Caf\u{E9} |\n"
        + "* the form shows the name \"Cafe\u{301}\"")
    #expect(result.status == .failed)
  }

  @Test func `a capability that is not claimed skips the scenario, and names it`() async throws {
    let result = try await Specs.play("* the user shakes the phone", in: Workspace()) {
      LesserSystem()
    }
    #expect(result.status == .skipped)
    let reasons = result.steps.compactMap { ($0.error as? SkippedScenario)?.reason }
    #expect(reasons == ["unsupported: the system does not claim device"])
  }
}

/// The reference, which claims nothing but the screen.
private final class LesserSystem: SystemUnderTest {
  private let system = ReferenceSystem()

  func initialize() async throws -> SystemDescription {
    SystemDescription(
      name: "", version: "", language: "", capabilities: [Capability(neededFor: "screen.front")])
  }
  func begin(_ scenario: ScenarioStart) async throws -> Readiness {
    try await system.begin(scenario)
  }
  func perform(_ intent: Intent) async throws -> Reply { try await system.perform(intent) }
  func observe(_ query: String) async throws -> JSONValue { try await system.observe(query) }
  func advance(milliseconds: Int) async throws -> [Event] { [] }
  func relaunch() async throws {}
  func end() async throws -> [Event] { try await system.end() }
  func shutdown() async throws {}
}
