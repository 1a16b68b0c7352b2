public import AddressBook

/// A place to stay on a ``Trip``.
public struct Hotel: Hashable, Sendable, Identifiable {
  /// Identifies the hotel for as long as the trip exists.
  public let id: HotelID
  /// What the user entered.
  public var fields: HotelFields
  /// What is known about where it is.
  public var place: Place
  /// The person that it was saved to in the contacts, so that saving it again updates that one.
  public var contact: ExportedContact?

  /// A hotel whose place was never looked up.
  public init(
    id: HotelID, fields: HotelFields, place: Place = .unasked, contact: ExportedContact? = nil
  ) {
    self.id = id
    self.fields = fields
    self.place = place
    self.contact = contact
  }

  /// The hotel's pin: one at most, and none without a coordinate (T0-1-13, R-GE-2). Its title follows the name.
  public var annotation: Annotation? {
    guard case .found(let coordinate) = place else { return nil }
    let line = fields.address.line
    return Annotation(
      hotel: id, title: fields.name, subtitle: line.isEmpty ? nil : line, coordinate: coordinate)
  }
}

/// Identifies a hotel within its trip.
public struct HotelID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The identifier, as the trip's source of identifiers made it.
  public let rawValue: String

  /// Wraps an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier itself.
  public var description: String { rawValue }

  /// Compares scalar by scalar.
  public static func == (left: HotelID, right: HotelID) -> Bool {
    left.rawValue.isIdentical(to: right.rawValue)
  }

  /// Shorter ones first, then by bytes, so that `hotel-2` stands before `hotel-10`.
  public static func < (left: HotelID, right: HotelID) -> Bool {
    let (a, b) = (left.rawValue.utf8, right.rawValue.utf8)
    return a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
  }
}

/// Which person of the address book a hotel was saved to.
public struct ExportedContact: Hashable, Sendable {
  /// The record's number when it was saved; an account may give it another one later (R-AB-16).
  public var record: RecordID
  /// The record's identity, which survives that; nil where the store gave none.
  public var uid: String?

  /// Remembers a record.
  public init(record: RecordID, uid: String? = nil) {
    self.record = record
    self.uid = uid
  }

  /// Compares the identities scalar by scalar.
  public static func == (left: ExportedContact, right: ExportedContact) -> Bool {
    left.record == right.record
      && left.uid.map { Array($0.utf8) } == right.uid.map { Array($0.utf8) }
  }
}
