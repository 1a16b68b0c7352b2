import JSON

/// The part of JSON Schema that the schemas of Cucumber's messages use.
struct JSONSchema: Sendable {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// What is wrong with a value, each fault with its path.
  func faults(in value: JSONValue) -> [String] {
    faults(in: value, by: Rule(schema: root, document: root), at: "$")
  }

  /// A schema and the document that its references are relative to.
  private struct Rule {
    let schema: JSONValue
    let document: JSONValue

    subscript(name: String) -> JSONValue? { schema[name] }

    func inner(_ schema: JSONValue) -> Rule { Rule(schema: schema, document: document) }
  }

  private func faults(in value: JSONValue, by schema: Rule, at path: String) -> [String] {
    if let reference = schema["$ref"]?.string {
      guard let found = resolve(reference, in: schema.document) else {
        return ["\(path): no schema \(reference)"]
      }
      return faults(in: value, by: found, at: path)
    }
    var faults: [String] = []
    if let type = schema["type"]?.string, !Self.is(value, type) {
      return ["\(path): is no \(type)"]
    }
    if let choices = schema["enum"]?.array, !choices.contains(value) {
      faults.append("\(path): \(value.compact) is none of the choices")
    }
    if let least = schema["minimum"]?.double, let number = value.double, number < least {
      faults.append("\(path): \(number) is below \(least)")
    }
    if let most = schema["maximum"]?.double, let number = value.double, number > most {
      faults.append("\(path): \(number) is above \(most)")
    }
    if let members = value.members { faults += self.faults(in: members, by: schema, at: path) }
    if let values = value.array { faults += self.faults(in: values, by: schema, at: path) }
    return faults
  }

  private func faults(
    in members: [JSONMember], by schema: Rule, at path: String
  ) -> [String] {
    let names = Set(members.map(\.name))
    var faults = (schema["required"]?.array ?? []).compactMap(\.string).filter {
      !names.contains($0)
    }.map { "\(path): \($0) is missing" }
    if names.count != members.count { faults.append("\(path): a name comes twice") }
    for member in members {
      let place = "\(path).\(member.name)"
      if let property = schema["properties"]?[member.name] {
        faults += self.faults(in: member.value, by: schema.inner(property), at: place)
      } else if schema["additionalProperties"]?.bool == false {
        faults.append("\(place): is not in the schema")
      }
    }
    return faults
  }

  private func faults(in values: [JSONValue], by schema: Rule, at path: String) -> [String] {
    var faults: [String] = []
    if let least = schema["minItems"]?.integer, values.count < least {
      faults.append("\(path): has less than \(least) items")
    }
    guard let items = schema["items"] else { return faults }
    for (index, value) in values.enumerated() {
      faults += self.faults(in: value, by: schema.inner(items), at: "\(path)[\(index)]")
    }
    return faults
  }

  /// The schema that `#/path/in/the/document` or the name of another document means.
  private func resolve(_ reference: String, in document: JSONValue) -> Rule? {
    let parts = reference.split(separator: "/")
    if reference.hasPrefix("#") {
      let found = parts.dropFirst().reduce(Optional(document)) { $0?[String($1)] }
      return found.map { Rule(schema: $0, document: document) }
    }
    guard let name = parts.last else { return nil }
    let found = root["$defs"]?["https://cucumber.io/schema/\(name)"]
    return found.map { Rule(schema: $0, document: $0) }
  }

  private static func `is`(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "integer": value.integer != nil
    case "number": value.double != nil
    case "boolean": value.bool != nil
    default: false
    }
  }
}
