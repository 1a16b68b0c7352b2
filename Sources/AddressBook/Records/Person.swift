/// What an address book knows of a human or an organization: properties and a picture.
///
/// A value, so a draft that belongs to no address book may be kept, shown and thrown away freely
/// (R-AB-10). Only the properties that have a value take up memory, and look-up is linear in those.
public struct Person: Hashable, Sendable {
  /// The value first: so ordered, a field is 24 bytes.
  private struct Field: Hashable, Sendable {
    var value: PropertyValue
    let property: PersonProperty
  }

  private var fields: [Field] = []

  /// The picture's bytes, unchecked (R-AB-64); nil when there is none (R-AB-65).
  public var imageData: [UInt8]?

  /// A person without any property.
  public init() {}

  /// A person without any property and with capacity for some.
  init(capacity: Int) { fields.reserveCapacity(capacity) }

  /// Adds the value of a property that is known to have none yet.
  mutating func append(_ value: PropertyValue, for property: PersonProperty) {
    fields.append(Field(value: value, property: property))
  }

  /// The properties that have a value, in the order of ``PersonProperty``'s cases.
  public var properties: [PersonProperty] {
    PersonProperty.allCases.filter { self[$0] != nil }
  }

  /// The value of a property; nil for one that was never set, multi-values too (R-AB-23).
  public subscript(property: PersonProperty) -> PropertyValue? {
    index(of: property).map { fields[$0].value }
  }

  /// The place of a property among the fields. Only the names are looked at: copying a field on the
  /// way would count its references up and down.
  private func index(of property: PersonProperty) -> Int? {
    fields.withUnsafeBufferPointer { fields in
      for index in 0..<fields.count where fields[index].property == property { return index }
      return nil
    }
  }

  /// Sets a property, in the form in which every store keeps it: CR LF and CR become LF; blanks around a phone number,
  /// an e-mail address, a postal code or a country code go; an empty text, entry or label is none.
  ///
  /// - Throws: ``RecordError``, and the old value stays: `wrongType` (R-AB-26); `keptByStore` for the store's own dates
  ///   (R-AB-29); `controlCharacter`, `unknownKey`, `impossibleDate`, `unknownCode` for what no store can keep.
  public mutating func set(
    _ value: PropertyValue, for property: PersonProperty
  ) throws(RecordError) {
    guard !property.isKeptByStore else { throw RecordError(.keptByStore, property: property) }
    guard value.type == property.type else {
      throw RecordError(.wrongType(expected: property.type, given: value.type), property: property)
    }
    if let fault = value.fault(for: property, replacing: self[property]) {
      throw RecordError(fault, property: property)
    }
    store(value, for: property)
  }

  /// Takes a property's value away; without one nothing happens (R-AB-27).
  public mutating func removeValue(for property: PersonProperty) {
    fields.removeAll { $0.property == property }
  }

  /// Writes without the checks: for the store's own dates and for readers that know the type. An empty text, an empty
  /// list (R-CN-3) and the kind of a human leave no value.
  package mutating func store(_ value: PropertyValue, for property: PersonProperty) {
    guard let value = value.normalized(for: property) else { return removeValue(for: property) }
    if let index = index(of: property) {
      fields[index].value = value
    } else {
      fields.append(Field(value: value, property: property))
    }
  }

  /// Equal when every property and the picture are equal, in whatever order they were set.
  public static func == (left: Person, right: Person) -> Bool {
    left.fields.count == right.fields.count && left.imageData == right.imageData
      && left.fields.allSatisfy { right[$0.property] == $0.value }
  }

  /// Feeds the properties in a fixed order.
  public func hash(into hasher: inout Hasher) {
    for property in properties { hasher.combine(self[property]) }
    hasher.combine(imageData)
  }
}
