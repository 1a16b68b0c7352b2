import Gherkin
import JSON

/// A message stream without what may differ from runner to runner: identifiers are numbered in the order in which they
/// come, and times, places in code, error texts and snippets are blank.
struct NormalStream {
  private(set) var envelopes: [JSONValue] = []
  private var numbers: [String: Int] = [:]

  /// Reads envelopes, one a line.
  init(_ lines: [[UInt8]]) throws(JSONError) {
    for line in lines { envelopes.append(normal(try JSONReader.read(line))) }
  }

  private mutating func normal(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { normal($0) })
    case .object(let members):
      // Identifiers are numbered in the order of the names, since members may stand in any order.
      let sorted = members.sorted { $0.name < $1.name }
      return .object(sorted.map { JSONMember($0.name, normal($0.value, named: $0.name)) })
    default: return value
    }
  }

  private mutating func normal(_ value: JSONValue, named name: String) -> JSONValue {
    switch name {
    case "meta": return .null
    case "timestamp", "duration", "sourceReference", "exception", "snippets":
      return Self.blank(value)
    case "message": return .string("")
    case _ where name == "id" || name.hasSuffix("Id"): return number(value)
    case _ where name.hasSuffix("Ids"): return .array((value.array ?? []).map { number($0) })
    default: return normal(value)
    }
  }

  private mutating func number(_ id: JSONValue) -> JSONValue {
    guard let text = id.string else { return id }
    let number = numbers[text] ?? numbers.count
    numbers[text] = number
    return .integer(number)
  }

  /// The value with blank texts and numbers.
  private static func blank(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): .array(values.map(blank))
    case .object(let members):
      .object(members.map { JSONMember($0.name, blank($0.value)) })
    case .string: .string("")
    case .integer, .number: .integer(0)
    case .bool, .null: value
    }
  }
}
