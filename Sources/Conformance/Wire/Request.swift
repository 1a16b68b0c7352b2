import JSON

/// A call of ``SystemUnderTest`` as it goes over the wire: a JSON-RPC 2.0 method with its parameters.
enum Request: Hashable, Sendable {
  case initialize
  case begin(ScenarioStart)
  case perform(Intent)
  case observe(String)
  case advance(milliseconds: Int)
  case relaunch
  case end
  case shutdown

  var method: String {
    switch self {
    case .initialize: "initialize"
    case .begin: "scenario/begin"
    case .perform: "perform"
    case .observe: "observe"
    case .advance: "advance"
    case .relaunch: "relaunch"
    case .end: "scenario/end"
    case .shutdown: "shutdown"
    }
  }

  var parameters: JSONValue {
    switch self {
    case .initialize: ["protocol": .integer(SystemDescription.currentProtocolVersion)]
    case .begin(let scenario): scenario.message
    case .perform(let intent):
      ["action": .string(intent.action), "arguments": intent.arguments]
    case .observe(let query): ["query": .string(query)]
    case .advance(let milliseconds): ["milliseconds": .integer(milliseconds)]
    case .relaunch, .end, .shutdown: [:]
    }
  }

  /// The request as one line, the line feed left out.
  func line(id: Int) -> String {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters,
    ]
    return message.compact
  }

  /// Reads a method with its parameters.
  init(method: String, parameters: JSONValue) throws(WireFault) {
    switch method {
    case "initialize": self = .initialize
    case "scenario/begin": self = .begin(try ScenarioStart(message: parameters))
    case "perform":
      self = .perform(
        Intent(try parameters.text("action"), parameters["arguments"] ?? [:]))
    case "observe": self = .observe(try parameters.text("query"))
    case "advance": self = .advance(milliseconds: try parameters.number("milliseconds"))
    case "relaunch": self = .relaunch
    case "scenario/end": self = .end
    case "shutdown": self = .shutdown
    default: throw WireFault(.unknownMethod, method)
    }
  }
}

/// A message that does not have the form that the protocol gives it.
struct WireFault: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The line is no JSON object of version 2.0.
    case noMessage
    /// The protocol has no such method.
    case unknownMethod
    /// A member is missing or of another type.
    case badMember
  }

  let kind: Kind
  let what: String

  init(_ kind: Kind, _ what: String) {
    self.kind = kind
    self.what = what
  }

  /// The code that JSON-RPC 2.0 gives to such errors.
  var code: Int {
    switch kind {
    case .noMessage: -32600
    case .unknownMethod: -32601
    case .badMember: -32602
    }
  }

  var sentence: String {
    switch kind {
    case .noMessage: "no JSON-RPC 2.0 message: \(what)"
    case .unknownMethod: "there is no method \(what)"
    case .badMember: "the member \(what) is missing or of another type"
    }
  }
}

extension JSONValue {
  func text(_ name: String) throws(WireFault) -> String {
    guard let text = self[name]?.string else { throw WireFault(.badMember, name) }
    return text
  }

  func number(_ name: String) throws(WireFault) -> Int {
    guard let number = self[name]?.integer else { throw WireFault(.badMember, name) }
    return number
  }

  func list(_ name: String) throws(WireFault) -> [JSONValue] {
    guard let values = self[name]?.array else { throw WireFault(.badMember, name) }
    return values
  }
}
