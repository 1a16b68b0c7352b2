extension HotelListChange {
  /// The changes that lead from one list to another: deletes, inserts, moves, updates, each by index.
  ///
  /// Only a hotel that itself changed can move. Of several, as few as the order allows are reported as
  /// moves, so that a hotel beside them whose order did not change is an update.
  static func changes(from old: [Hotel], to new: [Hotel]) -> [HotelListChange] {
    let before = indices(of: old)
    let after = indices(of: new)
    let deletes = old.enumerated().filter { after[$0.element.id] == nil }
      .map { delete($0.element, at: $0.offset) }
    let inserts = new.enumerated().filter { before[$0.element.id] == nil }
      .map { insert($0.element, at: $0.offset) }
    var moves: [HotelListChange] = []
    var updates: [HotelListChange] = []
    var kept = unchanged(old, new, after)
    for (index, hotel) in old.enumerated() {
      guard let target = after[hotel.id], new[target] != hotel else { continue }
      if kept.allSatisfy({ ($0.old < index) == ($0.new < target) }) {
        kept.append((index, target))
        updates.append(update(new[target], at: index))
      } else {
        moves.append(move(new[target], from: index, to: target))
      }
    }
    return deletes + inserts + moves + updates
  }

  private static func indices(of hotels: [Hotel]) -> [HotelID: Int] {
    Dictionary(hotels.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  private static func unchanged(
    _ old: [Hotel], _ new: [Hotel], _ after: [HotelID: Int]
  ) -> [(old: Int, new: Int)] {
    old.enumerated().compactMap { index, hotel in
      guard let target = after[hotel.id], new[target] == hotel else { return nil }
      return (index, target)
    }
  }
}
