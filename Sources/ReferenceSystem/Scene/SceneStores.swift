import AddressBook
import Conformance
import Fakes
import RoadTrip
import Storage

/// Where a scenario's data are kept, across the app's being killed.
final class SceneStores {
  private let backing: ReferenceSystem.Backing
  private let directory: String
  private let disk = DiskFileSystem()
  private let time: Time
  private let memoryDatabase: MemoryDatabase
  private let memoryTrip = MemoryTripStore()
  private let ids: SequentialIDs
  private var openings = 0

  init(_ surroundings: ScenarioEnvironment, backing: ReferenceSystem.Backing) throws {
    self.backing = backing
    ids = SequentialIDs(prefix: "hotel-", first: surroundings.firstID)
    let time = Time(now: surroundings.now)
    self.time = time
    memoryDatabase = MemoryDatabase(stamps: time.stamps(prefix: "uid-"))
    guard backing != .memory else {
      directory = ""
      return
    }
    guard let directory = surroundings.directory else {
      throw Refusal("noDirectory", "Files need a directory, and the scenario names none.")
    }
    self.directory = directory
  }

  /// The clock that saves are dated by: that of the app that runs.
  var clock: ManualClock {
    get { time.clock }
    set { time.clock = newValue }
  }

  /// Ids that were never given before in this scenario.
  func makeID() -> String { ids.next() }

  /// The address book as a process finds it that opens it now; in memory there is one for all.
  func openDatabase() throws -> any ContactDatabase {
    openings += 1
    let folder = "\(directory)/AddressBook"
    let stamps = time.stamps(prefix: "process\(openings)-")
    return switch backing {
    case .memory: memoryDatabase
    case .file:
      try FileDatabase(
        directory: folder, on: disk, stamps: stamps, holder: .thisProcess, waiter: .never)
    case .vdir:
      try VdirDatabase(
        directory: folder, on: disk, stamps: stamps, holder: .thisProcess, waiter: .never)
    }
  }

  func openTrip() -> any TripStore {
    switch backing {
    case .memory: memoryTrip
    case .file, .vdir:
      FileTripStore(
        path: "\(directory)/trip.json", on: disk,
        holder: .thisProcess, retry: .never)
    }
  }
}

/// The clock of the app that runs, whichever that is.
private final class Time {
  var clock: ManualClock

  init(now: Int) { clock = ManualClock(now: now) }

  func stamps(prefix: String) -> Stamps {
    var stamps = Stamps.counting(prefix: prefix)
    stamps.now = { [self] in PartialDate(milliseconds: clock.now) }
    return stamps
  }
}
