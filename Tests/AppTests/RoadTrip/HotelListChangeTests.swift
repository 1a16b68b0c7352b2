import Fakes
import Headless
import RoadTrip
import SeededRandom
import Testing
import Undo

@Suite struct HotelListChangeTests {
  private func batch(_ rig: TripRig, _ step: () throws -> Void) rethrows -> [RecordedEvent] {
    _ = rig.recorder.takeEvents()
    try step()
    return rig.recorder.takeEvents().filter { $0.name.hasPrefix("hotelList.") }
  }

  private func event(_ name: String, _ details: [String: EventDetail]) -> [RecordedEvent] {
    [
      RecordedEvent("hotelList.willChange"), RecordedEvent("hotelList.\(name)", details),
      RecordedEvent("hotelList.didChange"),
    ]
  }

  private func rig(_ names: String...) throws -> TripRig {
    try TripRig(
      hotels: names.map { Hotel(id: HotelID(rawValue: $0), fields: HotelFields(name: $0)) })
  }

  @Test func `the insert of the default hotel reaches the list behind the form`() throws {
    let rig = try rig("Zuni")
    #expect(
      try batch(rig) { try rig.list.add() }
        == event("insert", ["name": "Hotel California", "to": 0]))
    #expect(
      try batch(rig) { try rig.form().cancel() }
        == event("delete", ["name": "Hotel California", "from": 0]))
  }

  @Test func `save moves the row once, five values and the pin in one event`() throws {
    let rig = try rig("Mojave")
    try rig.list.add()
    try rig.enter([.name: "Zuni"])
    #expect(
      try batch(rig) { try rig.form().save() }
        == event("move", ["name": "Zuni", "from": 0, "to": 1]))
    #expect(
      try batch(rig) { try rig.shake("Undo Edit Hotel") }
        == event("move", ["name": "Hotel California", "from": 1, "to": 0]))
  }

  @Test func `a change that keeps the order is one update`() throws {
    let rig = try rig("Amber", "Mojave", "Zuni")
    #expect(
      try batch(rig) { try rig.editHotel("Mojave", [.street: "1 Main Street"]) }
        == event("update", ["name": "Mojave", "at": 1]))
    #expect(
      try batch(rig) { try rig.editHotel("Mojave", [.name: "Needles"]) }
        == event("update", ["name": "Needles", "at": 1]))
  }

  @Test func `values set to what they were are no event`() throws {
    let rig = try rig("Amber", "Mojave")
    #expect(try batch(rig) { try rig.editHotel("Amber", [:]) } == [])
    #expect(try batch(rig) { try rig.leaveList() } == [])
  }

  @Test func `only the hotel that changed moves, however its neighbours shift`() throws {
    let rig = try rig("Amber", "Mojave", "Zuni")
    #expect(
      try batch(rig) { try rig.editHotel("Zuni", [.name: "Aardvark"]) }
        == event("move", ["name": "Aardvark", "from": 2, "to": 0]))
    #expect(
      try batch(rig) { try rig.list.delete(try rig.hotel("Amber")) }
        == event("delete", ["name": "Amber", "from": 1]))
    #expect(
      try batch(rig) { try rig.shake("Undo Delete Hotel") }
        == event("insert", ["name": "Amber", "to": 1]))
  }

  @Test func `rows are those of the new list during the whole batch`() throws {
    let rig = try rig("Amber")
    let watcher = RowWatcher()
    rig.list.observer = watcher
    try rig.list.delete(try rig.hotel("Amber"))
    #expect(watcher.counts == [0, 0, 0])
  }

  @Test(arguments: 0..<200)
  func `a client that follows the events arrives at the list`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let store = MemoryTripStore()
    let trip = try Trip(store: store, makeID: SequentialIDs(prefix: "h").next)
    let geocoder = ScriptedGeocoder(try Gazetteer(""), clock: ManualClock())
    geocoder.pace = .held
    let list = HotelController(
      trip: trip,
      services: HotelServices(
        screens: ScriptedContactScreens(), makeAddressBook: { ScriptedPeoplePicker().addressBook },
        geocoder: geocoder))
    let presenter = RecordingPresenter(list)
    let client = FollowingClient()
    list.observer = client
    for _ in 0..<30 {
      try randomStep(list, geocoder, &random)
      #expect(client.rows == trip.hotels, "seed \(seed)")
    }
    #expect(presenter.alerts.isEmpty)
  }

  @Test func `hotels that change places in one step do so without a row that moves to itself`()
    throws
  {
    let rig = try rig("A", "B", "C")
    let history = try #require(rig.list.history as? UndoHistory)
    let client = FollowingClient()
    client.rows = rig.trip.hotels
    rig.list.observer = client
    history.groupsByEvent = false
    history.beginGroup()
    for (name, new) in [("A", "Z"), ("B", "Y"), ("C", "X")] {
      try rig.editHotel(name, [.name: new])
    }
    try history.endGroup()
    history.groupsByEvent = true
    #expect(rig.names == ["X", "Y", "Z"])
    try history.undo()
    #expect(client.rows == rig.trip.hotels)
    #expect(
      client.changes.map(\.rows) == [
        .init(old: 1, new: nil), .init(old: 0, new: 2), .init(old: 2, new: 0),
      ])
  }

  @Test(arguments: 0..<400)
  func `any batch replays, moves as few hotels as it may, and none to its own row`(_ seed: UInt64)
    throws
  {
    var random = SplitMix64(seed: seed)
    let old = randomHotels(&random)
    let new = edited(old, &random)
    let client = FollowingClient()
    client.rows = old
    client.take(HotelListChange.changes(from: old, to: new))
    #expect(client.rows == new, "seed \(seed): \(old) to \(new)")
    #expect(client.changes.allSatisfy { !$0.isMoveToItself }, "seed \(seed)")
    #expect(Set(client.changes.map(\.id)).count == client.changes.count, "seed \(seed)")
    let moves = client.changes.filter(\.isMove).count
    #expect(moves == fewestMoves(from: old, to: new), "seed \(seed): \(client.changes)")
  }

  private func randomHotels(_ random: inout SplitMix64) -> [Hotel] {
    (0..<Int.random(in: 0...6, using: &random)).map {
      Hotel(id: HotelID(rawValue: "\($0)"), fields: HotelFields(name: randomName(&random)))
    }.sorted(by: isBefore)
  }

  private func edited(_ hotels: [Hotel], _ random: inout SplitMix64) -> [Hotel] {
    var edited: [Hotel] = []
    for var hotel in hotels where Int.random(in: 0..<6, using: &random) > 0 {
      if Int.random(in: 0..<3, using: &random) > 0 { hotel.fields.name = randomName(&random) }
      edited.append(hotel)
    }
    for number in 0..<Int.random(in: 0...2, using: &random) {
      edited.append(
        Hotel(
          id: HotelID(rawValue: "new-\(number)"), fields: HotelFields(name: randomName(&random))))
    }
    return edited.sorted(by: isBefore)
  }

  private func randomName(_ random: inout SplitMix64) -> String {
    ["a", "b", "c", "d", "e", "f"].randomElement(using: &random) ?? ""
  }

  private func isBefore(_ left: Hotel, _ right: Hotel) -> Bool {
    (left.fields.name, left.id) < (right.fields.name, right.id)
  }

  /// By trying every choice of hotels that stay: those with one row in both lists must, unchanged ones must where they
  /// can, and all that stay keep their order.
  private func fewestMoves(from old: [Hotel], to new: [Hotel]) -> Int {
    let pairs = old.indices.compactMap { index in
      new.firstIndex { $0.id == old[index].id }.map {
        (old: index, new: $0, same: old[index] == new[$0])
      }
    }
    func isOrdered(_ mask: Int) -> Bool {
      let rows = pairs.indices.filter { mask >> $0 & 1 == 1 }.map { pairs[$0].new }
      return zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 }
    }
    func mask(_ condition: ((old: Int, new: Int, same: Bool)) -> Bool) -> Int {
      pairs.indices.filter { condition(pairs[$0]) }.reduce(0) { $0 | 1 << $1 }
    }
    let fixed = mask { $0.old == $0.new }
    let must = pairs.indices.filter { pairs[$0].same && isOrdered(fixed | 1 << $0) }.reduce(fixed) {
      $0 | 1 << $1
    }
    let most =
      (0..<1 << pairs.count).filter { $0 & must == must && isOrdered($0) }.map(\.nonzeroBitCount)
      .max() ?? 0
    return pairs.count - most
  }

  private func randomStep(
    _ list: HotelController, _ geocoder: ScriptedGeocoder, _ random: inout SplitMix64
  ) throws {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      try list.add()
      try list.form?.save()
    case 1, 2:
      guard let row = list.rows.randomElement(using: &random) else { return }
      try list.edit(row.id)
      list.form?.textFields[0].text = ["a", "b", "c", "d"].randomElement(using: &random) ?? ""
      try list.form?.save()
    case 3:
      guard let row = list.rows.randomElement(using: &random) else { return }
      try list.delete(row.id)
    case 4: try list.history.undo()
    default: if let question = geocoder.unanswered.first { geocoder.answer(question) }
    }
  }
}

/// Keeps rows as a table view does: deletions and moves-away by old index, insertions by new index.
private final class FollowingClient: HotelListObserver {
  var rows: [Hotel] = []
  private(set) var changes: [HotelListChange] = []

  func take(_ changes: [HotelListChange]) {
    self.changes = changes
    apply()
  }

  func hotelListWillChange(_ list: HotelController) { changes = [] }

  func hotelList(_ list: HotelController, did change: HotelListChange) { changes.append(change) }

  func hotelListDidChange(_ list: HotelController) { apply() }

  private func apply() {
    var removed: [Int] = []
    var inserted: [(Int, Hotel)] = []
    for change in changes {
      switch change {
      case .delete(_, let from): removed.append(from)
      case .insert(let hotel, let to): inserted.append((to, hotel))
      case .update(let hotel, let at): rows[at] = hotel
      case .move(let hotel, let from, let to):
        removed.append(from)
        inserted.append((to, hotel))
      }
    }
    for index in removed.sorted(by: >) { rows.remove(at: index) }
    for (index, hotel) in inserted.sorted(by: { $0.0 < $1.0 }) { rows.insert(hotel, at: index) }
  }
}

extension HotelListChange {
  fileprivate struct Rows: Equatable {
    let old: Int?
    let new: Int?
  }

  fileprivate var rows: Rows {
    switch self {
    case .delete(_, let row), .update(_, let row): Rows(old: row, new: nil)
    case .insert(_, let row): Rows(old: nil, new: row)
    case .move(_, let old, let new): Rows(old: old, new: new)
    }
  }

  fileprivate var id: HotelID {
    switch self {
    case .delete(let hotel, _), .update(let hotel, _), .insert(let hotel, _),
      .move(let hotel, _, _):
      hotel.id
    }
  }

  fileprivate var isMove: Bool { if case .move = self { true } else { false } }

  fileprivate var isMoveToItself: Bool { isMove && rows.old == rows.new }
}

private final class RowWatcher: HotelListObserver {
  var counts: [Int] = []

  func hotelListWillChange(_ list: HotelController) { counts.append(list.rows.count) }
  func hotelList(_ list: HotelController, did change: HotelListChange) {
    counts.append(list.rows.count)
  }
  func hotelListDidChange(_ list: HotelController) { counts.append(list.rows.count) }
}
