public import AddressBook
public import Headless

/// A screen on which the user edits a person: the draft is apart from the record until it is saved.
public protocol PersonEditing: AnyObject {
  /// What the user has entered so far.
  var draft: Person { get }

  /// The user edits the draft.
  ///
  /// - Throws: `IntentRefused` where the screen is not being edited now, or with `wrongType` where the
  ///   edit refuses; the draft is as it was.
  func edit(_ change: (inout Person) throws(RecordError) -> Void) throws(IntentRefused)
}

extension PersonEditing {
  /// The user enters a value; nil takes it away.
  ///
  /// - Throws: `IntentRefused`, as ``edit(_:)`` does.
  public func set(
    _ value: PropertyValue?, for property: PersonProperty
  ) throws(IntentRefused) {
    try edit { (person) throws(RecordError) in
      if let value {
        try person.set(value, for: property)
      } else {
        person.removeValue(for: property)
      }
    }
  }

  /// The user enters a text; an empty one takes the value away.
  ///
  /// - Throws: `IntentRefused`, as ``edit(_:)`` does.
  public func set(text: String, for property: PersonProperty) throws(IntentRefused) {
    try set(text.isEmpty ? nil : .string(text), for: property)
  }

  /// The user adds a labelled value.
  ///
  /// - Throws: `IntentRefused`, as ``edit(_:)`` does.
  public func add(
    _ value: SingleValue, label: Label?, to property: PersonProperty
  ) throws(IntentRefused) {
    try edit { (person) throws(RecordError) in
      try person.add(value, label: label, to: property)
    }
  }

  /// The user takes a labelled value away; with the last one goes the property.
  ///
  /// - Throws: `IntentRefused` with `noSuchValue` where there is none, else as ``edit(_:)`` does.
  public func remove(_ value: PersonValue) throws(IntentRefused) {
    guard case .multi(var values)? = draft[value.property],
      let index = values.entries.firstIndex(where: { $0.identifier == value.identifier })
    else { throw IntentRefused(.noSuchValue, value.property.rawValue) }
    try edit { (person) throws(RecordError) in
      try values.remove(at: index)
      if values.isEmpty {
        person.removeValue(for: value.property)
      } else {
        try person.set(.multi(values), for: value.property)
      }
    }
  }

  /// The user chooses a picture; nil takes it away.
  ///
  /// - Throws: `IntentRefused`, as ``edit(_:)`` does.
  public func set(picture: [UInt8]?) throws(IntentRefused) {
    try edit { person in person.imageData = picture }
  }
}

extension Person {
  /// The person after an edit; a refusal of the edit becomes one of the intent.
  func edited(
    by change: (inout Person) throws(RecordError) -> Void
  ) throws(IntentRefused) -> Person {
    var edited = self
    do {
      try change(&edited)
    } catch {
      throw IntentRefused(.wrongType, error.property?.rawValue ?? "")
    }
    return edited
  }
}
