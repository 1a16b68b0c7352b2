import Conformance
import Foundation
import Gherkin
import JSON
import ReferenceSystem
import SpecSteps
import TestSupport

/// Plays features with the sentences of the specs.
enum Specs {
  /// The result of a scenario with some steps, played by the reference.
  static func play(_ steps: String) async throws -> ScenarioResult {
    try await play(steps, in: Workspace()) { ReferenceSystem() }
  }

  /// The result of a scenario with some steps.
  static func play(
    _ steps: String, in workspace: Workspace,
    _ makeSystem: @escaping @Sendable () async throws -> any SystemUnderTest
  ) async throws -> ScenarioResult {
    let feature = "Feature: f\n  @id:XX-001\n  Scenario: s\n\(steps)\n"
    let pickle = try pickles(of: Source(uri: "f.feature", text: feature, mediaType: .gherkin))[0]
    return await executor(in: workspace, makeSystem).run(pickle)
  }

  static func executor(
    in workspace: Workspace = Workspace(),
    _ makeSystem: @escaping @Sendable () async throws -> any SystemUnderTest
  ) -> ScenarioExecutor<SpecWorld> {
    ScenarioExecutor(
      Steps.library(makeSystem: makeSystem, workspace: workspace, places: Checkout.places))
  }

  static func pickles(of source: Source) throws -> [Pickle] {
    var ids = IDGenerator()
    return try GherkinDocument(parsing: source, ids: &ids).pickles(ids: &ids)
  }

  /// Every scenario of the checkout.
  static let all = Result {
    try FeatureFiles.find(at: "\(Checkout.root)/Specs").flatMap { path in
      try pickles(of: FeatureFiles.read(path))
    }
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(Checkout.root)/Specs/\(name)", encoding: .utf8)
  }
}

extension ScenarioResult {
  /// What the first failure threw, as a sentence.
  var complaint: String { firstFailure?.error.map { "\($0)" } ?? "" }
}
