public import JSON

/// A system at the other end of a ``LineTransport``: a front end in any language, in a process of its own.
///
/// After the first fault (a crash, a time-out, garbage) every further call throws the same fault: a late
/// answer must never be taken for that of a later call.
public actor RemoteSystem: SystemUnderTest {
  private let transport: any LineTransport
  private var lastID = 0
  private var fault: RemoteFault?
  private var description: SystemDescription?

  /// A system that answers at the other end.
  public init(_ transport: any LineTransport) { self.transport = transport }

  /// Whether a call has failed, so that this system is of no more use.
  public var isBroken: Bool { fault != nil }

  /// Asks who the system is; once only, however many scenarios it plays.
  ///
  /// - Throws: ``RemoteFault/Kind/wrongVersion`` where it speaks another version of the messages.
  public func initialize() async throws -> SystemDescription {
    if let description { return description }
    let description = try await decode(call(.initialize)) { message throws(WireFault) in
      try SystemDescription(message: message)
    }
    guard description.protocolVersion == SystemDescription.currentProtocolVersion else {
      throw broken(.wrongVersion, "\(description.protocolVersion)")
    }
    self.description = description
    return description
  }

  /// Begins a scenario.
  public func begin(_ scenario: ScenarioStart) async throws -> Readiness {
    try await decode(call(.begin(scenario))) { message throws(WireFault) in
      try Readiness(message: message)
    }
  }

  /// Sends an intent.
  public func perform(_ intent: Intent) async throws -> Reply {
    try await decode(call(.perform(intent))) { message throws(WireFault) in
      try Reply(message: message)
    }
  }

  /// Asks a query.
  public func observe(_ query: String) async throws -> JSONValue {
    try await decode(call(.observe(query))) { message throws(WireFault) in
      guard let value = message["value"] else { throw WireFault(.badMember, "value") }
      return value
    }
  }

  /// Lets virtual time pass.
  public func advance(milliseconds: Int) async throws -> [Event] {
    try await decode(call(.advance(milliseconds: milliseconds))) { message throws(WireFault) in
      try [Event](message: message)
    }
  }

  /// Has the app killed and started again.
  public func relaunch() async throws { _ = try await call(.relaunch) }

  /// Ends the scenario.
  public func end() async throws -> [Event] {
    try await decode(call(.end)) { message throws(WireFault) in try [Event](message: message) }
  }

  /// Says goodbye and closes the transport.
  public func shutdown() async throws {
    defer { transport.close() }
    if fault == nil { _ = try await call(.shutdown) }
  }

  private func call(_ request: Request) async throws -> JSONValue {
    if let fault { throw fault }
    lastID += 1
    let line: String
    do {
      line = try await transport.exchange(request.line(id: lastID))
    } catch {
      fault = error.during(request.method)
      throw error.during(request.method)
    }
    guard let message = try? JSONReader.read(line), message["jsonrpc"]?.string == "2.0",
      message["id"]?.integer == lastID
    else { throw broken(.garbage, line) }
    if let error = message["error"] { throw Refusal(remote: error) }
    return message["result"] ?? nil
  }

  private func decode<Value>(
    _ message: JSONValue, _ read: (JSONValue) throws(WireFault) -> Value
  ) throws -> Value {
    do {
      return try read(message)
    } catch {
      throw broken(.garbage, "\(error.sentence) in \(message.compact)")
    }
  }

  private func broken(_ kind: RemoteFault.Kind, _ what: String) -> RemoteFault {
    let fault = RemoteFault(kind, what)
    self.fault = fault
    return fault
  }
}

extension Refusal {
  fileprivate init(remote error: JSONValue) {
    self.init(error["data"]?.string ?? "error", error["message"]?.string ?? error.compact)
  }
}
