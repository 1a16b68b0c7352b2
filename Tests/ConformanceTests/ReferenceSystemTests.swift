import Conformance
import Foundation
import JSON
import ReferenceSystem
import Testing

@Suite struct ReferenceSystemTests {
  @Test func `the reference claims the closed list of capabilities, no more and no less`()
    async throws
  {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = try String(contentsOfFile: "\(root)/Specs/capabilities.txt", encoding: .utf8)
    let list = CapabilityList(text)
    let claimed = try await ReferenceSystem().initialize().capabilities
    #expect(claimed.map(\.rawValue).sorted() == list.capabilities.map(\.rawValue).sorted())
  }

  @Test(arguments: ["form.fields", "picker.rows", "picker.groups", "newPerson.person"])
  func `a query about a screen that is not open is refused with a code`(_ query: String)
    async throws
  {
    let system = ReferenceSystem()
    _ = try await system.begin(.sample)
    let refusal = await #expect(throws: Refusal.self) { try await system.observe(query) }
    #expect(refusal?.code == "notShown")
  }

  @Test func `time does not go back`() async throws {
    let system = ReferenceSystem()
    _ = try await system.begin(.sample)
    let refusal = await #expect(throws: Refusal.self) { try await system.advance(milliseconds: -1) }
    #expect(refusal?.code == "badArgument")
  }

  @Test func `an unknown action is refused and changes nothing`() async throws {
    let system = ReferenceSystem()
    _ = try await system.begin(.sample)
    let before = try await system.observe("screen.front")
    let reply = try await system.perform(Intent("hotels.burn"))
    #expect(reply.outcome == .refused(Refusal("unknownAction", "There is no action hotels.burn.")))
    #expect(reply.events.isEmpty)
    #expect(try await system.observe("screen.front") == before)
  }

  @Test func `an argument of the wrong type is refused by its name`() async throws {
    let system = ReferenceSystem()
    _ = try await system.begin(.sample)
    _ = try await system.perform(Intent("hotels.open"))
    let reply = try await system.perform(Intent("hotels.edit", ["name": 12]))
    #expect(
      reply.outcome == .refused(Refusal("badArgument", "The argument name must be a text.")))
  }

  @Test func `equal scenarios give equal answers`() async throws {
    var transcripts: [[String]] = []
    for _ in 0..<2 {
      let system = ReferenceSystem()
      _ = try await system.begin(.sample)
      var lines: [String] = []
      for action in ["hotels.open", "hotels.add", "form.save", "device.shake"] {
        lines += try await system.perform(Intent(action)).events.map(\.description)
        lines.append(try await system.observe("screen.front").compact)
      }
      transcripts.append(lines)
    }
    #expect(transcripts[0] == transcripts[1])
    #expect(!transcripts[0].isEmpty)
  }
}

extension ScenarioStart {
  static let sample = ScenarioStart(
    id: "T-1", name: "a sample", tags: [], surroundings: ScenarioEnvironment())
}
