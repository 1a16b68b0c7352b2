import AddressBook
import Fakes
import RoadTrip
import Storage
import StorageTesting
import Testing

@Suite struct TripStoreTests {
  private static let needles = Coordinate(latitude: 34.8481, longitude: -114.6145)

  private static func hotels() throws -> [Hotel] {
    let point = try #require(needles)
    return [
      Hotel(id: HotelID(rawValue: "a"), fields: .defaults),
      Hotel(
        id: HotelID(rawValue: "b"),
        fields: HotelFields(name: "\"Zoë's\" \\ \u{1F3E8}\n", street: "\u{0}")),
      Hotel(id: HotelID(rawValue: "c"), fields: HotelFields(name: "C"), place: .asked),
      Hotel(
        id: HotelID(rawValue: "d"), fields: HotelFields(name: "D"), place: .found(point),
        contact: ExportedContact(record: RecordID(rawValue: 7), uid: "uid-7")),
      Hotel(
        id: HotelID(rawValue: "e"), fields: HotelFields(name: "E"), place: .failed(.partialResult),
        contact: ExportedContact(record: RecordID(rawValue: 8))),
    ]
  }

  /// One contract over every store; the second opens what the first has saved.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> (any TripStore, () -> any TripStore)
  }

  private static let kinds = [
    Kind(testDescription: "memory") {
      let store = MemoryTripStore()
      return (store, { store })
    },
    Kind(testDescription: "file") {
      let disk = FakeDisk()
      return (open(disk), { open(disk) })
    },
  ]

  private static func open(_ disk: FakeDisk) -> FileTripStore {
    FileTripStore(
      path: "/home/trip.json", on: disk, holder: LockHolder("a test"), retry: .never)
  }

  private func sorted(_ hotels: [Hotel]) -> [Hotel] { hotels.sorted { $0.id < $1.id } }

  @Test(arguments: kinds)
  func `a trip that was never saved is empty`(_ kind: Kind) throws {
    let (store, reopen) = kind.make()
    #expect(try store.load().isEmpty)
    #expect(try reopen().load().isEmpty)
  }

  @Test(arguments: kinds)
  func `what is saved is loaded, byte for byte`(_ kind: Kind) throws {
    let (store, reopen) = kind.make()
    let hotels = try Self.hotels()
    _ = try store.load()
    try store.save(hotels)
    #expect(sorted(try reopen().load()) == hotels)
    #expect(sorted(try store.load()) == hotels)
  }

  @Test(arguments: kinds)
  func `each save replaces the one before`(_ kind: Kind) throws {
    let (store, reopen) = kind.make()
    var hotels = try Self.hotels()
    _ = try store.load()
    for _ in 0..<5 {
      try store.save(hotels)
      #expect(sorted(try reopen().load()) == hotels)
      hotels.removeFirst()
      if !hotels.isEmpty { hotels[0].fields.name += "!" }
    }
    try store.save([])
    #expect(try reopen().load().isEmpty)
  }

  @Test(arguments: kinds)
  func `a store that was opened again takes out what is gone`(_ kind: Kind) throws {
    let (store, reopen) = kind.make()
    let hotels = try Self.hotels()
    _ = try store.load()
    try store.save(hotels)
    let again = reopen()
    _ = try again.load()
    try again.save([hotels[1]])
    #expect(try reopen().load() == [hotels[1]])
  }

  @Test func `a save leaves one file beside the lock, as any other program reads it`() throws {
    let disk = FakeDisk()
    let store = Self.open(disk)
    _ = try store.load()
    try store.save([try Self.hotels()[0]])
    try store.save(try Self.hotels())
    #expect(try disk.list("/home") == ["trip.json", "trip.lock"])
    let text = String(
      decoding: try #require(try disk.contents(of: "/home/trip.json")), as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"hotels\": ["))
    #expect(disk.openCount == 0)
  }

  @Test func `a text that is respelt, scalar by scalar, is saved`() throws {
    let disk = FakeDisk()
    let store = Self.open(disk)
    let trip = try Trip(store: store, makeID: { "a" })
    let (one, two) = ("Caf\u{E9}", "Cafe\u{301}")
    try store.save([Hotel(id: HotelID(rawValue: "a"), fields: HotelFields(name: one, city: one))])
    try store.save([Hotel(id: HotelID(rawValue: "a"), fields: HotelFields(name: two, city: one))])
    #expect(
      try Self.open(disk).load().map { Array($0.fields.name.unicodeScalars) } == [
        Array(two.unicodeScalars)
      ])
    try store.save([Hotel(id: HotelID(rawValue: "a"), fields: HotelFields(name: two, city: two))])
    #expect(
      try Self.open(disk).load().map { Array($0.fields.address.city.unicodeScalars) } == [
        Array(two.unicodeScalars)
      ])
    #expect(HotelID(rawValue: one) != HotelID(rawValue: two))
    #expect(
      ExportedContact(record: RecordID(rawValue: 1), uid: one)
        != ExportedContact(record: RecordID(rawValue: 1), uid: two))
    #expect(!trip.hasUnsavedChanges)
  }

  @Test func `a writer that finds the lock held gets the holder in the error, and saves later`()
    throws
  {
    let disk = FakeDisk()
    let store = Self.open(disk)
    try store.save([try Self.hotels()[0]])
    let lock = try disk.open("/home/trip.lock", .update)
    #expect(try disk.tryLock(lock))
    let error = StorageError(.lock, "/home/trip.lock", .locked(by: "a test"))
    #expect(throws: TripStoreError.storage(error)) { try store.save(try Self.hotels()) }
    disk.close(lock)
    try store.save(try Self.hotels())
    #expect(try Self.open(disk).load() == Self.hotels())
  }

  @Test func `two processes keep each other's hotels`() throws {
    let disk = FakeDisk()
    let (one, two) = (Self.open(disk), Self.open(disk))
    let hotels = try Self.hotels()
    _ = try one.load()
    try one.save([hotels[0]])
    _ = try two.load()
    try one.save([hotels[0], hotels[1]])
    try two.save([hotels[0], hotels[2]])
    try one.save([hotels[1]])
    #expect(sorted(try Self.open(disk).load()) == [hotels[1], hotels[2]])
  }

  @Test(arguments: [
    ("hello", TripFileFault.Reason.notJSON(offset: 0)),
    ("{\"version\": 1, \"hotels\": [", .notJSON(offset: 26)),
    ("{\"hotels\": []}", .badMember("version")),
    ("{\"version\": 2, \"hotels\": []}", .unknownVersion(2)),
    ("{\"version\": 1}", .badMember("hotels")),
    ("{\"version\": 1, \"hotels\": [{}]}", .badMember("hotels[0].id")),
    ("{\"version\": 1, \"hotels\": [{\"id\": \"a\", \"name\": 3}]}", .badMember("hotels[0].name")),
  ])
  func `a foreign file is refused by name and left untouched`(
    _ text: String, _ reason: TripFileFault.Reason
  ) throws {
    let disk = FakeDisk()
    try AtomicFile.replace("/home/trip.json", with: Array(text.utf8), on: disk)
    let error = TripStoreError.malformed(path: "/home/trip.json", TripFileFault(reason))
    #expect(throws: error) { try Trip(store: Self.open(disk), makeID: { "x" }) }
    #expect(error.sentence.contains("/home/trip.json"))
    let store = Self.open(disk)
    #expect(throws: error) { try store.save(try Self.hotels()) }
    #expect(try disk.contents(of: "/home/trip.json") == Array(text.utf8))
  }

  @Test(arguments: [
    ("\"place\": 3", "hotels[0].place"),
    ("\"place\": {\"latitude\": 91, \"longitude\": 0}", "hotels[0].place"),
    ("\"place\": {\"failed\": \"whim\"}", "hotels[0].place"),
    ("\"contact\": 1", "hotels[0].contact"),
  ])
  func `a part that is not understood is named`(_ member: String, _ path: String) throws {
    let disk = FakeDisk()
    let hotel =
      "{\"id\": \"a\", \"name\": \"\", \"street\": \"\", \"city\": \"\", \"state\": \"\", \"zip\": \"\", \(member)}"
    try AtomicFile.replace(
      "/home/trip.json", with: Array("{\"version\": 1, \"hotels\": [\(hotel)]}".utf8), on: disk)
    let error = TripStoreError.malformed(path: "/home/trip.json", TripFileFault(.badMember(path)))
    #expect(throws: error) { try Self.open(disk).load() }
  }

  @Test func `a hotel that stands twice is refused`() throws {
    let disk = FakeDisk()
    let hotel =
      "{\"id\": \"a\", \"name\": \"\", \"street\": \"\", \"city\": \"\", \"state\": \"\", \"zip\": \"\"}"
    try AtomicFile.replace(
      "/home/trip.json", with: Array("{\"version\": 1, \"hotels\": [\(hotel), \(hotel)]}".utf8),
      on: disk)
    let fault = TripFileFault(.repeatedHotel(HotelID(rawValue: "a")))
    #expect(throws: TripStoreError.malformed(path: "/home/trip.json", fault)) {
      try Self.open(disk).load()
    }
  }

  @Test func `a full disk is an error, and nothing is lost`() throws {
    let disk = FakeDisk()
    let store = Self.open(disk)
    let hotels = try Self.hotels()
    _ = try store.load()
    try store.save([hotels[0]])
    disk.fault = { _, operation in operation == .write ? .fails(.noSpace) : nil }
    #expect(throws: TripStoreError.self) { try store.save(hotels) }
    disk.fault = { _, _ in nil }
    #expect(try Self.open(disk).load() == [hotels[0]])
    try store.save(hotels)
    #expect(sorted(try Self.open(disk).load()) == hotels)
  }

  @Test func `a crash at any change leaves the last save or the one under way`() throws {
    let hotels = try Self.hotels()
    let steps = [[hotels[0]], [hotels[0], hotels[1]], hotels, [hotels[3]]]
    let disk = FakeDisk()
    let store = Self.open(disk)
    _ = try store.load()
    var last: [Hotel] = []
    for step in steps {
      var moments: [FakeDisk.Moment] = []
      disk.beforeChange = { moments.append($0) }
      try store.save(step)
      disk.beforeChange = nil
      for (index, moment) in moments.enumerated() {
        for survival in Survival.allCases {
          let crashed = FakeDisk(
            moment.torn(after: moment.byteCount / 2).afterCrash(survival, seed: UInt64(index)))
          let found = sorted(try Self.open(crashed).load())
          #expect(found == last || found == step)
        }
      }
      #expect(try Self.open(FakeDisk(disk.state.afterCrash(.synced))).load() == sorted(step))
      last = step
    }
  }

  @Test
  func
    `two processes that save at once, one at each place of the other's save, both keep their hotels`()
    throws
  {
    let hotels = try Self.hotels()
    for call in 1... {
      let disk = FakeDisk()
      let (one, two) = (Self.open(disk), Self.open(disk))
      try one.save([hotels[0]])
      _ = try two.load()
      let place = disk.callCount + call
      var isSaved = false
      disk.fault = { number, _ in
        if number == place {
          disk.fault = { _, _ in nil }
          isSaved = (try? two.save([hotels[0], hotels[2]])) != nil
        }
        return nil
      }
      try one.save([hotels[0], hotels[1]])
      let isReached = disk.callCount >= place
      disk.fault = { _, _ in nil }
      // Under the lock of the first one the second is refused, and saves when it tries again.
      if !isSaved { try two.save([hotels[0], hotels[2]]) }
      #expect(sorted(try Self.open(disk).load()) == Array(hotels[...2]), "call \(call)")
      if !isReached { break }
    }
  }
}

/// A trip that an earlier version saved with a journal beside it.
@Suite struct EarlierTripTests {
  private let disk = FakeDisk()
  private let base = "/home/trip.json"

  private func open(_ disk: FakeDisk? = nil) -> FileTripStore {
    FileTripStore(path: base, on: disk ?? self.disk, holder: LockHolder("a test"), retry: .never)
  }

  private func hotel(_ id: String, _ name: String) -> Hotel {
    Hotel(id: HotelID(rawValue: id), fields: HotelFields(name: name))
  }

  private func json(_ id: String, _ name: String) -> String {
    "{\"id\": \"\(id)\", \"name\": \"\(name)\", \"street\": \"\", \"city\": \"\", \"state\": \"\", \"zip\": \"\"}"
  }

  /// A base with a and b; entries that rename a, remove b and add c.
  private func saveAsEarlierVersion(_ entries: [String]? = nil) throws {
    try AtomicFile.replace(
      base,
      with: Array("{\"version\": 1, \"hotels\": [\(json("a", "A")), \(json("b", "B"))]}".utf8),
      on: disk)
    let journal = JournaledFile(base: base, on: disk, holder: LockHolder("earlier"), retry: .never)
    let entries =
      entries ?? [
        "{\"put\": \(json("a", "Amber"))}", "{\"remove\": \"b\"}", "{\"put\": \(json("c", "C"))}",
      ]
    try journal.append(entries.map { Array($0.utf8) })
  }

  @Test func `its journal is counted in, and put into the file by the first save`() throws {
    try saveAsEarlierVersion()
    let before = disk.state.paths
    let store = open()
    #expect(try store.load() == [hotel("a", "Amber"), hotel("c", "C")])
    #expect(disk.state.paths == before)
    try store.save([hotel("a", "Amber"), hotel("c", "Clark")])
    #expect(
      try disk.list("/home") == ["trip.journal.old-1", "trip.json", "trip.lock"])
    #expect(try open().load() == [hotel("a", "Amber"), hotel("c", "Clark")])
    #expect(store.warnings.isEmpty)
  }

  @Test func `a crash anywhere in that save leaves the hotels of before or after`() throws {
    try saveAsEarlierVersion()
    let store = open()
    let before = try store.load()
    let after = [hotel("a", "Amber"), hotel("d", "D")]
    disk.beforeChange = { moment in
      for seed in 0..<20 {
        let crashed = FakeDisk(
          moment.torn(after: moment.byteCount / 2).afterCrash(.some, seed: UInt64(seed)))
        let found = try? open(crashed).load()
        #expect(found == before || found == after, "seed \(seed)")
      }
    }
    try store.save(after)
  }

  @Test func `a save that a crash cut short is left out, and the trip hands the warning on`() throws
  {
    try saveAsEarlierVersion()
    let file = try disk.open("/home/trip.journal", .update)
    _ = try disk.write(file, Array("RBtx".utf8)[...], at: try disk.status(of: file).size)
    let trip = try Trip(store: FailingTripStore(open()), makeID: { "x" })
    #expect(trip.hotels.map(\.fields.name) == ["Amber", "C"])
    #expect(trip.warnings.map(\.sentence).contains { $0.contains("/home/trip.journal") })
    #expect(try Trip(store: MemoryTripStore(), makeID: { "x" }).warnings.isEmpty)
  }

  @Test func `a file that another program wrote over is the truth, and the journal is kept`() throws
  {
    try saveAsEarlierVersion()
    try AtomicFile.replace(
      base, with: Array("{\"version\": 1, \"hotels\": [\(json("z", "Z"))]}".utf8), on: disk)
    let journal = try disk.contents(of: "/home/trip.journal")
    let store = open()
    #expect(try store.load() == [hotel("z", "Z")])
    #expect(store.warnings == [.baseEditedElsewhere(base: base, entriesSetAside: 3)])
    try store.save([hotel("z", "Zuni")])
    #expect(try disk.contents(of: "/home/trip.journal.old-1") == journal)
    #expect(try open().load() == [hotel("z", "Zuni")])
  }

  @Test func `a damaged journal is named, and nothing is changed`() throws {
    try saveAsEarlierVersion()
    var bytes = try #require(try disk.contents(of: "/home/trip.journal"))
    bytes[17] ^= 1
    try AtomicFile.replace("/home/trip.journal", with: bytes, on: disk)
    let error = TripStoreError.storage(StorageError(.read, "/home/trip.journal", .foreign))
    #expect(throws: error) { try open().load() }
    #expect(throws: error) { try open().save([hotel("a", "A")]) }
    #expect(try disk.contents(of: "/home/trip.journal") == bytes)
  }

  @Test func `an entry that is none of ours is named by its number`() throws {
    try saveAsEarlierVersion(["{\"remove\": \"a\"}", "{}"])
    let fault = TripFileFault(.badMember("put or remove"), entry: 1)
    #expect(throws: TripStoreError.malformed(path: base, fault)) { try open().load() }
  }
}
