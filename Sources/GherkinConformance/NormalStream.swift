import Gherkin
import JSON

/// A message stream without what may differ from runner to runner: identifiers are numbered in the order in which they
/// come, and times, places in code, error texts and snippets are blank.
struct NormalStream {
  private(set) var envelopes: [JSONValue] = []
  private var numbers: [String: Int] = [:]

  /// Reads envelopes, one a line. Test cases are moved before the first attempt at any of them, since runners differ in
  /// whether they announce all at once or each before its own attempt.
  init(_ lines: [[UInt8]]) throws(JSONError) {
    var read: [JSONValue] = []
    for line in lines { read.append(try JSONReader.read(line)) }
    let first = read.firstIndex { $0["testCaseStarted"] != nil } ?? read.endIndex
    let later = read[first...]
    let isTestCase = { (envelope: JSONValue) in envelope["testCase"] != nil }
    let inOrder = read[..<first] + later.filter(isTestCase) + later.filter { !isTestCase($0) }
    for envelope in inOrder { envelopes.append(normal(envelope)) }
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
