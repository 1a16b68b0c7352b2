import JSON
import Storage

/// An entry of the journal that earlier versions kept beside `trip.json`: `{"put": hotel}` or `{"remove": id}`.
enum TripJournalEntry {
  case put(Hotel)
  case remove(HotelID)

  init(_ payload: [UInt8]) throws(TripFileFault) {
    let value = try TripCodec.json(payload)
    if let hotel = value["put"] {
      self = .put(try TripCodec.hotel(hotel, path: "put"))
    } else if let id = value["remove"]?.string {
      self = .remove(HotelID(rawValue: id))
    } else {
      throw TripFileFault(.badMember("put or remove"))
    }
  }

  /// The entries that can be read, and the fault of each other one.
  static func read(_ payloads: [[UInt8]]) -> (entries: [TripJournalEntry], faults: [TripFileFault])
  {
    var (entries, faults) = ([TripJournalEntry](), [TripFileFault]())
    for (index, payload) in payloads.enumerated() {
      do throws(TripFileFault) {
        entries.append(try TripJournalEntry(payload))
      } catch {
        faults.append(TripFileFault(error.reason, entry: index))
      }
    }
    return (entries, faults)
  }
}

extension [HotelID: Hotel] {
  init(_ hotels: [Hotel]) { self = Dictionary(hotels.map { ($0.id, $0) }) { _, last in last } }

  /// The hotels of a trip's file and of the journal on top; the first fault is thrown.
  init(_ contents: StoreContents) throws(TripFileFault) {
    self.init(contents.base.isEmpty ? [] : try TripCodec.hotels(in: contents.base))
    let (entries, faults) = TripJournalEntry.read(contents.entries)
    if let fault = faults.first { throw fault }
    for entry in entries {
      switch entry {
      case .put(let hotel): self[hotel.id] = hotel
      case .remove(let id): self[id] = nil
      }
    }
  }

  /// The hotels in the order of their identifiers.
  var sorted: [Hotel] { values.sorted { $0.id < $1.id } }

  /// These hotels with what one process changed: removed, added or edited since `known`.
  func taking(_ wanted: [HotelID: Hotel], since known: [HotelID: Hotel]) -> [HotelID: Hotel] {
    var merged = filter { known[$0.key] == nil || wanted[$0.key] != nil }
    for (id, hotel) in wanted where known[id] != hotel { merged[id] = hotel }
    return merged
  }
}
