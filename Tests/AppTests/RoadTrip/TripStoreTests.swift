import AddressBook
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
    Kind(testDescription: "file with a journal of no length") {
      let disk = FakeDisk()
      return (open(disk, limit: 0), { open(disk, limit: 0) })
    },
  ]

  private static func open(_ disk: FakeDisk, limit: Int = 65_536) -> FileTripStore {
    FileTripStore(
      path: "/home/trip.json", on: disk, holder: LockHolder("a test"), waiter: .never,
      journalLimit: limit)
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

  @Test func `a save that a crash cut short is told`() throws {
    let disk = FakeDisk()
    let store = Self.open(disk)
    var hotels = try Self.hotels()
    _ = try store.load()
    try store.save(hotels)
    let file = try disk.open("/home/trip.journal", .update)
    let end = try disk.status(of: file).size
    _ = try disk.write(file, Array("RBtx".utf8)[...], at: end)
    let again = Self.open(disk)
    #expect(sorted(try again.load()) == hotels)
    #expect(again.warnings.map(\.sentence).contains { $0.contains("/home/trip.journal") })
    hotels.removeLast()
    try again.save(hotels)
    #expect(sorted(try Self.open(disk).load()) == hotels)
  }

  @Test func `the first save writes the file, the next ones only the journal`() throws {
    let disk = FakeDisk()
    let store = Self.open(disk)
    var hotels = try Self.hotels()
    _ = try store.load()
    try store.save(hotels)
    let base = try disk.contents(of: "/home/trip.json")
    #expect(base?.isEmpty == false)
    hotels[0].fields.name = "Other"
    try store.save(hotels)
    #expect(try disk.contents(of: "/home/trip.json") == base)
    #expect(sorted(try Self.open(disk).load()) == hotels)
  }

  @Test func `a long journal is taken into the file`() throws {
    let disk = FakeDisk()
    let store = Self.open(disk, limit: 600)
    var hotels = try Self.hotels()
    _ = try store.load()
    try store.save(hotels)
    for number in 0..<20 {
      hotels[0].fields.name = "Hotel \(number)"
      try store.save(hotels)
    }
    #expect(try disk.status(at: "/home/trip.journal").map { $0.size < 2000 } == true)
    #expect(sorted(try Self.open(disk).load()) == hotels)
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

  @Test func `a journal entry that is none of ours is named by its number`() throws {
    let disk = FakeDisk()
    let store = Self.open(disk)
    _ = try store.load()
    try store.save(try Self.hotels())
    let journal = JournaledFile(
      base: "/home/trip.json", on: disk, holder: LockHolder("x"), waiter: .never)
    _ = try journal.read()
    try journal.append([Array("{\"remove\": \"a\"}".utf8), Array("{}".utf8)])
    let fault = TripFileFault(.badMember("put or remove"), entry: 1)
    #expect(throws: TripStoreError.malformed(path: "/home/trip.json", fault)) {
      try Self.open(disk).load()
    }
  }

  @Test func `a full disk is told, and nothing is lost`() throws {
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
    for limit in [65_536, 0] {
      let disk = FakeDisk()
      let store = Self.open(disk, limit: limit)
      _ = try store.load()
      var last: [Hotel] = []
      for step in steps {
        var moments: [FakeDisk.Moment] = []
        disk.beforeChange = { moments.append($0) }
        try store.save(step)
        disk.beforeChange = nil
        for (index, moment) in moments.enumerated() {
          let survival = Survival.allCases[index % 3]
          let crashed = FakeDisk(
            moment.torn(after: moment.byteCount / 2).afterCrash(survival, seed: UInt64(index)))
          let found = sorted(try Self.open(crashed, limit: limit).load())
          #expect(found == last || found == step)
        }
        last = step
      }
    }
  }
}
