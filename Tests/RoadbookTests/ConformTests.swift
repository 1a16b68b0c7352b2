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
    let pool = RemoteSystemPool { try ChildProcess(command, replyTimeout: 60_000) }
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
    let pool = RemoteSystemPool { try ChildProcess(["sh", "-c", script], replyTimeout: 60_000) }
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

  /// Answers every request by a shell script's words, and writes down which methods were called.
  private func frontEnd(claiming capabilities: String, log: String) -> [String] {
    let script = """
      n=0
      while read -r line; do
        n=$((n+1)); method=${line#*'"method":"'}; method=${method%%'"'*}; echo "$method" >>\(log)
        case $method in
          initialize) result='{"protocol":1,"name":"x","capabilities":[\(capabilities)]}' ;;
          scenario/begin) result='{"status":"ready"}' ;;
          scenario/end) result='{"events":[]}' ;;
          *) result='{}' ;;
        esac
        echo '{"jsonrpc":"2.0","id":'$n',"result":'"$result"'}'
      done
      """
    return ["sh", "-c", script]
  }

  @Test func `a front end that claims nothing has passed nothing`() throws {
    try withFolder([:]) { folder in
      let command = frontEnd(claiming: "", log: "\(folder)/log")
      let result = try roadbook(
        ["conform", "Specs/BestFriend", "--jobs", "1", "--"] + command, in: Checkout.root)
      #expect(result.code == 2, "\(result.output)")
      #expect(result.errors.contains("no scenario ran"), "\(result.errors)")
      #expect(result.errors.contains("bestFriend"), "\(result.errors)")
    }
  }

  @Test func `no scenario ends that has not begun`() throws {
    try withFolder([:]) { folder in
      let command = frontEnd(claiming: #""bestFriend""#, log: "\(folder)/log")
      _ = try roadbook(
        ["conform", "Specs/BestFriend", "--jobs", "1", "--"] + command, in: Checkout.root)
      let methods = try String(contentsOfFile: "\(folder)/log", encoding: .utf8)
        .split(separator: "\n")
      let first = try #require(methods.firstIndex(of: "scenario/begin"))
      #expect(!methods[..<first].contains("scenario/end"), "\(methods.prefix(4))")
    }
  }
}
