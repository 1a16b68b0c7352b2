/// Why a record refused a change. The record is as it was.
public struct RecordError: Error, Hashable, Sendable {
  /// The cause, as plain data.
  public enum Reason: Hashable, Sendable {
    /// The value is of another type than the property (R-AB-26).
    case wrongType(expected: PropertyType, given: PropertyType)
    /// An index outside the multi-value, with its count (R-AB-36).
    case indexOutOfRange(Int, Int)
    /// A text holds a control character, which no card may (RFC 6350 section 3.3).
    case controlCharacter(Unicode.Scalar)
    /// The property's values have no such key (R-AB-20, R-AB-47).
    case unknownKey(String)
    /// The calendar has no such date, or a card no way to write it (RFC 6350 section 4.3).
    case impossibleDate(PartialDate)
    /// The property has no such code, such as a kind that is neither 0 nor 1.
    case unknownCode(Int)
    /// Creation and modification date are the store's to write (R-AB-29).
    case keptByStore
    /// The record belongs to another address book (R-AB-57).
    case foreignRecord
    /// The record is not in the address book, or has been removed from it.
    case unknownRecord
    /// The record is in an address book already.
    case alreadyAdded
    /// The user has not allowed access to the address book (R-AB-71).
    case notPermittedByUser
  }

  /// The cause.
  public var reason: Reason
  /// The property in question, where there is one.
  public var property: PersonProperty?

  /// An error with its cause.
  public init(_ reason: Reason, property: PersonProperty? = nil) {
    self.reason = reason
    self.property = property
  }
}
