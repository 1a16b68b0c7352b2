public import Storage

/// Keeps a trip's hotels from one run of the app to the next.
public protocol TripStore: AnyObject {
  /// What the last ``load()`` found and dealt with, for the user to know. None by default.
  var warnings: [StoreWarning] { get }

  /// The hotels as they were saved last, in no promised order; none for a trip that was never saved.
  ///
  /// - Throws: ``TripStoreError`` where something is stored that cannot be read. It is left untouched.
  func load() throws(TripStoreError) -> [Hotel]

  /// Replaces what is stored by these hotels: all of it, durable when this returns, or nothing.
  ///
  /// - Throws: ``TripStoreError`` where nothing was stored; the same call may be made again.
  func save(_ hotels: [Hotel]) throws(TripStoreError)
}

extension TripStore {
  /// None.
  public var warnings: [StoreWarning] { [] }
}

/// A store that lives as long as the process.
public final class MemoryTripStore: TripStore {
  private var hotels: [Hotel]

  /// A store that holds these hotels.
  public init(_ hotels: [Hotel] = []) { self.hotels = hotels }

  /// The hotels as they were saved last.
  /// - Throws: never.
  public func load() throws(TripStoreError) -> [Hotel] { hotels }

  /// Replaces the hotels.
  /// - Throws: never.
  public func save(_ hotels: [Hotel]) throws(TripStoreError) { self.hotels = hotels }
}
