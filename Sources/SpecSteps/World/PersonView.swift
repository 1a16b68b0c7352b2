import JSON

/// A person as the messages carry one, read by the names of a table's columns.
///
/// A message holds the properties by their names: texts as texts, multi-values as arrays of
/// `{label, value}`, `image` as `yes`, `broken` or null, and `name` as the person is listed.
struct PersonView {
  let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// What stands in a column: the first of several values.
  ///
  /// - Throws: ``UnknownName`` for a column that no person has.
  func cell(_ column: String) throws(UnknownName) -> String {
    let code = try Members.person.code(of: column)
    return switch code {
    case "first": value.cell(of: "firstName")
    case "last": value.cell(of: "lastName")
    case "email", "phone", "url": entry(code)["value"]?.cell ?? ""
    case "label": entry("address")["label"]?.cell ?? ""
    case "street", "city", "state", "zip": part(TypedValue.part(code))
    case "photo": value.cell(of: "image")
    default: value.cell(of: code)
    }
  }

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
  ///
  /// - Throws: ``UnknownName`` for a column that no person has.
  init(_ records: [[(name: String, text: String)]]) throws(UnknownName) {
    for record in records { try add(record) }
    if !addresses.isEmpty { set("address", .array(addresses)) }
  }

  var value: JSONValue { .object(members) }

  private mutating func add(_ record: [(name: String, text: String)]) throws(UnknownName) {
    var parts: [JSONMember] = []
    var label = "home"
    for (column, text) in record {
      let code = try Members.person.code(of: column)
      guard !text.isEmpty else { continue }
      switch code {
      case "first": set("firstName", .string(text))
      case "last": set("lastName", .string(text))
      case "email", "phone", "url": set(code, [["label": "home", "value": .string(text)]])
      case "label": label = text
      case "street", "city", "state", "zip":
        parts.append(JSONMember(TypedValue.part(code), .string(text)))
      case "photo": if text != "no" { set("image", .string(text)) }
      default: set(code, .string(text))
      }
    }
    if !parts.isEmpty { addresses.append(["label": .string(label), "value": .object(parts)]) }
  }

  private mutating func set(_ name: String, _ value: JSONValue) {
    members.removeAll { $0.name == name }
    members.append(JSONMember(name, value))
  }
}

/// Compares a table of two columns with what a person shows in those columns.
func expectPairs(_ subject: String, _ pairs: [(name: String, text: String)], of person: PersonView)
  throws
{
  try expect(
    subject, pairs.map { "\($0.name): \($0.text)" },
    toEqual: pairs.map { "\($0.name): \(try person.cell($0.name))" })
}
