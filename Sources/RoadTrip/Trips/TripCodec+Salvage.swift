import JSON

/// What can be saved of a `trip.json` that is damaged.
extension TripCodec {
  /// Every hotel that is whole, in the order of the file, and the bytes between them that hold something else.
  /// One whose identifier stands before it gets another, so that both are kept.
  static func wholeHotels(in bytes: [UInt8]) -> (hotels: [Hotel], lost: [Range<Int>]) {
    var hotels: [Hotel] = []
    var lost: [Range<Int>] = []
    var (end, next) = (0, 0)
    while let start = bytes[next...].firstIndex(of: UInt8(ascii: "{")) {
      next = start + 1
      guard let (hotel, hotelEnd) = hotel(in: bytes, at: start) else { continue }
      lost.append(end..<start)
      hotels.append(hotel)
      (end, next) = (hotelEnd, hotelEnd)
    }
    lost.append(end..<bytes.count)
    return (distinct(hotels), lost.compactMap { content(of: $0, in: bytes) })
  }

  /// A hotel has an object in it and no deeper ones; what bears more does not make hostile bytes cost more.
  private static func hotel(in bytes: [UInt8], at start: Int) -> (hotel: Hotel, end: Int)? {
    guard let (value, end) = try? JSONReader.readValue(in: bytes, at: start, depth: 8),
      let hotel = try? hotel(value, path: "")
    else { return nil }
    return (hotel, end)
  }

  /// What stands there besides the brackets and commas around hotels, and the head before the first.
  private static func content(of gap: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    var rest = bytes[gap]
    if gap.lowerBound == 0, let head = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[(head + 1)...]
    }
    func isAround(_ byte: UInt8) -> Bool { byte <= 0x20 || ",]}".utf8.contains(byte) }
    rest = rest.drop(while: isAround)
    while let last = rest.last, isAround(last) { rest = rest.dropLast() }
    return rest.isEmpty ? nil : rest.indices
  }

  private static func distinct(_ hotels: [Hotel]) -> [Hotel] {
    var kept: [HotelID: Hotel] = [:]
    return hotels.compactMap { hotel in
      if kept[hotel.id] == hotel { return nil }
      let names = (1...).lazy.map { $0 == 1 ? hotel.id.rawValue : "\(hotel.id)-\($0)" }
      let id = names.map(HotelID.init(rawValue:)).first { kept[$0] == nil } ?? hotel.id
      let named = Hotel(id: id, fields: hotel.fields, place: hotel.place, contact: hotel.contact)
      kept[id] = named
      return named
    }
  }
}
