import Fakes
import Headless
import RoadTrip
import SeededRandom
import Testing
import Undo

/// Random runs of a user against a model that remembers whole lists.
@Suite struct TripModelTests {
  @Test(arguments: 0..<150)
  func `a random run leaves list, pins, store and undo as the model has them`(
    _ seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let rig = try TripRig()
    var model = TripModel()
    for number in 0..<60 {
      let move = Move.random(&random)
      try play(move, rig, &model)
      let note = Testing.Comment(rawValue: "seed \(seed), move \(number): \(move)")
      try #require(rig.trip.hotels.map(ModelHotel.init) == model.hotels, note)
      try #require(try rig.saved().map(ModelHotel.init) == model.saved, note)
      try #require(rig.list.history.undoMenuTitle == model.undoTitle, note)
      try #require(rig.list.history.redoMenuTitle == model.redoTitle, note)
      try #require((rig.list.form != nil) == (model.form != nil), note)
      try #require(rig.recorder.followsTheRules, note)
    }
  }

  private func play(_ move: Move, _ rig: TripRig, _ model: inout TripModel) throws {
    switch move {
    case .trouble(let isOn):
      rig.store.saveFailure = isOn ? FailingTripStore.fullDisk : nil
      model.isDiskFull = isOn
    case .leave where model.form == nil:
      try rig.leaveList()
      dismissAlerts(rig)
      try rig.openList()
      model.leave()
    case .undo where model.form == nil:
      try rig.list.history.undo()
      model.undo()
    case .redo where model.form == nil:
      try rig.list.history.redo()
      model.redo()
    case .add where model.form == nil:
      try rig.list.add()
      model.add(try rig.form().hotel.id)
    case .edit(let index) where model.form == nil:
      guard let hotel = model.hotels.at(index) else { return }
      try rig.list.edit(hotel.id)
      model.form = (hotel.id, hotel.fields, false)
    case .delete(let index) where model.form == nil:
      guard let hotel = model.hotels.at(index) else { return }
      try rig.list.delete(hotel.id)
      model.delete(hotel.id)
    case .enter(let field, let text):
      guard model.form != nil else { return }
      try rig.enter([field: text])
      model.form?.fields[field] = text
    case .save where model.form != nil:
      try rig.form().save()
      model.save()
    case .cancel where model.form != nil:
      try rig.form().cancel()
      model.cancel()
    default:
      #expect(throws: IntentRefused.self) { try refused(move, rig) }
    }
    dismissAlerts(rig)
  }

  /// The same move where it makes no sense.
  private func refused(_ move: Move, _ rig: TripRig) throws {
    switch move {
    case .add: try rig.list.add()
    case .edit: try rig.list.edit(try rig.anyHotel())
    case .delete: try rig.list.delete(try rig.anyHotel())
    default: throw IntentRefused(.notShown)
    }
  }

  private func dismissAlerts(_ rig: TripRig) {
    while rig.alert != nil { try? rig.window.chooseInAlert("OK") }
  }
}

extension TripRig {
  fileprivate func anyHotel() throws -> HotelID { list.rows.first?.id ?? HotelID(rawValue: "none") }
}

extension EventRecorder {
  /// Will and did stand around each batch, and no batch is empty.
  fileprivate var followsTheRules: Bool {
    var isOpen = false
    var count = 0
    for name in takeEvents().map(\.name) where name.hasPrefix("hotelList.") {
      switch name {
      case "hotelList.willChange":
        if isOpen { return false }
        (isOpen, count) = (true, 0)
      case "hotelList.didChange":
        if !isOpen || count == 0 { return false }
        isOpen = false
      default:
        if !isOpen { return false }
        count += 1
      }
    }
    return !isOpen
  }
}

/// What a user may do.
private enum Move {
  case add
  case edit(Int)
  case delete(Int)
  case enter(HotelField, String)
  case save
  case cancel
  case undo
  case redo
  case leave
  case trouble(Bool)

  static func random(_ random: inout SplitMix64) -> Move {
    let index = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: return .add
    case 4..<6: return .edit(index)
    case 6: return .delete(index)
    case 7..<11:
      let name = ["Amber", "amber", "Zuni", " ", "Mojave"].randomElement(using: &random) ?? ""
      let zip = ["92363", "94102", "00000", "", "89101"].randomElement(using: &random) ?? ""
      return Bool.random(using: &random) ? .enter(.name, name) : .enter(.zip, zip)
    case 11..<14: return .save
    case 14: return .cancel
    case 15, 16: return .undo
    case 17: return .redo
    case 18: return .leave
    default: return .trouble(index == 0)
    }
  }
}

/// A hotel in the model: its latitude identifies its pin.
private struct ModelHotel: Hashable {
  let id: HotelID
  var fields: HotelFields
  var pin: Double?

  init(id: HotelID, fields: HotelFields) {
    self.id = id
    self.fields = fields
  }

  init(_ hotel: Hotel) {
    self.init(id: hotel.id, fields: hotel.fields)
    pin = hotel.annotation?.coordinate.latitude
  }

  var located: ModelHotel {
    let pins = ["92363": 34.8481, "94102": 37.7793, "89101": 36.1716]
    var copy = self
    copy.pin = pins[fields.address.zip] ?? 37.7793
    return copy
  }
}

/// The naive truth: every step remembers the whole list before it.
private struct TripModel {
  private struct Step {
    let name: String
    let hotels: [ModelHotel]
  }

  var hotels: [ModelHotel] = []
  var saved: [ModelHotel] = []
  var form: (id: HotelID, fields: HotelFields, isNew: Bool)?
  var isDiskFull = false
  private var done: [Step] = []
  private var undone: [Step] = []

  var undoTitle: String { done.last.map { "Undo \($0.name)" } ?? "Undo" }
  var redoTitle: String { undone.last.map { "Redo \($0.name)" } ?? "Redo" }

  mutating func add(_ id: HotelID) {
    step("Add Hotel") { $0.append(ModelHotel(id: id, fields: .defaults)) }
    form = (id, .defaults, true)
  }

  mutating func delete(_ id: HotelID) {
    step("Delete Hotel") { $0.removeAll { $0.id == id } }
    store()
  }

  mutating func save() {
    guard let (id, fields, isNew) = form else { return }
    guard !fields.name.allSatisfy(\.isWhitespace) else { return }
    let hotel = ModelHotel(id: id, fields: fields).located
    if isNew || hotels.first(where: { $0.id == id })?.fields != fields {
      step("Edit Hotel") { $0 = $0.map { $0.id == id ? hotel : $0 } }
    } else if hotels.contains(where: { $0.id == id && $0.pin == nil }) {
      // No step: a pin that comes so is there in every list that has the hotel with these texts.
      hotels = locating(hotel, in: hotels)
      done = done.map { Step(name: $0.name, hotels: locating(hotel, in: $0.hotels)) }
      undone = undone.map { Step(name: $0.name, hotels: locating(hotel, in: $0.hotels)) }
    }
    form = nil
    store()
  }

  mutating func cancel() {
    if let form, form.isNew { step("Cancel Hotel") { $0.removeAll { $0.id == form.id } } }
    form = nil
    store()
  }

  mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(Step(name: step.name, hotels: hotels))
    hotels = step.hotels
    store()
  }

  mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(Step(name: step.name, hotels: hotels))
    hotels = step.hotels
    store()
  }

  mutating func leave() {
    store()
    if !isDiskFull || saved == hotels { (done, undone) = ([], []) }
  }

  private mutating func step(_ name: String, _ change: (inout [ModelHotel]) -> Void) {
    done.append(Step(name: name, hotels: hotels))
    undone = []
    change(&hotels)
    hotels.sort { left, right in
      let names = (left.fields.name.lowercased(), right.fields.name.lowercased())
      return names.0 == names.1 ? left.id < right.id : names.0 < names.1
    }
  }

  private func locating(_ hotel: ModelHotel, in hotels: [ModelHotel]) -> [ModelHotel] {
    hotels.map { $0.id == hotel.id && $0.fields == hotel.fields ? hotel : $0 }
  }

  private mutating func store() {
    if !isDiskFull { saved = hotels }
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { isEmpty ? nil : self[index % count] }
}
