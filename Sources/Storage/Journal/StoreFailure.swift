/// An error of a room above, such as `StoreError` of an address book, that can hold what the disk
/// said. Its case `storage` is all that it needs.
///
/// What a caller throws inside a save and what the disk throws then have one type, which the
/// compiler knows: no place is left for an error that nobody named.
public protocol StoreFailure: Error {
  /// The error that holds this one.
  static func storage(_ error: StorageError) -> Self
}

extension StoreFailure {
  /// A value that the disk gave, or its error as this type holds it.
  public static func naming<Value>(
    _ value: @autoclosure () throws(StorageError) -> Value
  ) throws(Self) -> Value {
    do throws(StorageError) { return try value() } catch { throw storage(error) }
  }
}

extension StorageError: StoreFailure {
  /// Itself.
  public static func storage(_ error: StorageError) -> StorageError { error }
}
