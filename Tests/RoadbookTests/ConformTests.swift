import Conformance
import Foundation
import Gherkin
import ProcessTransport
import SpecSteps
import TestSupport
import Testing

/// Front ends of other languages, driven through the same specs.
@Suite struct ConformTests {
  static let hasPython =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
    || (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }

  @Test(.enabled(if: hasPython, "there is no python3 on the path"))
  func `BestFriend in Python keeps every scenario of its folder`() async throws {
    let command = ["python3", "\(Checkout.root)/Fixtures/Systems/best_friend.py"]
    let pool = RemoteSystemPool { try ChildProcess(command, patience: 60_000) }
    let suite = SpecSuite(
      ["\(Checkout.root)/Specs/BestFriend"], places: nil,
      targets: [SpecSuite.Target("python") { try pool.take() }])
    for spec in try suite.cases() {
      let result = await spec.play()
      #expect(result.status == .passed, "\(spec)")
    }
    await pool.shutdown()
  }

  @Test func `a system that dies is told as such, and the next scenario gets a fresh one`()
    async throws
  {
    let script = """
      read l; echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"name":"x","capabilities":["hotels"]}}'
      read l; echo '{"jsonrpc":"2.0","id":2,"result":{"status":"ready"}}'
      read l; exit 7
      """
    let pool = RemoteSystemPool { try ChildProcess(["sh", "-c", script], patience: 60_000) }
    let suite = SpecSuite(
      ["\(Checkout.root)/Specs/RoadTrip/add-hotel.feature"], places: nil,
      targets: [SpecSuite.Target("dying") { try pool.take() }])
    for spec in try suite.cases().prefix(2) {
      let result = await spec.play()
      let fault = result.steps.lazy.compactMap { $0.error as? RemoteFault }.first
      #expect(result.status == .failed)
      #expect(fault?.kind == .crashed, "\(String(describing: fault))")
    }
  }
}
