public import Storage

/// The hotels of one journey, sorted by name, and whether they are saved.
///
/// A hotel whose form is still open for the first time is the ``draft``: it is on the list, as listing 1-3
/// puts it there, but it never reaches the store (T0-1-4).
public final class Trip {
  private let store: any TripStore
  private let makeID: () -> String
  private var saved: [Hotel]

  /// What the store found on opening, and dealt with; an app shows each one's sentence.
  public let warnings: [StoreWarning]

  /// The hotels by name, capital letters aside; equal names by identifier.
  public private(set) var hotels: [Hotel]

  /// The hotel that is still being added.
  public internal(set) var draft: HotelID?

  /// Opens the trip that a store holds.
  ///
  /// - Parameters:
  ///   - store: where the hotels are kept.
  ///   - makeID: returns an identifier that it never returned before, and that no stored hotel has; one that is
  ///     taken is passed over.
  /// - Throws: what the store throws on loading.
  public init(store: any TripStore, makeID: @escaping () -> String) throws(TripStoreError) {
    self.store = store
    self.makeID = makeID
    saved = try store.load().sorted(by: Trip.isOrdered)
    warnings = store.warnings
    hotels = saved
  }

  /// The hotel of that name; nil for an unknown one. Costs time linear in the hotels.
  public subscript(id: HotelID) -> Hotel? { hotels.first { $0.id == id } }

  /// The pins of the hotels that have one, in the list's order; the draft has none.
  public var annotations: [Annotation] { hotels.compactMap(\.annotation) }

  /// Whether the store holds anything else than what ``save()`` would write.
  public var hasUnsavedChanges: Bool { settled != saved }

  /// Writes the hotels, all but the draft, if they are not what the store holds.
  ///
  /// - Throws: what the store throws. The hotels stay as they are, unsaved, so it may be tried again.
  public func save() throws(TripStoreError) {
    let settled = settled
    guard settled != saved else { return }
    try store.save(settled)
    saved = settled
  }

  private var settled: [Hotel] { hotels.filter { $0.id != draft } }

  private static func isOrdered(_ left: Hotel, before right: Hotel) -> Bool {
    let (a, b) = (left.fields.name.lowercased(), right.fields.name.lowercased())
    if a.utf8.elementsEqual(b.utf8) { return left.id < right.id }
    return a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

// MARK: Changes

extension Trip {
  /// A hotel with a new identifier, which is not on the trip yet.
  func makeHotel(_ fields: HotelFields) -> Hotel {
    var id = HotelID(rawValue: makeID())
    while self[id] != nil { id = HotelID(rawValue: makeID()) }
    return Hotel(id: id, fields: fields)
  }

  func insert(_ hotel: Hotel) {
    hotels.append(hotel)
    hotels.sort(by: Trip.isOrdered)
  }

  @discardableResult
  func remove(_ id: HotelID) -> Hotel? {
    guard let index = hotels.firstIndex(where: { $0.id == id }) else { return nil }
    return hotels.remove(at: index)
  }

  /// Changes a hotel and returns it as it was; nil for an unknown one.
  @discardableResult
  func update(_ id: HotelID, _ change: (inout Hotel) -> Void) -> Hotel? {
    guard let index = hotels.firstIndex(where: { $0.id == id }) else { return nil }
    let before = hotels[index]
    change(&hotels[index])
    hotels.sort(by: Trip.isOrdered)
    return before
  }
}
