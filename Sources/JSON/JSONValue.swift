/// A JSON value (RFC 8259). Members keep their order for printing; equality ignores it.
public enum JSONValue: Sendable {
  /// null.
  case null
  /// true or false.
  case bool(Bool)
  /// A number without fraction or exponent that fits.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order; of equal names the first is found.
  case object([JSONMember])
}

/// A name with its value in a JSON object.
public struct JSONMember: Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// Pairs a name with its value.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue: Hashable {
  /// Equal by value: 1 equals 1.0, members in any order but for those of equal names, texts by their scalars.
  ///
  /// Every value is compared once, so the cost is linear in the size but for sorting the members.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)):
      a.count == b.count
        && zip(a.sortedByName, b.sortedByName).allSatisfy { one, other in
          one.name.utf8.elementsEqual(other.name.utf8) && one.value == other.value
        }
    default:
      if let a = left.double, let b = right.double { a == b } else { false }
    }
  }

  /// Feeds what equality looks at.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer, .number: hasher.combine(double)
    case .string(let text): hasher.combine(text)
    case .array(let values): hasher.combine(values)
    case .object(let members): hasher.combine(members.count)
    }
  }
}

extension [JSONMember] {
  /// In the order of the names' bytes; members of equal names stay in their order.
  fileprivate var sortedByName: [JSONMember] {
    sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension JSONValue {
  /// The member of that name; nil where there is none or this is no object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// A text, or null where there is none.
  public static func string(orNull text: String?) -> JSONValue { text.map(string) ?? .null }

  /// The text, if it is one.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number, if it is one.
  public var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number, if it is one.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The truth value, if it is one.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements, if it is an array.
  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The members, if it is an object.
  public var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }

  /// Whether it is null.
  public var isNull: Bool { if case .null = self { true } else { false } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// true or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// null.
  public init(nilLiteral: ()) { self = .null }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object with its members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0.0, $0.1) })
  }
}
