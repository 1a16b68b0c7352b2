import JSON

extension ScenarioStart {
  var message: JSONValue {
    [
      "id": .string(id), "name": .string(name), "tags": .array(tags.map { .string($0) }),
      "surroundings": surroundings.message,
    ]
  }

  init(message: JSONValue) throws(WireFault) {
    self.init(
      id: try message.text("id"), name: try message.text("name"),
      tags: message["tags"]?.array?.compactMap(\.string) ?? [],
      surroundings: try ScenarioEnvironment(message: message["surroundings"] ?? [:]))
  }
}

extension ScenarioEnvironment {
  var message: JSONValue {
    [
      "now": .integer(now), "timeZone": .string(timeZone), "locale": .string(locale),
      "seed": .integer(seed), "firstID": .integer(firstID),
      "directory": .string(orNull: directory),
      "places": .string(orNull: places),
    ]
  }

  init(message: JSONValue) throws(WireFault) {
    self.init(
      now: try message.number("now"), timeZone: try message.text("timeZone"),
      locale: try message.text("locale"), seed: try message.number("seed"),
      firstID: try message.number("firstID"), directory: message["directory"]?.string,
      places: message["places"]?.string)
  }
}

extension SystemDescription {
  var message: JSONValue {
    [
      "protocol": .integer(protocolVersion), "name": .string(name), "version": .string(version),
      "language": .string(language),
      "capabilities": .array(capabilities.sorted().map { .string($0.rawValue) }),
    ]
  }

  init(message: JSONValue) throws(WireFault) {
    self.init(
      protocolVersion: try message.number("protocol"), name: try message.text("name"),
      version: message["version"]?.string ?? "", language: message["language"]?.string ?? "",
      capabilities: Set(
        try message.list("capabilities").compactMap { value in
          value.string.map { Capability(rawValue: $0) }
        }))
  }
}

extension Readiness {
  var message: JSONValue {
    switch self {
    case .ready: ["status": "ready"]
    case .skip(let reason): ["status": "skip", "reason": .string(reason)]
    }
  }

  init(message: JSONValue) throws(WireFault) {
    switch try message.text("status") {
    case "ready": self = .ready
    case "skip": self = .skip(reason: try message.text("reason"))
    default: throw WireFault(.badMember, "status")
    }
  }
}

extension Reply {
  var message: JSONValue {
    let events = JSONValue.array(events.map(\.message))
    switch outcome {
    case .done: return ["status": "done", "events": events]
    case .refused(let refusal):
      return [
        "status": "refused", "code": .string(refusal.code), "message": .string(refusal.message),
        "events": events,
      ]
    }
  }

  init(message: JSONValue) throws(WireFault) {
    let events = try [Event](message: message)
    switch try message.text("status") {
    case "done": self.init(.done, events: events)
    case "refused":
      self.init(
        .refused(Refusal(try message.text("code"), message["message"]?.string ?? "")),
        events: events)
    default: throw WireFault(.badMember, "status")
    }
  }
}

extension Event {
  /// The details and the type as one object, so that a line is short to read.
  var message: JSONValue {
    .object([JSONMember("type", .string(type))] + (details.members ?? []))
  }

  init(message: JSONValue) throws(WireFault) {
    self.init(
      try message.text("type"),
      .object((message.members ?? []).filter { $0.name != "type" }))
  }
}

extension [Event] {
  var reply: JSONValue { ["events": .array(map(\.message))] }

  init(message: JSONValue) throws(WireFault) {
    var events: [Event] = []
    for event in message["events"]?.array ?? [] { events.append(try Event(message: event)) }
    self = events
  }
}
