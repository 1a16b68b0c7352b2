public import Storage

/// A store in a file: `trip.json`, which any other program reads, and its journal beside it.
///
/// A save appends what changed and syncs once. The first save, and one that finds the journal long, writes
/// the file itself anew, so that a crash leaves the old one or the new one. Two processes may have a trip open:
/// each save keeps what the other one saved, hotel by hotel; the other's hotels are seen after reopening.
public final class FileTripStore: TripStore {
  /// What was found on loading, and dealt with, such as a save that a crash cut short.
  public private(set) var warnings: [StoreWarning] = []

  private let file: JournaledFile
  private let journalLimit: Int
  /// What this process loaded or saved last: the ground that its changes are measured against.
  private var mine: [HotelID: Hotel] = [:]
  /// The same with what others saved.
  private var all: [HotelID: Hotel] = [:]

  /// A store that nobody has looked at yet; nothing is opened or made.
  ///
  /// - Parameters:
  ///   - path: The path of the file, such as `…/trip.json`; its folder is made on saving.
  ///   - disk: The file system.
  ///   - holder: What other processes are told while this one saves.
  ///   - waiter: How long to wait for another process that saves.
  ///   - journalLimit: The journal's length in bytes from which the file is written anew.
  public init(
    path: String, on disk: any FileSystem, holder: LockHolder, waiter: LockRetryPolicy,
    journalLimit: Int = 65_536
  ) {
    file = JournaledFile(base: path, on: disk, holder: holder, waiter: waiter)
    self.journalLimit = journalLimit
  }

  /// Reads the file and its journal. A file that is not there is an empty trip.
  ///
  /// - Throws: where the disk refuses or the file is no trip; it is named, and left untouched.
  public func load() throws(TripStoreError) -> [Hotel] {
    let contents = try TripStoreError.naming(try file.read())
    all = try naming(try TripJournal.hotels(in: contents))
    warnings = contents.warnings
    mine = all
    return all.values.sorted { $0.id < $1.id }
  }

  /// Saves what changed since this store loaded or saved last.
  public func save(_ hotels: [Hotel]) throws(TripStoreError) {
    let wanted = Dictionary(hotels.map { ($0.id, $0) }) { _, last in last }
    let changes = TripJournal.changes(from: mine, to: wanted)
    guard !changes.isEmpty else { return }
    var merged = all
    if file.baseSize == 0 || file.journalSize > journalLimit {
      try file.compact { others throws(TripStoreError) in
        merged = try naming(try TripJournal.apply(others, to: all)).applying(changes)
        return TripCodec.bytes(of: merged.values.sorted { $0.id < $1.id })
      }
    } else {
      try file.append { others throws(TripStoreError) in
        merged = try naming(try TripJournal.apply(others, to: all)).applying(changes)
        return changes.map(\.payload)
      }
    }
    (mine, all) = (wanted, merged)
  }

  private func naming<Value>(
    _ value: @autoclosure () throws(TripFileFault) -> Value
  ) throws(TripStoreError) -> Value {
    do throws(TripFileFault) {
      return try value()
    } catch {
      throw .malformed(path: file.paths.base, error)
    }
  }
}
