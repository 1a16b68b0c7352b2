import Gherkin
import JSON

extension SpecWorld {
  /// How a client sets a screen up, read from a table of two columns.
  ///
  /// The first column names the setting; whatever names none is a part of a person to prefill.
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
    if !prefill.isEmpty { members.append(JSONMember("prefill", PersonDraft([prefill]).value)) }
    return .object(members)
  }

  private func setting(_ name: String, _ text: String) async throws -> JSONMember? {
    switch name {
    case "person": JSONMember("person", try await person(text)["id"] ?? .null)
    case "group": JSONMember("group", try await group(text)["group"] ?? .null)
    case "shows": JSONMember("displayedProperties", .array(ClientSettings.words(text)))
    case "wants": JSONMember("wants", .array(ClientSettings.words(text)))
    case "enables": JSONMember("enables", ClientSettings.predicate(text))
    case "selects person": JSONMember("selectsPerson", ClientSettings.predicate(text))
    case "selects value": JSONMember("selectsValue", ClientSettings.predicate(text))
    case "address book": JSONMember("addressBook", .string(text))
    case "container": JSONMember("container", .string(text))
    case "style": JSONMember("style", .string(text))
    case "allows editing": JSONMember("allowsEditing", .bool(text == "yes"))
    case "allows actions": JSONMember("allowsActions", .bool(text == "yes"))
    case "shows linked": JSONMember("showsLinkedPeople", .bool(text == "yes"))
    case "allows adding": JSONMember("allowsAdding", .bool(text == "yes"))
    case "highlights": JSONMember("highlighted", ClientSettings.value(text))
    case "alternate name": JSONMember("alternateName", .string(text))
    case "message": JSONMember("message", .string(text))
    default: nil
    }
  }

  /// A group as another app sees it.
  func group(_ name: String) async throws -> JSONValue {
    let groups = try await observe("addressBook.groups").array ?? []
    guard let group = groups.first(where: { $0["name"]?.string == name }) else {
      throw ExpectationFailure(
        subject: "a group named \(name)", expected: [name],
        actual: groups.map { $0["name"]?.cell ?? "" })
    }
    return group
  }
}

/// The words of a setting's cell.
enum ClientSettings {
  static func words(_ text: String) -> [JSONValue] {
    text.split { $0 == "," || $0 == " " }.map { .string(String($0)) }
  }

  /// `always`, `never`, `has email`, `has email labelled work`, or `is email`.
  static func predicate(_ text: String) -> JSONValue {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("always", 1): return true
    case ("never", 1): return false
    case ("has", 2): return ["has": .string(words[1])]
    case ("has", 4): return ["has": .string(words[1]), "label": .string(words[3])]
    case ("is", 2): return ["is": .string(words[1])]
    default: return .string(text)
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
