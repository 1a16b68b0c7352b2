import Conformance
import ProcessTransport
import Synchronization
import Testing

/// Systems that misbehave in a process of their own, in the words of the shell.
@Suite struct ChildProcessTests {
  @Test(arguments: [
    ("exits before it answers", "exit 3", RemoteFault.Kind.crashed, "exit code 3"),
    ("exits after it has read", "read line; exit 4", .crashed, "exit code 4"),
    ("is killed", "read line; kill -9 $$", .crashed, "signal 9"),
    ("complains", "read line; echo 'out of hotels' >&2; exit 1", .crashed, "out of hotels"),
    ("writes garbage", "read line; echo 'starting up…'; read line", .garbage, "starting up…"),
    ("never answers", "while :; do read line || exit 0; done", .timedOut, "200 ms"),
    ("drips", "read line; while :; do printf .; sleep 0.05; done", .timedOut, "200 ms"),
    ("falls silent", "exec 1>&-; while :; do sleep 1; done", .crashed, "went on"),
    ("does not go", "trap '' TERM; while :; do sleep 1; done", .timedOut, "200 ms"),
  ])
  func `a system that misbehaves is told from one that fails`(
    _ what: String, _ script: String, _ kind: RemoteFault.Kind, _ words: String
  ) async throws {
    let child = try ChildProcess(["sh", "-c", script], replyTimeout: 200)
    let system = RemoteSystem(child)
    let fault = await #expect(throws: RemoteFault.self) { try await system.initialize() }
    #expect(fault?.kind == kind)
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
    child.close()
  }

  @Test func `a system that does not read is not waited for for ever`() async throws {
    let child = try ChildProcess(["sh", "-c", "while :; do sleep 1; done"], replyTimeout: 200)
    let long = String(repeating: "x", count: 1 << 20)
    let fault = await #expect(throws: RemoteFault.self) { try await child.exchange(long) }
    #expect(fault?.kind == .timedOut)
    child.close()
  }

  @Test func `a line that is longer than the pipe's room goes through`() async throws {
    let echo = #"while read -r line; do printf '%s\n' "$line"; done"#
    let child = try ChildProcess(["sh", "-c", echo], replyTimeout: 60_000)
    let long = String(repeating: "x", count: 1 << 20)
    #expect(try await child.exchange(long) == long)
    #expect(try await child.exchange("y") == "y")
    child.close()
  }

  @Test func `an answer that never ends is garbage, not all of the memory`() async throws {
    let script = "read line; tr '\\0' x </dev/zero"
    let child = try ChildProcess(["sh", "-c", script], replyTimeout: 60_000)
    let fault = await #expect(throws: RemoteFault.self) { try await child.exchange("{}") }
    #expect(fault?.kind == .garbage)
    #expect(fault?.what.hasSuffix("xxx…, and no line feed in 16 MiB") == true)
    child.close()
  }

  @Test func `a long complaint does not block the child`() async throws {
    let script = """
      read line
      i=0; while [ $i -lt 3000 ]; do echo 'a line of sixty characters that nobody reads meanwhile' >&2; i=$((i+1)); done
      echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"name":"chatty","capabilities":[]}}'
      read line
      """
    let system = RemoteSystem(try ChildProcess(["sh", "-c", script], replyTimeout: 60_000))
    #expect(try await system.initialize().name == "chatty")
  }

  @Test func `a command that is not there is told by its name`() async {
    let fault = await #expect(throws: RemoteFault.self) {
      try await RemoteSystem(try ChildProcess(["no-such-front-end"])).initialize()
    }
    #expect(fault?.kind == .crashed)
    #expect(fault?.description.contains("no-such-front-end") == true)
  }

  @Test func `a child that does not go when it is asked to is killed`() async throws {
    let script = """
      trap '' TERM
      read line; echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"name":"x","capabilities":[]}}'
      while :; do sleep 1; done
      """
    let child = try ChildProcess(["sh", "-c", script], replyTimeout: 60_000)
    _ = try await RemoteSystem(child).initialize()
    child.close()
    let fault = await #expect(throws: RemoteFault.self) { try await child.exchange("{}") }
    #expect(fault?.kind == .crashed)
  }

  @Test func `a system that declines a scenario plays the next one`() async throws {
    let script = """
      read l; echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"name":"x","capabilities":[]}}'
      read l; echo '{"jsonrpc":"2.0","id":2,"result":{"status":"skip","reason":"no"}}'
      read l; echo '{"jsonrpc":"2.0","id":3,"result":{"status":"ready"}}'
      read l
      """
    let starts = Mutex(0)
    let pool = RemoteSystemPool {
      starts.withLock { $0 += 1 }
      return try ChildProcess(["sh", "-c", script], replyTimeout: 60_000)
    }
    let scenario = ScenarioStart(
      id: "X-1", name: "x", tags: [], surroundings: ScenarioEnvironment())
    for readiness in [Readiness.skip(reason: "no"), .ready] {
      let system = try pool.take()
      _ = try await system.initialize()
      #expect(try await system.begin(scenario) == readiness)
    }
    #expect(starts.withLock { $0 } == 1)
    await pool.shutdown()
  }

  @Test func `a pool gives an idle system out again and drops a broken one`() async throws {
    let line = #"{"jsonrpc":"2.0","id":1,"result":{"events":[]}}"#
    let pool = RemoteSystemPool { Parrot(line) }
    let first = try pool.take()
    _ = try await first.end()
    let second = try pool.take()
    await #expect(throws: RemoteFault.self) { try await second.end() }
    let third = try pool.take()
    _ = try await third.end()
  }
}
