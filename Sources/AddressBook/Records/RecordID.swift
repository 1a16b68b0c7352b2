/// Identifies a record within one address book for as long as the record exists (R-AB-15).
///
/// A number means nothing without its record type: people and groups count apart (R-AB-17).
public struct RecordID: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number: positive for a saved record, -1 for one that was never saved.
  public let rawValue: Int32

  /// Wraps a number as it was read from a store or a message.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The ID of every record that has never been saved (R-AB-14).
  public static let invalid = RecordID(rawValue: -1)

  /// A file with a higher one is damaged: counting on from there would soon come to the end.
  static let highestInFiles: Int32 = 1 << 30

  /// Whether the record has been saved at least once.
  public var isValid: Bool { rawValue > 0 }

  /// The number in decimal.
  public var description: String { String(rawValue) }

  /// Orders IDs by number, which is the order of first saving.
  public static func < (left: RecordID, right: RecordID) -> Bool { left.rawValue < right.rawValue }
}

/// What a record describes (R-AB-19).
public enum RecordType: Int, Sendable {
  /// A human or an organization.
  case person = 0
  /// A named, unordered collection of people (R-AB-55).
  case group = 1
  /// An account that holds records.
  case source = 2
}
