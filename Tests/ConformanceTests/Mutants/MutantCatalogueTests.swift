import Conformance
import Foundation
import Gherkin
import ReferenceSystem
import SpecMutants
import SpecSteps
import Testing

@Suite struct MutantCatalogueTests {
  @Test func `no two mutants bear the same name`() {
    let names = MutantCatalogue.mutants.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 60)
  }

  @Test func `every departure has a mutant that breaks it`() throws {
    let broken = Set(MutantCatalogue.mutants.flatMap(\.shownBy))
    let departures = try Specs.departures()
    #expect(departures.count >= 20)
    for departure in departures {
      #expect(broken.contains(departure), "no mutant breaks \(departure)")
    }
  }

  @Test func `without a mutant nothing fails`() async throws {
    let executor = Specs.executor { ReferenceSystem() }
    for pickle in try Specs.pickles() {
      let result = await executor.run(pickle)
      #expect(result.status == .passed, "\(pickle.scenarioName)")
    }
  }

  @Test(arguments: MutantCatalogue.mutants)
  func `a scenario catches each mutant, one of its tags on it where it has any`(mutant: Mutant)
    async throws
  {
    let executor = Specs.executor { mutant.system(over: ReferenceSystem()) }
    let tags = Set(mutant.shownBy.map { "@\($0)" })
    let shown = try Specs.pickles().filter {
      tags.isEmpty || !tags.isDisjoint(with: $0.tags.map(\.name))
    }
    #expect(!shown.isEmpty, "no scenario bears \(mutant.shownBy)")
    for pickle in shown where await executor.run(pickle).status == .failed { return }
    Issue.record("\(mutant): \(mutant.sentence)")
  }

  @Test func `breaking a departure fails a scenario that bears its tag`() async throws {
    for departure in try Specs.departures() {
      let shown = try Specs.pickles().filter { $0.tags.contains { $0.name == "@\(departure)" } }
      let mutants = MutantCatalogue.mutants.filter { $0.shownBy.contains(departure) }
      var isCaught = false
      for mutant in mutants where !isCaught {
        let executor = Specs.executor { mutant.system(over: ReferenceSystem()) }
        for pickle in shown where await executor.run(pickle).status == .failed {
          isCaught = true
          break
        }
      }
      #expect(isCaught, "\(departure)")
    }
  }
}

/// The specs of this checkout.
private enum Specs {
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  private static let read = Result {
    try FeatureFiles.find(at: "\(root)/Specs").flatMap { path in
      var ids = IDGenerator()
      return try GherkinDocument(parsing: FeatureFiles.read(path), ids: &ids).pickles(ids: &ids)
    }
  }

  static func pickles() throws -> [Pickle] { try read.get() }

  static func departures() throws -> [String] {
    let text = try String(contentsOfFile: "\(root)/Specs/DEPARTURES.md", encoding: .utf8)
    return text.matches(of: /^\| `@(departure-[^`]+)`/.anchorsMatchLineEndings()).map {
      String($0.output.1)
    }
  }

  static func executor(
    _ make: @escaping @Sendable () -> any SystemUnderTest
  ) -> ScenarioExecutor<SpecWorld> {
    ScenarioExecutor(
      Steps.library(
        makeSystem: make, workspace: Workspace(), places: "\(root)/Specs/places.tsv"))
  }
}
