/// One value without a label: what a single-value property holds and what a multi-value's entry holds.
public enum SingleValue: Hashable, Sendable {
  /// Text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A floating-point number.
  case real(Double)
  /// A date, perhaps partial.
  case dateTime(PartialDate)
  /// Texts by key.
  case dictionary(KeyedTexts)

  /// The type that this value has.
  public var type: PropertyType {
    switch self {
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .dateTime: .dateTime
    case .dictionary: .dictionary
    }
  }

  /// Whether type and value are the same; texts are compared scalar by scalar.
  public static func == (left: SingleValue, right: SingleValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left.isExactly(right)
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.dateTime(let left), .dateTime(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    default: false
    }
  }

  /// The text, if that is what it is.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The keyed texts, if that is what it is.
  public var texts: KeyedTexts? {
    if case .dictionary(let texts) = self { texts } else { nil }
  }
}

/// The value of a property.
public enum PropertyValue: Hashable, Sendable {
  /// The value of a single-value property.
  case single(SingleValue)
  /// The labelled values of a multi-value property.
  case multi(MultiValue)

  /// The type that this value has.
  public var type: PropertyType {
    switch self {
    case .single(let value): value.type
    case .multi(let values): values.memberType.multi
    }
  }

  /// A text value.
  public static func string(_ text: String) -> PropertyValue { .single(.string(text)) }
}
