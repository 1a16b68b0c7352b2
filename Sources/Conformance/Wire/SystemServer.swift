import JSON

/// Answers the messages on behalf of a system: the other end of a ``RemoteSystem``.
///
/// A pure exchange of lines; who reads and writes them is the caller's affair.
public struct SystemServer {
  private let system: any SystemUnderTest
  /// Whether the kit has said goodbye.
  public private(set) var isFinished = false

  /// A server for a system.
  public init(_ system: any SystemUnderTest) { self.system = system }

  /// Answers one line, the line feeds left out of both.
  ///
  /// What the system throws becomes a JSON-RPC error, with the code that a `Refusal` names as data.
  public mutating func answer(_ line: String) async -> String {
    var id = JSONValue.null
    do {
      let message = try SystemServer.read(line)
      id = message["id"] ?? .null
      let request = try Request(
        method: try message.text("method"), parameters: message["params"] ?? [:])
      let result = try await carryOut(request)
      if request == .shutdown { isFinished = true }
      return JSONValue.object([
        JSONMember("jsonrpc", "2.0"), JSONMember("id", id), JSONMember("result", result),
      ]).compact
    } catch {
      return SystemServer.error(error, id: id)
    }
  }

  private func carryOut(_ request: Request) async throws -> JSONValue {
    switch request {
    case .initialize: return try await system.initialize().message
    case .begin(let scenario): return try await system.begin(scenario).message
    case .perform(let intent): return try await system.perform(intent).message
    case .observe(let query): return ["value": try await system.observe(query)]
    case .advance(let time): return try await system.advance(milliseconds: time).reply
    case .relaunch:
      try await system.relaunch()
      return [:]
    case .end: return try await system.end().reply
    case .shutdown:
      try await system.shutdown()
      return nil
    }
  }

  private static func read(_ line: String) throws(WireFault) -> JSONValue {
    guard let message = try? JSONReader.read(line), message["jsonrpc"]?.string == "2.0" else {
      throw WireFault(.noMessage, String(line.prefix(80)))
    }
    return message
  }

  private static func error(_ error: any Error, id: JSONValue) -> String {
    let (code, text, data): (Int, String, JSONValue) =
      switch error {
      case let fault as WireFault: (fault.code, fault.sentence, nil)
      case let refusal as Refusal: (-32000, refusal.message, .string(refusal.code))
      default: (-32603, "\(error)", nil)
      }
    let body: JSONValue = ["code": .integer(code), "message": .string(text), "data": data]
    return JSONValue.object([
      JSONMember("jsonrpc", "2.0"), JSONMember("id", id), JSONMember("error", body),
    ]).compact
  }
}
