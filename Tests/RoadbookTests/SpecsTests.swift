import Gherkin
import ReferenceSystem
import SpecSteps
import SpecTesting
import TestSupport
import Testing

@Suite struct SpecsTests {
  /// Every backing of the reference; each scenario with each is a case of its own.
  static let suite = SpecSuite(
    targets: ReferenceSystem.Backing.allCases.map { backing in
      SpecSuite.Target(backing.rawValue) { ReferenceSystem(backing: backing) }
    })

  @Test(arguments: try suite.cases())
  func `the reference keeps`(_ spec: SpecCase) async { await spec.check() }

  @Test func `there are scenarios, and every id is given once`() throws {
    let pickles = try Self.suite.cases().filter { $0.target == "memory" }.map(\.pickle)
    let scenarios = Dictionary(grouping: pickles, by: \.scenarioName)
    #expect(scenarios.count >= 800)
    for (id, rows) in scenarios {
      let places = Set(rows.map { "\($0.uri):\($0.scenarioLocation.line)" })
      #expect(places.count == 1, "\(id) is given at \(places.sorted())")
      #expect(Set(rows.map(\.name)).count == rows.count, "the rows of \(id) have one name")
    }
  }
}
