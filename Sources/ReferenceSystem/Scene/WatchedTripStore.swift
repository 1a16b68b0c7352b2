import Conformance
import RoadTrip
import Storage

/// The trip's store as the app sees it: its saves are noted, and fail where a scenario says so.
final class WatchedTripStore: TripStore {
  /// The store itself.
  let base: any TripStore
  private let failure: TripFailure
  private let log: EventLog

  init(_ base: any TripStore, failure: TripFailure, log: EventLog) {
    self.base = base
    self.failure = failure
    self.log = log
  }

  func load() throws(TripStoreError) -> [Hotel] { try base.load() }

  func save(_ hotels: [Hotel]) throws(TripStoreError) {
    if failure.isFailing { throw failure.error }
    try base.save(hotels)
    log.note(Event("trip.saved"))
  }
}

/// Whether saving the trip fails; outlives the app that is killed.
final class TripFailure {
  var isFailing = false
  let error = TripStoreError.storage(StorageError(.write, "trip.json", .noSpace))
}
