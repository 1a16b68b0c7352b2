import Conformance
import JSON
import ReferenceSystem
import Testing

@Suite struct SystemServerTests {
  @Test(arguments: [
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"sing\"}", -32601),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"observe\",\"params\":{}}", -32602),
    ("hello", -32600), ("{}", -32600), ("", -32600),
  ])
  func `what is no message is answered by an error with JSON-RPC's code`(
    _ line: String, _ code: Int
  ) async throws {
    var server = SystemServer(ReferenceSystem())
    let reply = try JSONReader.read(await server.answer(line))
    #expect(reply["error"]?["code"]?.integer == code)
    #expect(!server.isFinished)
  }

  @Test(arguments: [
    "hello", "{\"jsonrpc\":\"2.0\",\"id\":99,\"result\":{}}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"status\":\"maybe\"}}",
  ])
  func `garbage breaks the system for good`(_ line: String) async throws {
    let remote = RemoteSystem(Parrot(line))
    await #expect(throws: RemoteFault.self) { try await remote.begin(.sample) }
    #expect(await remote.isBroken)
    let error = await #expect(throws: RemoteFault.self) { try await remote.end() }
    #expect(error?.kind == .garbage)
  }

  @Test func `another version of the messages is refused`() async throws {
    let line = #"{"jsonrpc":"2.0","id":1,"result":{"protocol":7,"name":"x","capabilities":[]}}"#
    let error = await #expect(throws: RemoteFault.self) {
      try await RemoteSystem(Parrot(line)).initialize()
    }
    #expect(error?.kind == .wrongVersion)
  }
}
