import RoadTrip
import Storage
import StorageTesting
import Testing

/// What is said of a trip's files without loading them, and what is saved of them.
@Suite struct TripInspectionTests {
  private let disk = FakeDisk()
  private let path = "/home/trip.json"

  @Test func `a trip that loads is counted`() throws {
    try store().save(hotels)
    let found = try inspect()
    #expect(found.isValid && found.isWhole)
    #expect(found.sentences.last == "\(path): 3 hotels.")
  }

  @Test func `of a file that ends in the middle every whole hotel is saved, wherever it ends`()
    throws
  {
    try store().save(hotels)
    let whole = try #require(try disk.contents(of: path))
    var counts: [Int] = []
    for count in 0..<whole.count - 3 {
      try AtomicFile.replace(path, with: Array(whole.prefix(count)), on: disk)
      let found = try inspect()
      #expect(!found.isValid || count == 0)
      #expect(try opened(found) == Array(hotels.prefix(found.hotelCount)), "\(count) bytes")
      counts.append(found.hotelCount)
    }
    #expect(counts == counts.sorted())
    #expect(Set(counts) == [0, 1, 2, 3])
  }

  @Test func `the error of loading is reported, and what is lost with its place`() throws {
    let text = "{\"version\": 1, \"hotels\": [\(json("a")), {\"id\": \"b\", \"na, \(json("c"))]}"
    try put(text)
    let found = try inspect()
    let error = #expect(throws: TripStoreError.self) { try store().load() }
    #expect(found.errors == [try #require(error)])
    let lost = "{\"id\": \"b\", \"na"
    let place = 26 + json("a").utf8.count + 2
    #expect(
      found.faults.last
        == "\(path): \(lost.utf8.count) bytes from byte \(place) on hold no whole hotel.")
    #expect(try opened(found).map(\.id.rawValue) == ["a", "c"])
  }

  @Test(arguments: [
    ("{\"hotels\": [", 0, 0), ("hello", 0, 1), ("", 0, 0),
    ("{\"version\": 2, \"hotels\": [A]}", 1, 0),
    ("{\"hotels\": [A, B]}", 2, 0), ("{\"version\": 1, \"hotels\": [A, {}, B]}", 2, 1),
    ("{\"version\": 1, \"hotels\": [A, B], ]", 2, 0), ("[A, B, 7]", 2, 1), ("A B", 2, 0),
  ])
  func `whatever is wrong, the hotels that are whole are saved`(
    _ text: String, _ hotels: Int, _ lost: Int
  ) throws {
    try put(
      text.replacing("A", with: json("a")).replacing("B", with: json("b")))
    let found = try inspect()
    #expect(found.hotelCount == hotels)
    #expect(found.lost.count == lost)
    #expect(try opened(found).count == hotels)
    #expect(found.isValid == text.isEmpty)
  }

  @Test func `a file that opens more than it closes is searched to its end`() throws {
    try put(
      "{\"hotels\": [\(json("a"))," + String(repeating: "{\"a\":", count: 20_000)
        + json("b"))
    #expect(try inspect().hotelCount == 2)
  }

  @Test func `two hotels of one identifier are both saved, the same one once`() throws {
    let other = json("a").replacing("Inn a", with: "Other")
    try put("{\"version\": 1, \"hotels\": [\(json("a")), \(other), \(json("a"))]}")
    let found = try inspect()
    #expect(found.faults.first?.contains("twice") == true)
    #expect(try opened(found).map(\.id.rawValue) == ["a", "a-2"])
  }

  @Test func `the journal comes on top, without what cannot be understood`() throws {
    try store().save(hotels)
    let file = JournaledFile(base: path, on: disk, holder: LockHolder("newer"), retry: .never)
    try file.append([Array("{\"remove\": \"a\"}".utf8)])
    try file.append([Array("{\"paint\": 1}".utf8), Array("{\"remove\": \"b\"}".utf8)])
    var found = try inspect()
    #expect(found.faults.count == 1)
    #expect(found.faults[0].contains("entry 2 of its journal"), "\(found.faults[0])")
    #expect(try opened(found) == [hotels[2]])
    try put("{\"hotels\": [\(json("x")), {")
    found = try inspect()
    #expect(found.faults.count == 3, "\(found.faults)")
    #expect(try opened(found).map(\.id.rawValue) == ["x"])
    #expect(found.salvage.entries.count == 2)
  }

  @Test func `what is lost is counted, part by part`() throws {
    try put(
      "{\"version\": 1, \"hotels\": [\(json("a")), {\"id\": 1}, \(json("b")), gone, \(json("c")), x]}"
    )
    let found = try inspect()
    #expect(found.hotelCount == 3)
    #expect(found.lost.map(\.count) == [8, 4, 1])
    #expect(found.sentences.filter { $0.contains("hold no whole hotel") }.count == 3)
    #expect(found.sentences.last?.contains("3 hotels can be saved") == true)
  }
}

extension TripInspectionTests {
  private var hotels: [Hotel] {
    ["a", "b", "c"].map {
      Hotel(id: HotelID(rawValue: $0), fields: HotelFields(name: "{\"[Inn]\"} \($0),"))
    }
  }

  private func json(_ id: String) -> String {
    "{\"id\": \"\(id)\", \"name\": \"Inn \(id)\", \"street\": \"\", \"city\": \"\", \"state\": \"\", \"zip\": \"\"}"
  }

  private func put(_ text: String) throws {
    try AtomicFile.replace(path, with: Array(text.utf8), on: disk)
  }

  private func inspect() throws -> TripInspection { try TripInspection(path: path, on: disk) }

  private func store(_ path: String = "/home/trip.json", on other: FakeDisk? = nil)
    -> FileTripStore
  {
    FileTripStore(
      path: path, on: other ?? disk, holder: LockHolder("a test"), retry: .never)
  }

  /// The hotels of what is saved.
  private func opened(_ found: TripInspection) throws -> [Hotel] {
    let copy = FakeDisk(disk.state)
    let saved = try Salvage.write(
      found.salvage, beside: path, on: copy, holder: LockHolder("a test"))
    for name in ["trip.json", "trip.journal"] {
      #expect(try copy.contents(of: "/home/\(name)") == disk.contents(of: "/home/\(name)"))
    }
    #expect(try TripInspection(path: saved.base, on: copy).isValid)
    return try store(saved.base, on: copy).load()
  }
}
