extension Person {
  /// The text of a string property; setting nil removes the value.
  ///
  /// Setting a property that does not hold a text does nothing, and control characters are left out: ``set(_:for:)``
  /// refuses both.
  public subscript(text property: PersonProperty) -> String? {
    get {
      if case .single(.string(let text)) = self[property] { text } else { nil }
    }
    set {
      guard property.type == .string else { return }
      guard let newValue else { return removeValue(for: property) }
      store(.string(newValue.normalizedText), for: property)
    }
  }

  /// The entries of a multi-value property; none when it has no value (B-09).
  public func entries(of property: PersonProperty) -> [MultiValue.Entry] {
    if case .multi(let values) = self[property] { values.entries } else { [] }
  }

  /// Whether the record stands for a human or an organization.
  public var kind: PersonKind {
    get {
      guard case .single(.integer(let code)) = self[.kind] else { return .person }
      return PersonKind(rawValue: code) ?? .person
    }
    set { store(.single(.integer(newValue.rawValue)), for: .kind) }
  }

  /// Adds a labelled value to a multi-value property, which is made where there is none.
  ///
  /// - Throws: ``RecordError`` as ``set(_:for:)`` does.
  public mutating func add(
    _ value: SingleValue, label: Label?, to property: PersonProperty
  ) throws(RecordError) {
    var values = MultiValue(of: property.type)
    if case .multi(let present) = self[property] { values = present }
    try values.append(value, label: label)
    try set(.multi(values), for: property)
  }

  /// The postal addresses in their order.
  public var addresses: [PostalAddress] {
    entries(of: .address).compactMap { $0.value.texts.map(PostalAddress.init) }
  }

  /// Whether there is a picture, readable or not (R-AB-63, R-AB-64).
  public var hasImageData: Bool { imageData != nil }
}
