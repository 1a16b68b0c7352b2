import JSON

/// A person as the messages carry one, read by the names of a table's columns.
///
/// A message holds the properties by their names: texts as texts, multi-values as arrays of
/// `{label, value}`, `image` as `yes`, `broken` or null, and `name` as the person is listed.
struct PersonView {
  let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// What stands in a column: the first of several values.
  subscript(column: String) -> String {
    switch column {
    case "first": text("firstName")
    case "last": text("lastName")
    case "email", "phone", "url": entry(column)["value"]?.cell ?? ""
    case "label": entry("address")["label"]?.cell ?? ""
    case "street": part("Street")
    case "city": part("City")
    case "state": part("State")
    case "zip": part("ZIP")
    case "photo": value["image"]?.cell ?? ""
    default: text(column)
    }
  }

  private func text(_ name: String) -> String { value[name]?.cell ?? "" }

  private func entry(_ property: String) -> JSONValue {
    value[property]?.array?.first ?? .null
  }

  private func part(_ key: String) -> String { entry("address")["value"]?[key]?.cell ?? "" }
}

/// A person made from the cells of a table, as the messages carry one.
struct PersonDraft {
  private var members: [JSONMember] = []
  private var addresses: [JSONValue] = []

  /// Reads one record; several records of the same person add their addresses.
  init(_ records: [[(name: String, text: String)]]) {
    for record in records { add(record) }
    if !addresses.isEmpty { set("address", .array(addresses)) }
  }

  var value: JSONValue { .object(members) }

  private mutating func add(_ record: [(name: String, text: String)]) {
    var parts: [JSONMember] = []
    var label = "home"
    for (column, text) in record where !text.isEmpty {
      switch column {
      case "first": set("firstName", .string(text))
      case "last": set("lastName", .string(text))
      case "email", "phone", "url": set(column, [["label": "home", "value": .string(text)]])
      case "label": label = text
      case "street": parts.append(JSONMember("Street", .string(text)))
      case "city": parts.append(JSONMember("City", .string(text)))
      case "state": parts.append(JSONMember("State", .string(text)))
      case "zip": parts.append(JSONMember("ZIP", .string(text)))
      case "photo": if text != "no" { set("image", .string(text)) }
      default: set(column, .string(text))
      }
    }
    if !parts.isEmpty { addresses.append(["label": .string(label), "value": .object(parts)]) }
  }

  private mutating func set(_ name: String, _ value: JSONValue) {
    members.removeAll { $0.name == name }
    members.append(JSONMember(name, value))
  }
}
