import AddressBook
import JSON

/// Hotels to and from the JSON of `trip.json`.
///
///     {"version": 1, "hotels": [{"id": …, "name": …, "street": …, "city": …, "state": …, "zip": …,
///       "place": "asked" | {"latitude": …, "longitude": …} | {"failed": …}, "contact": {"record": …, "uid": …}}, …]}
///
/// `place` is left out for a hotel that was never looked up, `contact` for one that was never exported.
enum TripCodec {
  static let version = 1

  static func bytes(of hotels: [Hotel]) -> [UInt8] {
    let trip: JSONValue = [
      "version": .integer(version), "hotels": .array(hotels.map(value(of:))),
    ]
    return Array("\(trip.indented)\n".utf8)
  }

  static func hotels(in bytes: [UInt8]) throws(TripFileFault) -> [Hotel] {
    let trip = try json(bytes)
    guard let version = trip["version"]?.integer else { throw TripFileFault(.badMember("version")) }
    guard version == TripCodec.version else { throw TripFileFault(.unknownVersion(version)) }
    guard let values = trip["hotels"]?.array else { throw TripFileFault(.badMember("hotels")) }
    var hotels: [Hotel] = []
    var seen: Set<HotelID> = []
    for (index, value) in values.enumerated() {
      let hotel = try self.hotel(value, path: "hotels[\(index)]")
      guard seen.insert(hotel.id).inserted else { throw TripFileFault(.repeatedHotel(hotel.id)) }
      hotels.append(hotel)
    }
    return hotels
  }

  static func json(_ bytes: [UInt8]) throws(TripFileFault) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.read(bytes)
    } catch {
      throw TripFileFault(.notJSON(offset: error.offset))
    }
  }

  static func value(of hotel: Hotel) -> JSONValue {
    var members = [JSONMember("id", .string(hotel.id.rawValue))]
    for field in HotelField.allCases {
      members.append(JSONMember(field.rawValue, .string(hotel.fields[field])))
    }
    if let place = value(of: hotel.place) { members.append(JSONMember("place", place)) }
    if let contact = hotel.contact { members.append(JSONMember("contact", value(of: contact))) }
    return .object(members)
  }

  static func hotel(_ value: JSONValue, path: String) throws(TripFileFault) -> Hotel {
    guard let id = value["id"]?.string else { throw TripFileFault(.badMember("\(path).id")) }
    var fields = HotelFields()
    for field in HotelField.allCases {
      guard let text = value[field.rawValue]?.string else {
        throw TripFileFault(.badMember("\(path).\(field.rawValue)"))
      }
      fields[field] = text
    }
    return Hotel(
      id: HotelID(rawValue: id), fields: fields,
      place: try place(value["place"], path: "\(path).place"),
      contact: try contact(value["contact"], path: "\(path).contact"))
  }
}

// MARK: Parts

extension TripCodec {
  private static func value(of place: Place) -> JSONValue? {
    switch place {
    case .unasked: nil
    case .asked: "asked"
    case .found(let point):
      ["latitude": .number(point.latitude), "longitude": .number(point.longitude)]
    case .failed(let error): ["failed": .string(error.rawValue)]
    }
  }

  private static func place(_ value: JSONValue?, path: String) throws(TripFileFault) -> Place {
    guard let value else { return .unasked }
    if value.string == "asked" { return .asked }
    if let error = value["failed"]?.string.flatMap(GeocodingError.init) { return .failed(error) }
    guard let latitude = value["latitude"]?.double, let longitude = value["longitude"]?.double,
      let point = Coordinate(latitude: latitude, longitude: longitude)
    else { throw TripFileFault(.badMember(path)) }
    return .found(point)
  }

  private static func value(of contact: ExportedContact) -> JSONValue {
    let record = JSONMember("record", .integer(Int(contact.record.rawValue)))
    let uid = contact.uid.map { JSONMember("uid", .string($0)) }
    return .object([record] + (uid.map { [$0] } ?? []))
  }

  private static func contact(
    _ value: JSONValue?, path: String
  ) throws(TripFileFault) -> ExportedContact? {
    guard let value else { return nil }
    guard let number = value["record"]?.integer.flatMap(Int32.init(exactly:)) else {
      throw TripFileFault(.badMember(path))
    }
    return ExportedContact(record: RecordID(rawValue: number), uid: value["uid"]?.string)
  }
}
