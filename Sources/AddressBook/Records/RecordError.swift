/// Why a record refused a change. The record is as it was.
public struct RecordError: Error, Hashable, Sendable {
  /// The cause, as plain data.
  public enum Reason: Hashable, Sendable {
    /// The value is of another type than the property (R-AB-26).
    case wrongType(expected: PropertyType, given: PropertyType)
    /// An index outside the multi-value, with its count (R-AB-36).
    case indexOutOfRange(Int, Int)
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
