import ReferenceSystem
import SpecSteps
import SpecTesting
import Testing

@Suite struct SpecsTests {
  /// Every backing of the reference; each scenario with each is a case of its own.
  static let suite = SpecSuite(
    ["\(Package.root)/Specs"], places: "\(Package.root)/Fixtures/Places/places.tsv",
    candidates: ReferenceSystem.Backing.allCases.map { backing in
      SpecSuite.Candidate(backing.rawValue) { ReferenceSystem(backing: backing) }
    })

  @Test(arguments: try suite.cases())
  func `the reference keeps`(_ spec: SpecCase) async { await spec.check() }

  @Test func `there are scenarios, and every id is given once`() throws {
    let ids = try Self.suite.cases().filter { $0.candidate == "memory" }.map(\.pickle.scenarioName)
    #expect(ids.count > 150)
    #expect(Set(ids).count == ids.count)
  }
}
