import JSON
import Storage

/// One change of a trip as an entry of its journal: `{"put": hotel}` or `{"remove": id}`.
///
/// Applying a change twice does no harm.
enum TripChange: Hashable {
  case put(Hotel)
  case remove(HotelID)

  var payload: [UInt8] {
    let value: JSONValue =
      switch self {
      case .put(let hotel): ["put": TripCodec.value(of: hotel)]
      case .remove(let id): ["remove": .string(id.rawValue)]
      }
    var bytes: [UInt8] = []
    value.write(to: &bytes)
    return bytes
  }

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
}

extension [HotelID: Hotel] {
  func applying(_ changes: [TripChange]) -> [HotelID: Hotel] {
    var hotels = self
    for change in changes {
      switch change {
      case .put(let hotel): hotels[hotel.id] = hotel
      case .remove(let id): hotels[id] = nil
      }
    }
    return hotels
  }
}

/// What a trip's file and its journal come to.
enum TripJournal {
  static func hotels(in contents: StoreContents) throws(TripFileFault) -> [HotelID: Hotel] {
    let base = contents.base.isEmpty ? [] : try TripCodec.hotels(in: contents.base)
    let hotels = Dictionary(base.map { ($0.id, $0) }) { _, last in last }
    return hotels.applying(try changes(in: contents.entries))
  }

  /// Takes in what other processes saved.
  static func apply(
    _ others: StoreChange, to hotels: [HotelID: Hotel]
  ) throws(TripFileFault) -> [HotelID: Hotel] {
    switch others {
    case .none: hotels
    case .appended(let entries): hotels.applying(try changes(in: entries))
    case .replaced(let contents): try self.hotels(in: contents)
    }
  }

  /// The changes that lead from one set of hotels to another, in the order of their identifiers.
  static func changes(
    from before: [HotelID: Hotel], to after: [HotelID: Hotel]
  ) -> [TripChange] {
    let removed = before.keys.filter { after[$0] == nil }.sorted().map(TripChange.remove)
    let put = after.values.filter { before[$0.id] != $0 }.sorted { $0.id < $1.id }
    return removed + put.map(TripChange.put)
  }

  /// What is wrong with each entry that cannot be understood.
  static func faults(in entries: [[UInt8]]) -> [TripFileFault] {
    entries.indices.compactMap { index in
      do throws(TripFileFault) {
        _ = try TripChange(entries[index])
        return nil
      } catch {
        return TripFileFault(error.reason, entry: index)
      }
    }
  }

  private static func changes(in entries: [[UInt8]]) throws(TripFileFault) -> [TripChange] {
    var changes: [TripChange] = []
    for (index, entry) in entries.enumerated() {
      do throws(TripFileFault) {
        changes.append(try TripChange(entry))
      } catch {
        throw TripFileFault(error.reason, entry: index)
      }
    }
    return changes
  }
}
