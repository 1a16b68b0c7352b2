public import AddressBook

/// What a card shows of a person: the name, and the values line by line.
public struct CardContents: Hashable, Sendable {
  /// One value.
  public struct Line: Hashable, Sendable {
    /// Which value.
    public let value: PersonValue
    /// The text beside it: the entry's label, else the property's name (R-AB-44, R-AB-49).
    public let label: String
    /// The value in words; a postal address has several lines.
    public let text: String
  }

  /// The name in the heading; nil for a person without any name.
  public let name: String?
  /// The values, in the order of `PersonProperty`'s cases and of their entries.
  public let lines: [Line]
  /// Whether there is a picture, readable or not (R-AB-64).
  public let hasPicture: Bool

  /// What a card shows; `displayed` limits the lines and never the name (R-PK-9, R-PV-2).
  public init(of person: Person, limitedTo displayed: [PersonProperty]? = nil) {
    name = person.displayName
    hasPicture = person.hasImageData
    lines = person.properties
      .filter { $0.hasLine && displayed?.contains($0) ?? true }
      .flatMap { CardContents.lines(of: $0, in: person) }
  }

  /// Whether a line shows the value.
  public func shows(_ value: PersonValue) -> Bool { lines.contains { $0.value == value } }

  private static func lines(of property: PersonProperty, in person: Person) -> [Line] {
    switch person[property] {
    case .single(let value)?:
      [Line(value: PersonValue(property), label: property.displayName, text: value.displayText)]
    case .multi(let values)?:
      values.entries.map { entry in
        Line(
          value: PersonValue(property, identifier: entry.identifier),
          label: entry.label?.displayName ?? property.displayName, text: entry.value.displayText)
      }
    case nil: []
    }
  }
}

extension PersonProperty {
  /// Whether a card has a line for it: the parts of the name are in the heading, and the kind and the
  /// store's dates are not shown.
  fileprivate var hasLine: Bool { !isPartOfName && self != .kind && !isKeptByStore }

  /// Whether it is shown as a part of the personal name.
  var isPartOfName: Bool {
    switch self {
    case .firstName, .lastName, .middleName, .prefix, .suffix: true
    default: false
    }
  }
}
