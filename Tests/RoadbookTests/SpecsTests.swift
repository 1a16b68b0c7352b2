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
    let ids = try Self.suite.cases().filter { $0.target == "memory" }.map(\.pickle.scenarioName)
    #expect(ids.count > 900)
    #expect(Set(ids).count == ids.count)
  }
}
