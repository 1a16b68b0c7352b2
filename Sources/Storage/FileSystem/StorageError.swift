/// What a store could not do: the operation, the path, and why. The sentence for people is
/// ``sentence``.
public struct StorageError: Error, Hashable, Sendable {
  /// What was tried.
  public let operation: Operation
  /// The file or folder that it was tried on.
  public let path: String
  /// Why it failed.
  public let reason: Reason
  /// The system's error number; 0 when the system had no part in it.
  public let code: Int32

  /// An error with its operation, path and cause.
  public init(_ operation: Operation, _ path: String, _ reason: Reason, code: Int32 = 0) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.code = code
  }

  /// What a store does with a disk.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// Opening or creating a file.
    case open
    /// Reading a file.
    case read
    /// Writing a file.
    case write
    /// Cutting a file.
    case truncate
    /// Making bytes or names durable.
    case sync
    /// Asking what is at a path.
    case status
    /// Taking the writers' lock.
    case lock
    /// Renaming a file.
    case rename
    /// Removing a file.
    case remove
    /// Listing a folder.
    case list
    /// Making a folder.
    case makeFolder
  }

  /// Why an operation failed.
  public enum Reason: Hashable, Sendable {
    /// There is no such file or folder.
    case notFound
    /// Something already has that name.
    case exists
    /// The user has no permission.
    case notPermitted
    /// A symbolic link stands where a store file should.
    case symbolicLink
    /// A folder or a device stands where a file should.
    case notAFile
    /// A file stands where a folder should.
    case notAFolder
    /// The disk or the user's share of it is full.
    case noSpace
    /// The disk may only be read.
    case readOnly
    /// The device failed.
    case device
    /// A signal came; the same call may be made again.
    case interrupted
    /// Too many files are open.
    case tooManyOpen
    /// Another writer holds the lock, and the retry policy gave up. The text is how it identifies itself.
    case locked(by: String)
    /// Other programs changed the file each time it was looked at.
    case changing
    /// The journal is damaged from this byte on, and saved entries stand after it.
    case damaged(offset: Int)
    /// The file is not a journal of ours, or its first bytes are damaged.
    case foreign
    /// The journal was written by a version that this one does not know.
    case unknownVersion(Int)
    /// The journal extends a base file that is not there.
    case baseMissing(journal: String)
    /// The entries are longer than a journal can hold.
    case tooLarge
    /// Anything else; see ``StorageError/code``.
    case other
  }
}

/// An error of a module above, such as `StoreError` of an address book, that can hold what the disk
/// threw. Its case `storage` is all that it needs.
///
/// What a caller throws inside a save and what the disk throws then have one type, which the
/// compiler knows: no untyped error is left.
package protocol StoreFailure: Error {
  /// The error that holds this one.
  static func storage(_ error: StorageError) -> Self
}

extension StoreFailure {
  /// A value that the disk gave, or its error as this type holds it.
  package static func naming<Value>(
    _ value: @autoclosure () throws(StorageError) -> Value
  ) throws(Self) -> Value {
    do throws(StorageError) { return try value() } catch { throw storage(error) }
  }
}

extension StorageError: StoreFailure {
  /// Itself.
  package static func storage(_ error: StorageError) -> StorageError { error }
}
