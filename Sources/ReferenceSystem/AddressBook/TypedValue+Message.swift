import AddressBook
import Conformance
import JSON

extension PropertyType {
  private static let words = [
    (PropertyType.string, "string"), (.integer, "integer"), (.real, "real"),
    (.dateTime, "dateTime"), (.dictionary, "dictionary"),
  ]

  /// The type in the words of the messages, such as `multiString`.
  var word: String {
    let member = PropertyType.words.first { $0.0 == self.member }?.1 ?? "invalid"
    return isMulti ? "multi\(member.prefix(1).uppercased())\(member.dropFirst())" : member
  }

  /// The type that a word names; the invalid type has no values (R-AB-38).
  init(word: String) throws {
    let all = PropertyType.words.flatMap { [$0.0, $0.0.multi] }
    guard let type = all.first(where: { $0.word == word }) else {
      throw Refusal("wrongType", "There are no values of the type \(word).")
    }
    self = type
  }
}

extension SingleValue {
  /// Reads a value with its type, `{type, value}`; a text where no type is said.
  init(typed message: JSONValue) throws {
    guard let value = message["value"], !value.isNull else {
      throw Refusal("noValue", "No value is given; one is taken away by removing it.")
    }
    let type = try message["type"]?.string.map(PropertyType.init(word:)) ?? .string
    switch type {
    case .integer: self = try .integer(SingleValue.read(value.integer, "a whole number"))
    case .real: self = try .real(SingleValue.read(value.double, "a number"))
    case .dateTime:
      self = try .dateTime(
        SingleValue.read(value.string.flatMap(PartialDate.init(text:)), "a date"))
    case .dictionary:
      let members = try SingleValue.read(value.members, "an object")
      self = .dictionary(
        KeyedTexts(members.map { KeyedTexts.Pair(key: $0.name, text: $0.value.string ?? "") }))
    default: self = try .string(SingleValue.read(value.string, "a text"))
    }
  }

  private static func read<Value>(_ value: Value?, _ wanted: String) throws -> Value {
    guard let value else { throw Refusal.badArgument("value", wanted) }
    return value
  }

  /// The value as the messages carry it; its type stands beside it.
  var plain: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .real(let number): .number(number)
    case .dateTime(let date): .string(date.text)
    case .dictionary(let texts):
      .object(
        texts.pairs.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.text)) })
    }
  }
}

extension MultiValue {
  /// Reads entries `{type, value, label}` into values of one type.
  init(typed entries: [JSONValue], of type: PropertyType) throws {
    self.init(of: type)
    for entry in entries {
      try append(
        SingleValue(typed: entry), label: entry["label"]?.string.map { Label(rawValue: $0) })
    }
  }

  var plain: JSONValue {
    .array(
      entries.map { entry in
        [
          "label": .string(orNull: entry.label?.rawValue),
          "shown": .string(orNull: entry.label?.displayName),
          "value": entry.value.plain, "identifier": .integer(Int(entry.identifier)),
        ]
      })
  }
}

extension PropertyValue {
  /// Reads `{type, value}` or `{type, entries}`.
  init(typed message: JSONValue) throws {
    guard let entries = message["entries"]?.array else {
      self = .single(try SingleValue(typed: message))
      return
    }
    let type = try PropertyType(word: message["type"]?.string ?? "multiString")
    self = .multi(try MultiValue(typed: entries, of: type))
  }

  var plain: JSONValue {
    switch self {
    case .single(let value): value.plain
    case .multi(let values): values.plain
    }
  }
}
