public import RoadTrip
public import Storage

/// A trip's store that fails when a test wants, in front of one that works.
///
/// Events where a recorder is given: `trip.saved` {hotels}, `trip.saveFailed`.
public final class FailingTripStore: TripStore {
  /// What saving throws; nil lets it through.
  public var saveFailure: TripStoreError?
  /// What loading throws; nil lets it through.
  public var loadFailure: TripStoreError?
  /// How often a save was let through.
  public private(set) var saveCount = 0

  private let next: any TripStore
  private let recorder: EventRecorder?

  /// A store in front of another one; it fails only when set to.
  public init(_ next: any TripStore = MemoryTripStore(), recorder: EventRecorder? = nil) {
    self.next = next
    self.recorder = recorder
  }

  /// A full disk under `trip.json`.
  public static let fullDisk = TripStoreError.storage(StorageError(.write, "trip.json", .noSpace))

  /// What the next store found on loading.
  public var warnings: [StoreWarning] { next.warnings }

  /// Loads, unless set to fail.
  /// - Throws: ``loadFailure``, or what the next store throws.
  public func load() throws(TripStoreError) -> [Hotel] {
    if let loadFailure { throw loadFailure }
    return try next.load()
  }

  /// Saves, unless set to fail; then nothing is stored.
  /// - Throws: ``saveFailure``, or what the next store throws.
  public func save(_ hotels: [Hotel]) throws(TripStoreError) {
    do throws(TripStoreError) {
      if let saveFailure { throw saveFailure }
      try next.save(hotels)
    } catch {
      recorder?.record("trip.saveFailed")
      throw error
    }
    saveCount += 1
    recorder?.record("trip.saved", ["hotels": .number(hotels.count)])
  }
}
