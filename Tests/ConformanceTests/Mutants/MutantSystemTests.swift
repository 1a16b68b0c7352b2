import Conformance
import JSON
import ReferenceSystem
import Testing

@testable import SpecMutants

@Suite struct MutantSystemTests {
  private func system(_ mutations: Mutation...) async throws -> MutantSystem {
    let system = MutantSystem(over: ReferenceSystem(), mutations: mutations)
    _ = try await system.begin(.sample)
    _ = try await system.perform(Intent("hotels.open"))
    return system
  }

  private func types(_ reply: Reply) -> [String] {
    reply.events.map(\.type).filter { $0.hasPrefix("form.") }
  }

  @Test func `without a mutation everything passes unchanged`() async throws {
    let faulty = try await system()
    let reference = try await system(Mutation())
    for action in ["hotels.add", "form.cancel", "device.shake", "form.save"] {
      let replies = (
        try await faulty.perform(Intent(action)), try await reference.perform(Intent(action))
      )
      #expect(replies.0 == replies.1)
      let screens = (
        try await faulty.observe("screen.front"), try await reference.observe("screen.front")
      )
      #expect(screens.0 == screens.1)
    }
  }

  @Test func `the first mutation is the outermost`() async throws {
    let faulty = try await system(
      .instead(of: "form.cancel", "form.save"), .ignoring("form.save"))
    _ = try await faulty.perform(Intent("hotels.add"))
    let reply = try await faulty.perform(Intent("form.cancel"))
    #expect(reply == Reply())
    #expect(try await faulty.observe("screen.front")["name"] == "form")
  }

  @Test func `events are dropped, told twice, and told in another order`() async throws {
    let plain = try await system()
    let whole = types(try await plain.perform(Intent("hotels.add")))
    #expect(whole == ["form.presented", "form.willAppear", "form.didAppear"])
    let dropping = try await system(.dropping("form.willAppear"))
    #expect(
      types(try await dropping.perform(Intent("hotels.add")))
        == ["form.presented", "form.didAppear"])
    let doubling = try await system(.doubling("form.presented"))
    #expect(
      types(try await doubling.perform(Intent("hotels.add")))
        == ["form.presented", "form.presented", "form.willAppear", "form.didAppear"])
    let swapping = try await system(.swapping("form.presented", "form.didAppear"))
    #expect(
      types(try await swapping.perform(Intent("hotels.add")))
        == ["form.didAppear", "form.willAppear", "form.presented"])
  }

  @Test func `events change during the action that is named and no other`() async throws {
    let faulty = try await system(.dropping("form.willDisappear", during: "form.save"))
    _ = try await faulty.perform(Intent("hotels.add"))
    let reply = try await faulty.perform(Intent("form.cancel"))
    #expect(reply.tells("form.willDisappear"))
  }

  @Test func `a stale sight is what was there before, until something refreshes it`()
    async throws
  {
    let faulty = try await system(
      .stale("hotels.rows", after: "hotels.add", until: ["form.save"]))
    _ = try await faulty.perform(Intent("hotels.add"))
    #expect(try await faulty.observe("hotels.rows") == [])
    _ = try await faulty.perform(Intent("form.save"))
    #expect(try await faulty.observe("hotels.rows").array?.count == 1)
  }

  @Test func `what mutations remember ends with the scenario`() async throws {
    let faulty = try await system(.stale("hotels.rows", after: "hotels.add"))
    _ = try await faulty.perform(Intent("hotels.add"))
    _ = try await faulty.end()
    _ = try await faulty.begin(.sample)
    _ = try await faulty.perform(Intent("hotels.open"))
    #expect(try await faulty.observe("hotels.rows") == [])
    _ = try await faulty.perform(Intent("device.shake"))
    #expect(try await faulty.observe("screen.front")["name"] == "hotels")
  }

  @Test func `a refusal is accepted, and what is possible is refused`() async throws {
    let accepting = try await system(.accepting("form.save"))
    #expect(try await accepting.perform(Intent("form.save")).outcome == .done)
    let refusing = try await system(.refusing("hotels.add", "full"))
    let reply = try await refusing.perform(Intent("hotels.add"))
    #expect(reply.outcome == .refused(Refusal("full", "That is not possible.")))
  }

  @Test func `a crash is thrown`() async throws {
    let faulty = try await system(.crashing(after: "hotels.add", "abort()"))
    await #expect(throws: Crash.self) { try await faulty.perform(Intent("hotels.add")) }
  }
}
