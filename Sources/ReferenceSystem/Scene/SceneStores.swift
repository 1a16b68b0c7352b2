import AddressBook
import Conformance
import RoadTrip
import Storage

/// Where a scenario's data are kept, across the app's being killed.
final class SceneStores {
  private let backing: ReferenceSystem.Backing
  private let directory: String
  private let disk = DiskFileSystem()
  private let memoryDatabase: MemoryDatabase
  private let memoryTrip = MemoryTripStore()
  private var count: Int
  private var openings = 0

  init(_ surroundings: Surroundings, backing: ReferenceSystem.Backing) throws {
    self.backing = backing
    count = surroundings.firstID
    memoryDatabase = MemoryDatabase()
    guard backing == .file else {
      directory = ""
      return
    }
    guard let directory = surroundings.directory else {
      throw Refusal("noDirectory", "Files need a directory, and the scenario names none.")
    }
    self.directory = directory
  }

  /// Ids that were never given before in this scenario.
  func makeID() -> String {
    defer { count += 1 }
    return "hotel-\(count)"
  }

  /// The address book as a process finds it that opens it now; in memory there is one for all.
  func openDatabase() throws -> any ContactDatabase {
    guard backing == .file else { return memoryDatabase }
    openings += 1
    return try FileDatabase(
      directory: "\(directory)/AddressBook", on: disk,
      stamps: .counting(prefix: "process\(openings)-"), holder: .thisProcess, waiter: .never)
  }

  func openTrip() -> any TripStore {
    switch backing {
    case .memory: memoryTrip
    case .file:
      FileTripStore(
        path: "\(directory)/trip.json", on: disk,
        holder: .thisProcess, waiter: .never)
    }
  }

  /// The store as another process would open it.
  func reopenTrip(_ store: any TripStore) -> any TripStore {
    backing == .memory ? store : openTrip()
  }

  /// The places of a file, or none.
  static func gazetteer(_ path: String?) throws -> Gazetteer {
    guard let path else { return try Gazetteer("") }
    return try Gazetteer(contentsOf: path, on: DiskFileSystem())
  }
}
