import Conformance
import Foundation
import JSON
import ProcessTransport
import ReferenceSystem
import Testing

/// The reference in a process of its own, as the command `serve` plays it.
@Suite struct ServeTests {
  static let command = [
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/roadbook",
    "serve",
  ]

  @Test func `a remote system answers as the system itself`() async throws {
    let remote = RemoteSystem(try ChildProcess(Self.command))
    let local = ReferenceSystem()
    #expect(
      try await remote.initialize().capabilities == local.initialize().capabilities)
    #expect(try await remote.begin(.sample) == local.begin(.sample))
    for action in ["hotels.open", "hotels.add", "form.save", "form.save", "device.shake"] {
      #expect(try await remote.perform(Intent(action)) == local.perform(Intent(action)))
      let query = "screen.front"
      #expect(try await remote.observe(query) == local.observe(query))
    }
    #expect(try await remote.advance(milliseconds: 5) == local.advance(milliseconds: 5))
    try await remote.relaunch()
    #expect(try await remote.observe("map.pins") == [])
    #expect(try await remote.end() == [])
    try await remote.shutdown()
  }

  @Test func `a refused query comes back with its code`() async throws {
    let remote = RemoteSystem(try ChildProcess(Self.command))
    _ = try await remote.begin(.sample)
    await #expect(throws: Refusal("unknownQuery", "There is no query map.rivers.")) {
      try await remote.observe("map.rivers")
    }
  }
}

extension ScenarioStart {
  static let sample = ScenarioStart(
    id: "T-1", name: "a sample", tags: [], surroundings: ScenarioEnvironment())
}
