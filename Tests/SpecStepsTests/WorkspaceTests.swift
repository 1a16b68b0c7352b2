import Conformance
import Foundation
import Gherkin
import JSON
import ReferenceSystem
import SpecSteps
import Synchronization
import TestSupport
import Testing

@Suite struct WorkspaceTests {
  /// Makes its directory, and fails where it is told to.
  private final class LitteringSystem: SystemUnderTest {
    let failsToBegin: Bool
    let failsToEnd: Bool

    init(failsToBegin: Bool = false, failsToEnd: Bool = false) {
      self.failsToBegin = failsToBegin
      self.failsToEnd = failsToEnd
    }

    func begin(_ scenario: ScenarioStart) async throws -> Readiness {
      let directory = scenario.surroundings.directory ?? ""
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
      if failsToBegin { throw Failure() }
      return .ready
    }

    func end() async throws -> [Event] {
      if failsToEnd { throw Failure() }
      return []
    }

    func initialize() async throws -> SystemDescription {
      SystemDescription(
        name: "", version: "", language: "",
        capabilities: [Capability(neededFor: "undoManager.make")])
    }
    func perform(_ intent: Intent) async throws -> Reply { Reply() }
    func observe(_ query: String) async throws -> JSONValue { .null }
    func advance(milliseconds: Int) async throws -> [Event] { [] }
    func relaunch() async throws {}
    func shutdown() async throws {}
  }

  private struct Failure: Error {}

  private func left(
    behind system: @escaping @Sendable () -> LitteringSystem
  ) async throws -> (names: [String], result: String) {
    let folder = try TemporaryFolder()
    let result = try await Specs.play(
      "* an undo manager", in: Workspace(in: folder.path), system)
    return (
      try FileManager.default.contentsOfDirectory(atPath: folder.path), "\(result.status)"
    )
  }

  @Test func `the directory of a scenario goes with it`() async throws {
    let left = try await left { LitteringSystem() }
    #expect(left.result == "passed")
    #expect(left.names.isEmpty, "\(left.names)")
  }

  @Test func `it goes where the system cannot begin`() async throws {
    let left = try await left { LitteringSystem(failsToBegin: true) }
    #expect(left.result == "failed")
    #expect(left.names.isEmpty, "\(left.names)")
  }

  @Test func `it goes where the system cannot end`() async throws {
    let left = try await left { LitteringSystem(failsToEnd: true) }
    #expect(left.result == "failed")
    #expect(left.names.isEmpty, "\(left.names)")
  }
}
