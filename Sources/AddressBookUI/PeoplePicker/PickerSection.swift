public import AddressBook

/// A part of the picker's list.
public struct PickerSection {
  /// The letter over it, `#` for names that begin with none; empty while searching or in a group.
  public let title: String
  /// The people.
  public let rows: PickerRows
}

/// Rows of the picker's list, made as they are read: a first page costs the same in any book.
public struct PickerRows: RandomAccessCollection {
  private let people: Range<Int>
  private let row: (Int) -> PickerRow

  init(_ people: Range<Int>, row: @escaping (Int) -> PickerRow) {
    self.people = people
    self.row = row
  }

  /// The position of the first row: 0.
  public var startIndex: Int { 0 }
  /// How many rows there are.
  public var endIndex: Int { people.count }
  /// The row at a position.
  public subscript(position: Int) -> PickerRow { row(people.lowerBound + position) }
}

/// A person in the picker's list.
public struct PickerRow: Hashable, Sendable {
  /// Identifies the person.
  public let id: RecordID
  /// What the person is called; "No Name" for a person without any name.
  public let name: String
  /// Whether the row can be tapped (R-PK-17).
  public let isEnabled: Bool
  /// Whether the person is one of several who are chosen (R-CN-20).
  public let isMarked: Bool
}
