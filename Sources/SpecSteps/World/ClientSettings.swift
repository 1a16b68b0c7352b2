import Gherkin
import JSON

extension SpecWorld {
  /// How a client sets a screen up, read from a table of two columns.
  ///
  /// The first column names the setting; every other name is a part of a person to prefill.
  func settings(_ pairs: [(name: String, text: String)]) async throws -> JSONValue {
    var members: [JSONMember] = []
    var prefill: [(name: String, text: String)] = []
    for pair in pairs {
      if let member = try await setting(pair.name, pair.text) {
        members.append(member)
      } else {
        prefill.append(pair)
      }
    }
    if !prefill.isEmpty { members.append(JSONMember("prefill", try PersonDraft([prefill]).value)) }
    return .object(members)
  }

  private func setting(_ name: String, _ text: String) async throws -> JSONMember? {
    switch name {
    case "person": JSONMember("person", try await id(ofPerson: text))
    case "group": JSONMember("group", try await group(text)["group"] ?? .null)
    case "shows": JSONMember("displayedProperties", ClientSettings.codes(text))
    case "wants": JSONMember("wants", ClientSettings.codes(text))
    case "enables": JSONMember("enables", try ClientSettings.predicate(text))
    case "selects person": JSONMember("selectsPerson", try ClientSettings.predicate(text))
    case "selects value": JSONMember("selectsValue", try ClientSettings.predicate(text))
    case "address book", "container", "style", "alternate name", "message":
      JSONMember(name.asCode, .string(text))
    case "allows editing", "allows actions", "allows adding":
      JSONMember(name.asCode, .bool(try ClientSettings.flag(text)))
    case "shows linked": JSONMember("showsLinkedPeople", .bool(try ClientSettings.flag(text)))
    case "highlights": JSONMember("highlighted", ClientSettings.value(text))
    default: nil
    }
  }
}

/// The words of a setting's cell.
enum ClientSettings {
  static func codes(_ text: String) -> JSONValue {
    .array(text.listed.map { .string($0.asCode) })
  }

  /// `yes` or `no`.
  static func flag(_ text: String) throws(UnknownName) -> Bool {
    guard ["yes", "no"].contains(text) else { throw UnknownName(text, among: ["yes", "no"]) }
    return text == "yes"
  }

  /// `always`, `never`, `has email`, `has email labelled work`, or `is email`.
  static func predicate(_ text: String) throws(UnknownName) -> JSONValue {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("always", 1): return true
    case ("never", 1): return false
    case ("has", 2): return ["has": .string(words[1])]
    case ("has", 4): return ["has": .string(words[1]), "label": .string(words[3])]
    case ("is", 2): return ["is": .string(words[1])]
    default:
      throw UnknownName(
        text, among: ["always", "never", "has email", "has email labelled work", "is email"])
    }
  }

  /// A property, and after it the identifier of a labelled value.
  static func value(_ text: String) -> JSONValue {
    let words = text.split(separator: " ")
    var members = [JSONMember("property", .string(String(words.first ?? "")))]
    if let identifier = words.dropFirst().first.flatMap({ Int($0) }) {
      members.append(JSONMember("identifier", .integer(identifier)))
    }
    return .object(members)
  }
}
