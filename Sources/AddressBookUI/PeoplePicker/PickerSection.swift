public import AddressBook

/// A part of the picker's list.
public struct PickerSection: Hashable, Sendable {
  /// The letter over it, `#` for names that begin with none.
  public let title: String
  /// The people.
  public let rows: [PickerRow]
}

/// A person in the picker's list.
public struct PickerRow: Hashable, Sendable {
  /// Names the person.
  public let id: RecordID
  /// What the person is called; "No Name" where there is nothing to call them by.
  public let name: String
  /// Whether the row can be tapped (R-PK-17).
  public let isEnabled: Bool
}
