/// Ordered values of one type, each with an optional label and an identifier of its own (R-AB-30).
///
/// An identifier survives the insertion, removal and reordering of other entries; an index does not
/// (R-AB-31). A multi-value is a value: changing a copy does not change the record it came from, so
/// set it back (R-AB-24).
public struct MultiValue: Hashable, Sendable {
  /// One labelled value.
  public struct Entry: Hashable, Sendable {
    /// nil where there is none, which is not the empty label (R-AB-39).
    public var label: Label?
    /// The value.
    public var value: SingleValue
    /// Unique within the multi-value and never given twice.
    public let identifier: Int32
  }

  /// What stands for "none" as an identifier (R-AB-31, R-PK-10).
  public static let invalidIdentifier: Int32 = -1

  /// The entries in their order.
  public internal(set) var entries: [Entry]
  private var nextIdentifier: Int32
  private let memberCode: Int16

  /// The type of each value, the multi bit removed (R-AB-38).
  public var memberType: PropertyType { PropertyType(rawValue: Int(memberCode)) }

  /// An empty multi-value; takes the single type or the multi type (R-AB-38).
  public init(of type: PropertyType) {
    memberCode = Int16(truncatingIfNeeded: type.member.rawValue)
    entries = []
    nextIdentifier = 0
  }

  /// Entries that a reader has numbered 0, 1, … and knows to be of the type.
  init(of type: PropertyType, numbered entries: [Entry]) {
    memberCode = Int16(truncatingIfNeeded: type.member.rawValue)
    self.entries = entries
    nextIdentifier = Int32(truncatingIfNeeded: entries.count)
  }

  /// How many entries there are.
  public var count: Int { entries.count }

  /// Whether there is no entry.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds a value at the end and returns its new identifier.
  ///
  /// - Throws: ``RecordError/Reason/wrongType(expected:given:)`` where the value is not of the member type (R-AB-26, R-AB-37).
  @discardableResult
  public mutating func append(_ value: SingleValue, label: Label?) throws(RecordError) -> Int32 {
    try insert(value, label: label, at: count)
  }

  /// Inserts a value; `index` may equal the count, which appends (R-AB-35).
  ///
  /// - Throws: ``RecordError/Reason/indexOutOfRange(_:_:)`` beyond the count, `wrongType` as for `append`.
  @discardableResult
  public mutating func insert(
    _ value: SingleValue, label: Label?, at index: Int
  ) throws(RecordError) -> Int32 {
    guard value.type == memberType else {
      throw RecordError(.wrongType(expected: memberType, given: value.type))
    }
    guard index >= 0, index <= count else { throw RecordError(.indexOutOfRange(index, count)) }
    let identifier = nextIdentifier
    nextIdentifier += 1
    entries.insert(Entry(label: label, value: value, identifier: identifier), at: index)
    return identifier
  }

  /// Replaces a value; identifier and place stay (R-AB-33).
  ///
  /// - Throws: `indexOutOfRange` beyond the count, `wrongType` as for `append`.
  public mutating func replaceValue(
    at index: Int, with value: SingleValue
  ) throws(RecordError) {
    try check(index)
    guard value.type == memberType else {
      throw RecordError(.wrongType(expected: memberType, given: value.type))
    }
    entries[index].value = value
  }

  /// Replaces a label; identifier and place stay (R-AB-33).
  ///
  /// - Throws: `indexOutOfRange` beyond the count.
  public mutating func replaceLabel(at index: Int, with label: Label?) throws(RecordError) {
    try check(index)
    entries[index].label = label
  }

  /// Takes an entry out; the others keep their identifiers (R-AB-31).
  ///
  /// - Throws: `indexOutOfRange` beyond the count.
  public mutating func remove(at index: Int) throws(RecordError) {
    try check(index)
    entries.remove(at: index)
  }

  /// The entry at an index (R-AB-36).
  ///
  /// - Throws: `indexOutOfRange` beyond the count.
  public func entry(at index: Int) throws(RecordError) -> Entry {
    try check(index)
    return entries[index]
  }

  /// The index of an identifier, -1 for an unknown one (R-AB-32).
  public func index(of identifier: Int32) -> Int {
    entries.firstIndex { $0.identifier == identifier } ?? -1
  }

  /// The first index of a value, -1 when absent (R-AB-32).
  public func firstIndex(of value: SingleValue) -> Int {
    entries.firstIndex { $0.value == value } ?? -1
  }

  /// The first entry with a label; entries without one are passed over (B-11).
  public func first(labelled label: Label) -> Entry? { entries.first { $0.label == label } }

  private func check(_ index: Int) throws(RecordError) {
    guard entries.indices.contains(index) else {
      throw RecordError(.indexOutOfRange(index, count))
    }
  }
}
