/// Why a save failed. Database and working copy are as they were, so it may be tried again.
public enum SaveError: Error, Hashable, Sendable {
  /// The user has not allowed access (R-AB-71, R-AB-73 code 1).
  case notPermittedByUser
  /// The source takes no such change (R-AB-73 code 0).
  case notPermittedByStore
  /// The files could not be read or written.
  case store(StoreError)
}

/// Runs what reads or writes files.
func saving<Value>(_ body: () throws(StoreError) -> Value) throws(SaveError) -> Value {
  do throws(StoreError) { return try body() } catch { throw .store(error) }
}
